-- Gives a mail that failed another day, for the staff who see it.
create or replace function public.retry_mail(mail uuid)
returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if (select auth.uid()) is not null and not (select private.has_role('admin', 'sales')) then
    raise exception 'only administrators and sales' using errcode = '42501';
  end if;
  update public.outbox
  set status = 'queued', attempts = 0, next_attempt_at = clock_timestamp(), last_error = null,
    give_up_at = clock_timestamp() + interval '1 day'
  where id = mail and status = 'failed';
  if not found then
    return false;
  end if;
  insert into public.audit_log (actor, action, table_name, row_id) values ((select auth.uid()), 'retry', 'outbox', mail::text);
  return true;
end;
$$;

-- Leaves a mail that failed unsent, for the staff who have seen it: it is no trouble any more. Its reason stays as long as the note of it, its words go.
create function public.dismiss_mail(mail uuid)
returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not (select private.has_role('admin', 'sales')) then
    raise exception 'only administrators and sales' using errcode = '42501';
  end if;
  update public.outbox set status = 'cancelled' where id = mail and status = 'failed';
  if not found then
    return false;
  end if;
  delete from public.outbox_payloads where outbox_id = mail;
  insert into public.audit_log (actor, action, table_name, row_id) values ((select auth.uid()), 'dismiss', 'outbox', mail::text);
  return true;
end;
$$;
revoke all on function public.dismiss_mail(uuid) from public, anon, service_role;
grant execute on function public.dismiss_mail(uuid) to authenticated;
