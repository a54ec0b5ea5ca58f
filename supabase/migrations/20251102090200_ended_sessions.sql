-- A signed token stays valid until it runs out, its session may end before: signed out elsewhere, password changed, deactivated.
create function private.has_session() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.sessions
    where id::text = (select auth.jwt()) ->> 'session_id' and user_id = (select auth.uid())
      and (not_after is null or not_after > now())
  );
$$;
revoke all on function private.has_session() from public;
grant execute on function private.has_session() to authenticated;

create or replace function private.has_role(variadic roles text[]) returns boolean
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

drop policy "people read their own profile, administrators all" on public.profiles;
create policy "people read their own profile, administrators all" on public.profiles
  for select to authenticated
  using ((user_id = (select auth.uid()) and (select private.has_session())) or (select private.has_role('admin')));
drop policy "active people update their own profile" on public.profiles;
create policy "active people update their own profile" on public.profiles
  for update to authenticated
  using (user_id = (select auth.uid()) and deactivated_at is null and (select private.has_session()))
  with check (user_id = (select auth.uid()));

create or replace function public.list_my_sessions() returns table (
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
