import type { BackendContext } from '../backend-context';

/**
 * Marks in `app_metadata` an account that a stranger opened with an email address that nobody has proven, although
 * Supabase Auth calls it confirmed (`enable_confirmations = false` in supabase/config.toml).
 */
export const autoconfirmedMark = 'email_autoconfirmed';

const markedSql = `coalesce(raw_app_meta_data ->> '${autoconfirmedMark}', '') = 'true'`;

/**
 * Gives an account with an unproven address to the person who has just proven it with a provider, or by an email
 * (`provider` is `email` then); other accounts stay as they are. As in Supabase Auth, everything goes that may be
 * somebody else's way in: the password, other identities, all sessions, second factors, codes and links. A phone goes
 * if its owner signed up by themselves. Where a confirmed phone stays, its identity and the second factors stay with
 * it: they protect its owner, also from somebody who has only got into the mailbox. An email only claims accounts of
 * a sign-up: others belong to whom an administrator opened them for. Returns whether the account was claimed.
 */
export async function claimUnprovenAccount(
  { database }: BackendContext,
  userId: string,
  provider: string,
): Promise<boolean> {
  const claimed = await database.query(
    `with account as (
       update auth.users set encrypted_password = null, email_confirmed_at = now(), confirmation_token = null, recovery_token = null,
         phone = case when ${markedSql} then null else phone end,
         phone_confirmed_at = case when ${markedSql} then null else phone_confirmed_at end,
         raw_app_meta_data = (coalesce(raw_app_meta_data, '{}') - '${autoconfirmedMark}')
           || jsonb_build_object('provider', $2::text, 'providers', jsonb_build_array($2::text)),
         updated_at = now()
       where id = $1 and (${markedSql} or (email_confirmed_at is null and $2 <> 'email'))
       -- The phone as it is now, without one that a stranger confirmed.
       returning id, email, phone is not null and phone_confirmed_at is not null as has_phone
     ), identities as (
       delete from auth.identities where user_id in (select id from account) and not (provider = 'email' and $2 = 'email')
         and not (provider = 'phone' and user_id in (select id from account where has_phone))
     ), email_identity as (
       insert into auth.identities (id, provider, provider_id, user_id, identity_data)
       select gen_random_uuid(), 'email', id::text, id, jsonb_build_object('sub', id, 'email', email, 'email_verified', true)
       from account where $2 = 'email'
       on conflict (provider, provider_id) do nothing
     ),
       factors as (delete from auth.mfa_factors where user_id in (select id from account where not has_phone)),
       tokens as (delete from auth.one_time_tokens where user_id in (select id from account)),
       flows as (delete from auth.oauth_flows where user_id in (select id from account) or link_user_id in (select id from account)),
       sessions as (delete from auth.sessions where user_id in (select id from account))
     select id from account`,
    [userId, provider],
  );
  return claimed.length > 0;
}
