-- True for mails that tell of a lead. They are for whoever may see leads; those of the newsletter and of feeding plans, whose addresses are nobody's
-- lead, are for administrators, as the subscribers are.
create function private.tells_of_lead(source_table text) returns boolean
language sql immutable parallel safe
as $$
  select coalesce(source_table in ('partnership_applications', 'export_enquiries', 'contact_messages'), false);
$$;
revoke all on function private.tells_of_lead(text) from public;
grant execute on function private.tells_of_lead(text) to authenticated;

drop policy "administrators and sales read the outbox" on public.outbox;
create policy "administrators read the outbox, sales what tells of leads" on public.outbox
  for select to authenticated
  using ((select private.has_role('admin')) or (private.tells_of_lead(source_table) and (select private.has_role('sales'))));

-- Gives a mail that failed another day, for the staff who see it.
create or replace function public.retry_mail(mail uuid)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  all_mails boolean := (select auth.uid()) is null or private.has_role('admin');
begin
  if not all_mails and not private.has_role('sales') then
    raise exception 'only administrators and sales' using errcode = '42501';
  end if;
  update public.outbox
  set status = 'queued', attempts = 0, next_attempt_at = clock_timestamp(), last_error = null,
    give_up_at = clock_timestamp() + interval '1 day'
  where id = mail and status = 'failed' and (all_mails or private.tells_of_lead(source_table));
  if not found then
    return false;
  end if;
  insert into public.audit_log (actor, action, table_name, row_id) values ((select auth.uid()), 'retry', 'outbox', mail::text);
  return true;
end;
$$;

-- Leaves a mail that failed unsent, for the staff who have seen it: it is no trouble any more. Its reason stays as long as the note of it, its words go.
create or replace function public.dismiss_mail(mail uuid)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  all_mails boolean := private.has_role('admin');
begin
  if not all_mails and not private.has_role('sales') then
    raise exception 'only administrators and sales' using errcode = '42501';
  end if;
  update public.outbox set status = 'cancelled'
  where id = mail and status = 'failed' and (all_mails or private.tells_of_lead(source_table));
  if not found then
    return false;
  end if;
  delete from public.outbox_payloads where outbox_id = mail;
  insert into public.audit_log (actor, action, table_name, row_id) values ((select auth.uid()), 'dismiss', 'outbox', mail::text);
  return true;
end;
$$;

-- Of the mails that the caller sees: how many by what became of them, and the oldest that waits. Subscribers by status; what a role may not know is null.
create or replace function public.mail_figures() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  all_mails boolean := private.has_role('admin');
begin
  if not all_mails and not private.has_role('sales') then
    raise exception 'only administrators and sales' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'mails', coalesce((
      select jsonb_object_agg(m.status, m.mails)
      from (
        select status, count(*) as mails from public.outbox where all_mails or private.tells_of_lead(source_table) group by status
      ) m
    ), '{}'::jsonb),
    'waiting_since', (
      select min(created_at) from public.outbox
      where status in ('queued', 'sending') and (all_mails or private.tells_of_lead(source_table))
    ),
    'subscribers', case when all_mails then coalesce(
      (select jsonb_object_agg(s.status, s.people) from (select status, count(*) as people from public.newsletter_subscribers group by status) s), '{}'::jsonb
    ) end
  );
end;
$$;
