import { randomUUID } from 'node:crypto';
import type { Backend } from '../backend';

/** An account as shown by Supabase Auth's admin API. */
export type Account = { id: string; email: string; user_metadata: Record<string, unknown> };

/** The columns of an account that the admin API shows. */
export const accountColumns = `id, aud, role, email, coalesce(phone, '') as phone, email_confirmed_at, confirmed_at, last_sign_in_at,
  raw_app_meta_data as app_metadata, raw_user_meta_data as user_metadata, banned_until, is_anonymous, created_at, updated_at`;

/** One account, undefined when there is none. */
export async function findAccount({ database }: Backend, id: string): Promise<Account | undefined> {
  return (
    await database.query<Account>(`select ${accountColumns} from auth.users where id = $1 and deleted_at is null`, [id])
  )[0];
}

// One statement, so the account and its identity exist together or not at all.
const insert = `
  with account as (
    insert into auth.users (id, aud, role, email, phone, encrypted_password, email_confirmed_at, phone_confirmed_at,
      raw_app_meta_data, raw_user_meta_data)
    values ($1::uuid, 'authenticated', 'authenticated', $2::text, $3::text, $4::text, case when $5 then now() end,
      case when $5 and $3::text is not null then now() end,
      '{"provider": "email", "providers": ["email"]}'::jsonb, $6::text::jsonb)
    on conflict do nothing
    returning id
  )
  insert into auth.identities (id, provider, provider_id, user_id, identity_data)
  select $7::uuid, 'email', id::text, id, jsonb_build_object('sub', id, 'email', $2::text, 'email_verified', $5)
  from account
  returning user_id`;

type NewAccount = {
  email: string;
  phone?: string;
  /** bcrypt; without one the account cannot sign in with a password. */
  passwordHash?: string;
  confirmed: boolean;
  metadata: Record<string, unknown>;
};

/** Creates an account with its identity; undefined when the email address or the phone number is taken. */
export async function createAccount(backend: Backend, account: NewAccount): Promise<Account | undefined> {
  const id = randomUUID();
  const { email, phone = null, passwordHash = null, confirmed, metadata } = account;
  const values = [id, email, phone, passwordHash, confirmed, JSON.stringify(metadata), randomUUID()];
  const created = await backend.database.query(insert, values);
  if (created.length === 0) return undefined;
  await backend.database.flush();
  return findAccount(backend, id);
}

/** The account of an invited person: a new one, or that of an earlier invitation that was not accepted; otherwise undefined. */
export async function inviteUser(backend: Backend, email: string, metadata: Record<string, unknown>) {
  const [pending] = await backend.database.query<{ id: string }>(
    'select id from auth.users where email = $1 and confirmed_at is null and deleted_at is null',
    [email],
  );
  if (pending) return findAccount(backend, pending.id);
  return createAccount(backend, { email, confirmed: false, metadata });
}
