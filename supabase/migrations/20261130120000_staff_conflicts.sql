-- A page of the team that was open while another administrator removed somebody's access must not give it back. Both
-- functions therefore take what the page showed, and reject (MA003) a change of anything else. They lock the row first, so
-- that nothing changes between the comparison and the update. The server of the previous release calls both without it.

drop function public.set_staff_role(uuid, text);
-- Changes the role of an account, for administrators. False if there is no such account.
create function public.set_staff_role(member uuid, new_role text, seen_role text default null) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  old_role text;
begin
  if not private.has_role('admin') then
    raise exception 'administrators only' using errcode = '42501';
  end if;
  select p.role into old_role from public.profiles p where p.user_id = member for update;
  if not found then
    return false;
  end if;
  -- Whoever asks for the role that the account has already got what they want.
  if seen_role <> old_role and new_role <> old_role then
    raise exception 'the role is no longer the one seen' using errcode = 'MA003';
  end if;
  update public.profiles set role = new_role where user_id = member;
  return true;
end;
$$;
revoke all on function public.set_staff_role from public;
grant execute on function public.set_staff_role to authenticated;

drop function public.set_staff_active(uuid, boolean);
-- Deactivates or reactivates an account, for administrators. False if there is no such account.
create function public.set_staff_active(member uuid, active boolean, seen_active boolean default null) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  was_active boolean;
begin
  if not private.has_role('admin') then
    raise exception 'administrators only' using errcode = '42501';
  end if;
  select p.deactivated_at is null into was_active from public.profiles p where p.user_id = member for update;
  if not found then
    return false;
  end if;
  if seen_active <> was_active then
    raise exception 'the account is no longer as seen' using errcode = 'MA003';
  end if;
  update public.profiles set deactivated_at = case when active then null else coalesce(deactivated_at, now()) end
  where user_id = member;
  return true;
end;
$$;
revoke all on function public.set_staff_active from public;
grant execute on function public.set_staff_active to authenticated;
