-- Staff who left keep their row, so that the audit log can still name them.
alter table public.profiles add column deactivated_at timestamptz;

-- A role counts while its holder is active, and after the second factor where there is one.
create or replace function private.has_role(variadic roles text[]) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.profiles
    where user_id = (select auth.uid()) and role = any (roles) and deactivated_at is null
  ) and (
    (select auth.jwt()) ->> 'aal' = 'aal2'
    or not exists (select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified')
  );
$$;

drop policy "people update their own profile" on public.profiles;
create policy "active people update their own profile" on public.profiles
  for update to authenticated
  using (user_id = (select auth.uid()) and deactivated_at is null) with check (user_id = (select auth.uid()));

-- Somebody who can sign in must always be able to give others access.
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
  -- One at a time, or two administrators could demote each other in the same moment.
  perform pg_advisory_xact_lock(hashtext('private.keep_an_admin'));
  if not exists (
    select from public.profiles p join auth.users u on u.id = p.user_id
    where p.role = 'admin' and p.deactivated_at is null and p.user_id <> old.user_id and u.confirmed_at is not null
  ) then
    raise exception 'last_admin' using hint = 'Give another person the role admin first.';
  end if;
  return coalesce(new, old);
end;
$$;
revoke all on function private.keep_an_admin() from public;
create trigger profiles_keep_an_admin before update or delete on public.profiles
  for each row execute function private.keep_an_admin();

-- Deactivated people lose every session in the same transaction, and cannot begin another.
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
revoke all on function private.follow_deactivation() from public;
create trigger profiles_follow_deactivation after update of deactivated_at on public.profiles
  for each row when ((old.deactivated_at is null) <> (new.deactivated_at is null))
  execute function private.follow_deactivation();

-- The first trigger argument names the key column, the others the columns whose old and new values are kept.
create or replace function private.write_audit() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  kept text;
  changed jsonb;
  summary jsonb := '{}'::jsonb;
begin
  if tg_op = 'UPDATE' then
    select coalesce(jsonb_agg(key order by key), '[]'::jsonb) into changed
    from jsonb_each(after) where before -> key is distinct from value and key <> 'updated_at';
    if changed = '[]'::jsonb then
      return null;
    end if;
    summary := jsonb_build_object('columns', changed);
  end if;
  for i in 1 .. tg_nargs - 1 loop
    kept := tg_argv[i];
    if before ->> kept is distinct from after ->> kept then
      summary := summary || jsonb_build_object(kept, jsonb_build_object('old', before -> kept, 'new', after -> kept));
    end if;
  end loop;
  insert into public.audit_log (actor, action, table_name, row_id, details)
  values ((select auth.uid()), lower(tg_op), tg_table_name, coalesce(after, before) ->> tg_argv[0], summary);
  return null;
end;
$$;
drop trigger profiles_audit on public.profiles;
create trigger profiles_audit after insert or update or delete on public.profiles
  for each row execute function private.write_audit('user_id', 'role', 'deactivated_at');

-- The team, for administrators: what profiles and the accounts behind them tell together.
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

-- False when there is no such person.
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

-- Where the caller is signed in.
create function public.list_my_sessions() returns table (
  id uuid, user_agent text, created_at timestamptz, last_seen_at timestamptz, is_current boolean
)
language sql stable security definer set search_path = ''
as $$
  select s.id, s.user_agent, s.created_at, coalesce(s.refreshed_at at time zone 'utc', s.created_at),
    s.id::text = (select auth.jwt()) ->> 'session_id'
  from auth.sessions s
  where s.user_id = (select auth.uid()) and (s.not_after is null or s.not_after > now())
  order by 5 desc, 4 desc;
$$;

revoke all on function public.list_staff(), public.set_staff_role(uuid, text), public.set_staff_active(uuid, boolean),
  public.list_my_sessions() from public, anon, service_role;
grant execute on function public.list_staff(), public.set_staff_role(uuid, text), public.set_staff_active(uuid, boolean),
  public.list_my_sessions() to authenticated;
