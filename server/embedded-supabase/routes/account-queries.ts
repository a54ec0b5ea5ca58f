import { randomUUID } from 'node:crypto';
import type { BackendContext } from '../backend-context';

/** An account as shown by Supabase Auth's admin API. */
export type AuthAccount = {
  id: string;
  email: string | null;
  phone: string;
  user_metadata: Record<string, unknown>;
};

/** The identities of the account `auth.users`, as a JSON list. */
export const identitiesColumnSql = `(select coalesce(json_agg(json_build_object('identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id,
  'identity_data', i.identity_data, 'provider', i.provider, 'last_sign_in_at', i.last_sign_in_at, 'created_at', i.created_at,
  'updated_at', i.updated_at, 'email', i.email) order by i.created_at), '[]') from auth.identities i where i.user_id = users.id) as identities`;

/** The columns of an account that the admin API shows. */
export const accountColumnsSql = `id, aud, role, email, coalesce(phone, '') as phone, email_confirmed_at, phone_confirmed_at, confirmed_at,
  invited_at, last_sign_in_at, raw_app_meta_data as app_metadata, raw_user_meta_data as user_metadata, banned_until, is_anonymous,
  created_at, updated_at, ${identitiesColumnSql}`;

/** One account, undefined when there is none. */
export async function findAccountById({ database }: BackendContext, id: string): Promise<AuthAccount | undefined> {
  return (
    await database.query<AuthAccount>(
      `select ${accountColumnsSql} from auth.users where id = $1 and deleted_at is null`,
      [id],
    )
  )[0];
}

// One statement, so the account and its identity exist together or not at all.
const insert = `
  with account as (
    insert into auth.users (id, aud, role, email, phone, encrypted_password, email_confirmed_at, phone_confirmed_at,
      raw_app_meta_data, raw_user_meta_data, is_anonymous, banned_until)
    values ($1::uuid, 'authenticated', 'authenticated', $2::text, $3::text, $4::text, case when $5 then now() end,
      case when $6 then now() end, $7::text::jsonb, $8::text::jsonb, $9, $10::timestamptz)
    on conflict do nothing
    returning id
  ), identity as (
    insert into auth.identities (id, provider, provider_id, user_id, identity_data)
    select $11::uuid, $12::text, coalesce($13::text, id::text), id, $14::text::jsonb from account where $12::text is not null
    on conflict do nothing
    returning user_id
  )
  select id from account`;

/** How somebody proves who they are: with an address, a phone, or an account elsewhere. */
export type NewIdentity = { provider: string; providerId?: string; data: Record<string, unknown> };

export type NewAuthUser = {
  id?: string;
  email?: string;
  phone?: string;
  /** bcrypt; without one the account cannot sign in with a password. */
  passwordHash?: string | null;
  /** Whether email and phone are proven. */
  confirmed: boolean;
  phoneConfirmed?: boolean;
  metadata: Record<string, unknown>;
  appMetadata?: Record<string, unknown>;
  isAnonymous?: boolean;
  bannedUntil?: string | null;
  /** Without it the identity is that of the email address or the phone. */
  identity?: NewIdentity;
};

function defaultIdentity(
  id: string,
  { email, phone, confirmed, phoneConfirmed }: NewAuthUser,
): NewIdentity | undefined {
  if (email) return { provider: 'email', data: { sub: id, email, email_verified: confirmed } };
  return phone ? { provider: 'phone', data: { sub: id, phone, phone_verified: phoneConfirmed ?? false } } : undefined;
}

/** Creates an account with its identity; undefined when the email address or the phone number is taken. */
export async function tryCreateAuthAccount(
  backend: BackendContext,
  account: NewAuthUser,
): Promise<AuthAccount | undefined> {
  const id = account.id ?? randomUUID();
  const identity = account.identity ?? defaultIdentity(id, account);
  const provider = identity?.provider;
  const created = await backend.database.query(insert, [
    id,
    account.email ?? null,
    account.phone ?? null,
    account.passwordHash ?? null,
    Boolean(account.email) && account.confirmed,
    Boolean(account.phone) && (account.phoneConfirmed ?? account.confirmed),
    JSON.stringify({ ...account.appMetadata, ...(provider && { provider, providers: [provider] }) }),
    JSON.stringify(account.metadata),
    account.isAnonymous ?? false,
    account.bannedUntil ?? null,
    randomUUID(),
    provider ?? null,
    identity?.providerId ?? null,
    JSON.stringify(identity?.data ?? {}),
  ]);
  if (created.length === 0) return undefined;
  await backend.database.flush();
  return findAccountById(backend, id);
}

/**
 * The account of an invited person: a new one, or that of an earlier invitation that was not accepted, with `metadata`
 * added to its own; otherwise undefined.
 */
export async function findPendingOrCreateInvitedAccount(
  backend: BackendContext,
  email: string,
  metadata: Record<string, unknown>,
) {
  const [pending] = await backend.database.query<{ id: string }>(
    `update auth.users set raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || $2::text::jsonb, updated_at = now()
     where email = $1 and confirmed_at is null and deleted_at is null returning id`,
    [email, JSON.stringify(metadata)],
  );
  if (pending) return findAccountById(backend, pending.id);
  return tryCreateAuthAccount(backend, { email, confirmed: false, metadata });
}

/**
 * Changes the email address of an account and of its identity; false when it is taken. Links and codes that were sent
 * to the former address are useless then.
 */
export async function trySetAccountEmail(
  { database }: BackendContext,
  id: string,
  email: string,
  confirmed: boolean,
): Promise<boolean> {
  const changed = await database.query(
    `with changed as (
       update auth.users set email = $2, updated_at = now(), is_anonymous = false,
         email_confirmed_at = case when $3 then now() else email_confirmed_at end,
         confirmation_token = null, recovery_token = null
       where id = $1 and not exists (select from auth.users other where other.email = $2 and other.id <> $1) returning id
     ), identity as (
       insert into auth.identities (id, provider, provider_id, user_id, identity_data)
       select gen_random_uuid(), 'email', id::text, id, jsonb_build_object('sub', id, 'email', $2::text, 'email_verified', $3::boolean) from changed
       on conflict (provider, provider_id) do update set identity_data = excluded.identity_data, updated_at = now()
     ), tokens as (
       delete from auth.one_time_tokens where user_id in (select id from changed)
         and token_type in ('email_change', 'reauthentication', 'link_code')
     )
     select id from changed`,
    [id, email, confirmed],
  );
  await database.flush();
  return changed.length > 0;
}

/** Lists in `app_metadata` the providers of an account's identities, after one was added or removed. */
export async function syncAccountProviders({ database }: BackendContext, id: string): Promise<void> {
  await database.query(
    `update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || jsonb_build_object('providers',
       (select json_agg(distinct provider) from auth.identities where user_id = $1)), updated_at = now() where id = $1`,
    [id],
  );
}
