-- The machine's own operator, who holds the secret key, may remove a second factor too: of the only administrator, or of all when the key that sealed
-- them has changed. False when there was nothing to remove.
create or replace function public.reset_second_factor(member uuid) returns boolean
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
grant execute on function public.reset_second_factor(uuid) to service_role;
