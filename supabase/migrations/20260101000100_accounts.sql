-- New objects of the public schema start without grants to the API roles. Each migration grants by name what a role
-- needs.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
revoke create on schema public from public;

-- Helper functions of policies and triggers are in a schema that the API does not expose.
create schema private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

create function private.set_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at = now();
  return new;
end;
$$;
revoke all on function private.set_updated_at from public;

-- One profile for each account. Staff who left keep theirs, so that the audit log can still name them.
create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null default 'member' check (role in ('admin', 'editor', 'sales', 'member')),
  full_name text check (char_length(full_name) between 1 and 200 and full_name !~ '[\u0001-\u001f\u007f-\u009f]'),
  locale text check (locale in ('gr', 'en', 'es', 'ru', 'cn', 'fr', 'bg', 'lv', 'it')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deactivated_at timestamptz
);
create index profiles_role_idx on public.profiles (role);

-- True while the caller's session exists. A signed token stays valid until it expires, but its session may end before:
-- by a sign-out on another device, a new password or a deactivation.
create function private.has_session() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.sessions
    where id::text = (select auth.jwt()) ->> 'session_id' and user_id = (select auth.uid())
      and (not_after is null or not_after > now())
  );
$$;
revoke all on function private.has_session from public;
grant execute on function private.has_session to authenticated;

