-- What a hosted Supabase database has before the first migration: roles, grants and default privileges.
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin noinherit bypassrls; end if;
end;
$$;
grant anon, authenticated, service_role to current_user;
grant usage on schema public, auth to anon, authenticated, service_role;
grant execute on all functions in schema auth to anon, authenticated, service_role;
revoke all on all tables in schema auth from public, anon, authenticated, service_role;
do $$
begin
  -- Only on the first start: later the migrations own these.
  if not exists (select from supabase_migrations.schema_migrations) then
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
    alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  end if;
end;
$$;

create table if not exists auth.mfa_amr_claims (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references auth.sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  authentication_method text not null,
  unique (session_id, authentication_method)
);

-- The second factor, as Supabase Auth keeps it; secrets are encrypted by the server that reads them.
create table if not exists auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null default 'totp' check (factor_type = 'totp'),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  secret text not null,
  -- The time step of the last accepted code: a code is good once.
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index if not exists mfa_factors_name_idx on auth.mfa_factors (user_id, friendly_name)
  where btrim(friendly_name) <> '';
create table if not exists auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null default now(),
  verified_at timestamptz
);
create index if not exists mfa_challenges_factor_idx on auth.mfa_challenges (factor_id);

-- The server notes the address of everybody who signs in or out, where neither retention nor an erased account would reach it. Nothing reads
-- these notes: the site's own log and change log tell the same without an address.
create or replace function auth.keep_no_entry() returns trigger
language plpgsql set search_path = ''
as $$
begin
  return null;
end;
$$;
create or replace trigger keep_no_entry before insert on auth.audit_log_entries for each row execute function auth.keep_no_entry();
delete from auth.audit_log_entries;

-- The server below refuses a session a week after sign-in and a day after its last use (fixed-session-lifetimes.ts), but forgets none. Whoever signs in
-- clears away all that have ended, with their tokens, and questions for a code that nobody may answer any more.
create or replace function auth.forget_ended() returns trigger
language plpgsql set search_path = ''
as $$
begin
  delete from auth.sessions
  where created_at < now() - interval '7 days' or coalesce(refreshed_at at time zone 'utc', created_at) < now() - interval '1 day';
  delete from auth.mfa_challenges where created_at < now() - interval '1 day';
  return null;
end;
$$;
create or replace trigger forget_ended before insert on auth.sessions for each statement execute function auth.forget_ended();

-- Codes and tokens that are good once: for a phone, a new address, a renewed proof of identity, or the code beside a generated link. Only
-- hashes are kept. One of each kind per person: a new one replaces the old.
create table if not exists auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  token_type text not null,
  token_hash text not null,
  -- What the token is about: a new phone number or address, or the link beside a code.
  relates_to text not null default '',
  created_at timestamptz not null default now(),
  unique (user_id, token_type)
);
alter table auth.one_time_tokens drop constraint if exists one_time_tokens_token_type_check,
  add constraint one_time_tokens_token_type_check
    check (token_type in ('phone', 'phone_sign_up', 'phone_change', 'email_change', 'reauthentication', 'link_code'));
create index if not exists one_time_tokens_hash_idx on auth.one_time_tokens (token_hash);

-- A sign-in with an OpenID provider, from the redirect to the provider until its code has been exchanged for a session.
create table if not exists auth.oauth_flows (
  id uuid primary key default gen_random_uuid(),
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  client_code_challenge text not null,
  redirect_to text not null,
  -- Set when a signed-in person adds an identity.
  link_user_id uuid references auth.users (id) on delete cascade,
  user_id uuid references auth.users (id) on delete cascade,
  auth_code_hash text,
  created_at timestamptz not null default now()
);
create unique index if not exists oauth_flows_code_idx on auth.oauth_flows (auth_code_hash);
alter table auth.one_time_tokens enable row level security;
alter table auth.oauth_flows enable row level security;
revoke all on auth.one_time_tokens, auth.oauth_flows from public, anon, authenticated, service_role;

-- The token secret of the last start, as a fingerprint: sessions end when another one is in use (end-sessions-of-former-secret.ts).
create table if not exists auth.token_secret_fingerprint (
  fingerprint text primary key
);
alter table auth.token_secret_fingerprint enable row level security;
revoke all on auth.token_secret_fingerprint from public, anon, authenticated, service_role;
