import type { BackendContext } from '../backend-context';

/**
 * Marks in `app_metadata` an account that a stranger opened with an email address that nobody has proven, although
 * Supabase Auth calls it confirmed (`enable_confirmations = false` in supabase/config.toml).
 */
export const autoconfirmedMark = 'email_autoconfirmed';

/** SQL: whether nobody has proven that the email address of a row of `auth.users` is that of the account's owner. */
export const emailUnprovenSql = `(email_confirmed_at is null or coalesce(raw_app_meta_data ->> '${autoconfirmedMark}', '') = 'true')`;

/**
 * Gives an account with an unproven address to the person who has just proven it with a provider; other accounts stay
 * as they are. As in Supabase Auth, everything goes that may be somebody else's way in: the password, other identities,
 * sessions, second factors, codes and links. A phone goes if its owner signed up by themselves.
 */
export async function claimUnprovenAccount(
  { database }: BackendContext,
  userId: string,
  provider: string,
): Promise<void> {
  await database.query(
    `with account as (
       update auth.users set encrypted_password = null, email_confirmed_at = now(), confirmation_token = null, recovery_token = null,
         phone = case when raw_app_meta_data ->> '${autoconfirmedMark}' = 'true' then null else phone end,
         phone_confirmed_at = case when raw_app_meta_data ->> '${autoconfirmedMark}' = 'true' then null else phone_confirmed_at end,
         raw_app_meta_data = (coalesce(raw_app_meta_data, '{}') - '${autoconfirmedMark}') || jsonb_build_object('provider', $2::text),
         updated_at = now()
       where id = $1 and ${emailUnprovenSql} returning id
     ), identities as (delete from auth.identities where user_id in (select id from account)),
       factors as (delete from auth.mfa_factors where user_id in (select id from account)),
       tokens as (delete from auth.one_time_tokens where user_id in (select id from account)),
       flows as (delete from auth.oauth_flows where user_id in (select id from account) or link_user_id in (select id from account))
     delete from auth.sessions where user_id in (select id from account)`,
    [userId, provider],
  );
}