-- True if the caller has one of these roles. A role counts while its holder is active, and after the second factor
-- if there is one.
create function private.has_role(variadic roles text[]) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.has_session() and exists (
    select from public.profiles
    where user_id = (select auth.uid()) and role = any (roles) and deactivated_at is null
  ) and (
    (select auth.jwt()) ->> 'aal' = 'aal2'
    or not exists (select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified')
  );
$$;
revoke all on function private.has_role from public;
grant execute on function private.has_role to authenticated;

alter table public.profiles enable row level security;
grant select, update (full_name, locale) on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

create policy "people read their own profile, administrators all" on public.profiles
  for select to authenticated
  using ((user_id = (select auth.uid()) and (select private.has_session())) or (select private.has_role('admin')));
create policy "active people update their own profile" on public.profiles
  for update to authenticated
  using (user_id = (select auth.uid()) and deactivated_at is null and (select private.has_session()))
  with check (user_id = (select auth.uid()));

create trigger profiles_set_updated_at before update on public.profiles
  for each row execute function private.set_updated_at();

-- Gives each new account its profile. An unusable name or language must never stop the account from being created.
create function private.create_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  name text := btrim(regexp_replace(coalesce(new.raw_user_meta_data ->> 'full_name', ''), '[\u0001-\u001f\u007f-\u009f]', ' ', 'g'));
  code text := new.raw_user_meta_data ->> 'locale';
begin
  insert into public.profiles (user_id, full_name, locale)
  values (
    new.id,
    nullif(left(name, 200), ''),
    case when code in ('gr', 'en', 'es', 'ru', 'cn', 'fr', 'bg', 'lv', 'it') then code end
  );
  return new;
end;
$$;
revoke all on function private.create_profile from public;
create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();

-- Rejects (MA001) the removal of the last administrator: somebody who can sign in must always be able to give others
-- access.
create function private.keep_an_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if old.role <> 'admin' or old.deactivated_at is not null then
    return coalesce(new, old);
  end if;
  if tg_op = 'UPDATE' and new.role = 'admin' and new.deactivated_at is null then
    return new;
  end if;
  -- One transaction at a time, or two administrators could demote each other at the same moment.
  perform pg_advisory_xact_lock(hashtext('private.keep_an_admin'));
  if not exists (
    select from public.profiles p join auth.users u on u.id = p.user_id
    where p.role = 'admin' and p.deactivated_at is null and p.user_id <> old.user_id and u.confirmed_at is not null
  ) then
    raise exception 'the last administrator must keep the role' using errcode = 'MA001', hint = 'Give another person the role admin first.';
  end if;
  return coalesce(new, old);
end;
$$;
revoke all on function private.keep_an_admin from public;
create trigger profiles_keep_an_admin before update or delete on public.profiles
  for each row execute function private.keep_an_admin();

-- Ends every session of a deactivated account in the same transaction, and prevents new ones.
create function private.follow_deactivation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.deactivated_at is not null then
    delete from auth.sessions where user_id = new.user_id;
    update auth.users set banned_until = now() + interval '100 years' where id = new.user_id;
  else
    update auth.users set banned_until = null where id = new.user_id;
  end if;
  return null;
end;
$$;
revoke all on function private.follow_deactivation from public;
create trigger profiles_follow_deactivation after update of deactivated_at on public.profiles
  for each row when ((old.deactivated_at is null) <> (new.deactivated_at is null))
  execute function private.follow_deactivation();

-- The staff, for administrators: profiles together with their accounts.
create function public.list_staff() returns table (
  user_id uuid, email text, full_name text, role text, locale text, created_at timestamptz, deactivated_at timestamptz,
  confirmed_at timestamptz, last_seen_at timestamptz, second_factor boolean
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_role('admin') then
    raise exception 'administrators only' using errcode = '42501';
  end if;
  return query
    select p.user_id, u.email::text, p.full_name, p.role, p.locale, p.created_at, p.deactivated_at, u.confirmed_at,
      coalesce(
        (select max(coalesce(s.refreshed_at at time zone 'utc', s.created_at)) from auth.sessions s where s.user_id = p.user_id),
        u.last_sign_in_at
      ),
      exists (select from auth.mfa_factors f where f.user_id = p.user_id and f.status = 'verified')
    from public.profiles p join auth.users u on u.id = p.user_id
    order by p.deactivated_at is not null, p.full_name nulls last, u.email;
end;
$$;
revoke all on function public.list_staff from public;
grant execute on function public.list_staff to authenticated;

-- Changes the role of an account, for administrators. False if there is no such account.
create function public.set_staff_role(member uuid, new_role text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.has_role('admin') then
    raise exception 'administrators only' using errcode = '42501';
  end if;
  update public.profiles set role = new_role where user_id = member;
  return found;
end;
$$;
revoke all on function public.set_staff_role from public;
grant execute on function public.set_staff_role to authenticated;

-- Deactivates or reactivates an account, for administrators. False if there is no such account.
create function public.set_staff_active(member uuid, active boolean) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.has_role('admin') then
    raise exception 'administrators only' using errcode = '42501';
  end if;
  update public.profiles set deactivated_at = case when active then null else coalesce(deactivated_at, now()) end
  where user_id = member;
  return found;
end;
$$;
revoke all on function public.set_staff_active from public;
grant execute on function public.set_staff_active to authenticated;

-- Removes the second factor of somebody who lost their device. Their sessions end too, so that whoever found the device
-- is signed out. For administrators, and for the operator with the secret key: the only administrator may need it, or
-- everybody after the key that encrypts the factors has changed. False if there was no second factor.
create function public.reset_second_factor(member uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if (select auth.uid()) is not null and not private.has_role('admin') then
    raise exception 'administrators only' using errcode = '42501';
  end if;
  delete from auth.mfa_factors where user_id = member;
  if not found then
    return false;
  end if;
  delete from auth.sessions where user_id = member;
  insert into public.audit_log (actor, action, table_name, row_id)
  values ((select auth.uid()), 'reset_second_factor', 'profiles', member::text);
  return true;
end;
$$;
revoke all on function public.reset_second_factor from public;
grant execute on function public.reset_second_factor to authenticated, service_role;

-- The caller's sessions, the current one first.
create function public.list_my_sessions() returns table (
  id uuid, user_agent text, created_at timestamptz, last_seen_at timestamptz, is_current boolean
)
language sql stable security definer set search_path = ''
as $$
  select s.id, s.user_agent, s.created_at, coalesce(s.refreshed_at at time zone 'utc', s.created_at),
    s.id::text = (select auth.jwt()) ->> 'session_id'
  from auth.sessions s
  where s.user_id = (select auth.uid()) and (s.not_after is null or s.not_after > now()) and (select private.has_session())
  order by 5 desc, 4 desc;
$$;
revoke all on function public.list_my_sessions from public;
grant execute on function public.list_my_sessions to authenticated;
