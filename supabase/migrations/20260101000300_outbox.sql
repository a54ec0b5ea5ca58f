-- Emails to be sent. Each is inserted in the transaction of the row that it is about, so that no acknowledged row is
-- without its email.
create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$' and char_length(kind) <= 40),
  -- Identifies the reason of the email: queuing it again with the same key adds no second one.
  unique_key text not null unique check (char_length(unique_key) between 1 and 200),
  -- The row that the email is about. Its content is read when the email is sent, so that an erased row is not sent to
  -- anybody.
  source_table text check (char_length(source_table) between 1 and 63),
  source_id uuid,
  locale text not null check (locale in ('gr', 'en', 'es', 'ru', 'cn', 'fr', 'bg', 'lv', 'it')),
  -- Null: the staff, whose email address is in the configuration of the site.
  recipient text check (char_length(recipient) <= 254 and recipient ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed', 'cancelled')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  give_up_at timestamptz not null default now() + interval '1 day',
  -- The worker that claimed the email owns it until lease_until; afterwards any other worker may claim it.
  lease uuid,
  lease_until timestamptz,
  sent_at timestamptz,
  last_error text check (char_length(last_error) <= 500),
  check ((source_table is null) = (source_id is null))
);
create index outbox_due_idx on public.outbox (next_attempt_at) where status in ('queued', 'sending');
create index outbox_source_idx on public.outbox (source_table, source_id);
create index outbox_recipient_idx on public.outbox (lower(recipient));
create index outbox_created_at_idx on public.outbox (created_at desc);

-- True if a source table contains leads. Emails about leads are visible to everybody who sees leads; those of the
-- newsletter and of feeding plans, whose recipients are no leads, only to administrators, like the subscribers.
create function private.is_lead_table(source_table text) returns boolean
language sql immutable parallel safe
as $$
  select coalesce(source_table in ('partnership_applications', 'export_enquiries', 'contact_messages'), false);
$$;
revoke all on function private.is_lead_table from public;
grant execute on function private.is_lead_table to authenticated;

alter table public.outbox enable row level security;
grant select on public.outbox to authenticated;
grant select, insert, update, delete on public.outbox to service_role;

create policy "administrators read the outbox, sales the mails about leads" on public.outbox
  for select to authenticated
  using ((select private.has_role('admin')) or (private.is_lead_table(source_table) and (select private.has_role('sales'))));

-- Content that only the recipient of an email should see. It has a separate table, because staff may see that an email
-- was sent.
create table public.outbox_payloads (
  outbox_id uuid primary key references public.outbox (id) on delete cascade,
  payload jsonb not null
);
alter table public.outbox_payloads enable row level security;
grant select, insert, update, delete on public.outbox_payloads to service_role;

-- Deletes the emails about a deleted row: nobody whose data was erased gets another email.
create function private.delete_mails() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.outbox where source_table = tg_table_name and source_id = old.id;
  return null;
end;
$$;
revoke all on function private.delete_mails from public;

-- Queues an email that belongs to no row; if the key exists already, nothing is queued. Returns the id of the email.
create function public.queue_mail(kind text, unique_key text, locale text, recipient text, payload jsonb default '{}'::jsonb)
returns uuid
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  mail uuid;
begin
  insert into public.outbox as o (kind, unique_key, locale, recipient)
  values (queue_mail.kind, queue_mail.unique_key, queue_mail.locale, queue_mail.recipient)
  on conflict (unique_key) do nothing
  returning o.id into mail;
  if mail is null then
    select o.id into mail from public.outbox o where o.unique_key = queue_mail.unique_key;
  else
    insert into public.outbox_payloads (outbox_id, payload) values (mail, queue_mail.payload);
  end if;
  return mail;
end;
$$;
revoke all on function public.queue_mail from public;
grant execute on function public.queue_mail to service_role;

-- Claims emails that are due, and those whose worker has disappeared. No two callers get the same one.
create function public.claim_mails(max_mails integer, lease_seconds integer)
returns table (
  id uuid, kind text, source_table text, source_id uuid, locale text, recipient text,
  attempts integer, lease uuid, payload jsonb
)
language sql security definer set search_path = ''
as $$
  with due as (
    select o.id from public.outbox o
    where o.status in ('queued', 'sending')
      and case o.status when 'queued' then o.next_attempt_at else o.lease_until end <= clock_timestamp()
    order by o.next_attempt_at
    limit greatest(max_mails, 0)
    for update skip locked
  ), claimed as (
    update public.outbox o
    set status = 'sending', attempts = o.attempts + 1, lease = gen_random_uuid(),
      lease_until = clock_timestamp() + make_interval(secs => lease_seconds)
    from due where o.id = due.id
    returning o.*
  )
  select c.id, c.kind, c.source_table, c.source_id, c.locale, c.recipient, c.attempts, c.lease, p.payload
  from claimed c left join public.outbox_payloads p on p.outbox_id = c.id
  order by c.next_attempt_at;
