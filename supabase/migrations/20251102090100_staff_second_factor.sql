-- For somebody who lost their device. Their sessions end with it, so that whoever found the device is out too. False when there was nothing to remove.
create function public.reset_second_factor(member uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.has_role('admin') then
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
revoke all on function public.reset_second_factor(uuid) from public, anon, service_role;
grant execute on function public.reset_second_factor(uuid) to authenticated;