$$;
revoke all on function public.claim_mails from public;
grant execute on function public.claim_mails to service_role;

-- Records the outcome of a claimed email: 'sent', 'cancelled', 'failed' for good, or 'retry'. Returns the email's new
-- status, null if the email no longer exists. Pauses between attempts double from 200 ms to 15 minutes; after a day
-- there is no further attempt.
create function public.finish_mail(mail uuid, lease uuid, outcome text, reason text default null)
returns text
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  claimed public.outbox;
  result text;
begin
  select * into claimed from public.outbox o where o.id = mail for update;
  if claimed.id is null then
    return null;
  end if;
  -- An accepted email counts as sent even if the lease has run out; any other outcome is recorded only by the owner of
  -- the lease.
  if claimed.status = 'sent' or (outcome <> 'sent' and claimed.lease is distinct from finish_mail.lease) then
    return claimed.status;
  end if;
  if outcome not in ('sent', 'cancelled', 'failed', 'retry') then
    raise exception 'unknown outcome %', outcome using errcode = '22023';
  end if;
  result := case
    when outcome <> 'retry' then outcome
    when claimed.give_up_at < clock_timestamp() then 'failed'
    else 'queued'
  end;
  update public.outbox o set
    status = result,
    lease = null,
    lease_until = null,
    sent_at = case when result = 'sent' then clock_timestamp() end,
    last_error = case when result <> 'sent' then left(reason, 500) end,
    next_attempt_at = clock_timestamp()
      + least(interval '15 minutes', interval '200 milliseconds' * power(2, least(claimed.attempts - 1, 20)))
  where o.id = mail;
  if result in ('sent', 'cancelled') then
    delete from public.outbox_payloads where outbox_id = mail;
  end if;
  return result;
end;
$$;
revoke all on function public.finish_mail from public;
grant execute on function public.finish_mail to service_role;

-- Gives a failed email another day of attempts, for the staff who see it and for the operator with the secret key.
-- False if it has not failed.
create function public.retry_mail(mail uuid)
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
  where id = mail and status = 'failed' and (all_mails or private.is_lead_table(source_table));
  if not found then
    return false;
  end if;
  insert into public.audit_log (actor, action, table_name, row_id) values ((select auth.uid()), 'retry', 'outbox', mail::text);
  return true;
end;
$$;
revoke all on function public.retry_mail from public;
grant execute on function public.retry_mail to authenticated, service_role;

-- Leaves a failed email unsent, for the staff who have seen it: the dashboard no longer warns about it. Its payload is
-- deleted, its error stays. False if it has not failed.
create function public.dismiss_mail(mail uuid)
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
  where id = mail and status = 'failed' and (all_mails or private.is_lead_table(source_table));
  if not found then
    return false;
  end if;
  delete from public.outbox_payloads where outbox_id = mail;
  insert into public.audit_log (actor, action, table_name, row_id) values ((select auth.uid()), 'dismiss', 'outbox', mail::text);
  return true;
end;
$$;
revoke all on function public.dismiss_mail from public;
grant execute on function public.dismiss_mail to authenticated;

-- Statistics of the emails that the caller may see: their number by status and when the oldest unsent one was queued.
-- Also subscribers by status; null for a role that may not see them.
create function public.mail_figures() returns jsonb
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
        select status, count(*) as mails from public.outbox where all_mails or private.is_lead_table(source_table) group by status
      ) m
    ), '{}'::jsonb),
    'waiting_since', (
      select min(created_at) from public.outbox
      where status in ('queued', 'sending') and (all_mails or private.is_lead_table(source_table))
    ),
    'subscribers', case when all_mails then coalesce(
      (
        select jsonb_object_agg(s.status, s.people)
        from (select status, count(*) as people from public.newsletter_subscribers group by status) s
      ),
      '{}'::jsonb
    ) end
  );
end;
$$;
revoke all on function public.mail_figures from public;
grant execute on function public.mail_figures to authenticated;
