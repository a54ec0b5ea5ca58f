-- The state of an email that was neither accepted nor rejected permanently. `doubts` counts the attempts after which it
-- is unknown whether the server accepted it: the whole email was sent and no reply came, or the process that sent it
-- disappeared. `problem` is the reason why the server rejected an email that it may accept once the cause is removed.
alter table public.outbox
  add column doubts integer not null default 0,
  add column problem text check (
    problem in ('unreachable', 'tls', 'login', 'sender', 'relay', 'policy', 'full', 'rate', 'content', 'other')
  );

-- Claims emails that are due, and those whose worker has disappeared. No two callers get the same one. A worker that
-- disappeared may have sent its email: it is sent again at once the first time, after some hours the second time, and
-- the third time it has failed.
create or replace function public.claim_mails(max_mails integer, lease_seconds integer)
returns table (
  id uuid, kind text, source_table text, source_id uuid, locale text, recipient text,
  attempts integer, lease uuid, payload jsonb
)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  update public.outbox o set
    status = case when o.doubts < 2 then 'queued' else 'failed' end,
    doubts = o.doubts + 1,
    lease = null,
    lease_until = null,
    last_error = 'the process that sent this email ended before it could record the result',
    next_attempt_at = clock_timestamp() + o.doubts * interval '3 hours'
  where o.id in (
    select v.id from public.outbox v where v.status = 'sending' and v.lease_until <= clock_timestamp() for update skip locked
  );
  return query
  with due as (
    select o.id from public.outbox o
    where o.status = 'queued' and o.next_attempt_at <= clock_timestamp()
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
end;
$$;

-- Records the outcome of a claimed email: 'sent', 'cancelled', 'failed' permanently, 'retry', or 'doubtful'. Returns
-- the new status of the email, null if it no longer exists. Pauses between retries double from 200 ms to 15 minutes,
-- and a day after it was queued an email has failed. A doubtful email is sent again after two hours and after six; the
-- third doubt is the last.
drop function public.finish_mail(uuid, uuid, text, text);
create function public.finish_mail(mail uuid, lease uuid, outcome text, reason text default null, problem text default null)
returns text
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  claimed public.outbox;
  doubtful boolean := outcome = 'doubtful';
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
  if outcome not in ('sent', 'cancelled', 'failed', 'retry', 'doubtful') then
    raise exception 'unknown outcome %', outcome using errcode = '22023';
  end if;
  result := case
    when doubtful and claimed.doubts >= 2 then 'failed'
    when doubtful then 'queued'
    when outcome <> 'retry' then outcome
    when claimed.give_up_at < clock_timestamp() then 'failed'
    else 'queued'
  end;
  update public.outbox o set
    status = result,
    lease = null,
    lease_until = null,
    doubts = o.doubts + doubtful::integer,
    problem = case when outcome = 'retry' then finish_mail.problem end,
    sent_at = case when result = 'sent' then clock_timestamp() end,
    last_error = case when result <> 'sent' then left(reason, 500) end,
    next_attempt_at = clock_timestamp() + case
      when doubtful then interval '2 hours' * power(3, least(claimed.doubts, 2))
      else least(interval '15 minutes', interval '200 milliseconds' * power(2, least(claimed.attempts - 1, 20)))
    end
  where o.id = mail;
  if result in ('sent', 'cancelled') then
    delete from public.outbox_payloads where outbox_id = mail;
  end if;
  return result;
end;
$$;
revoke all on function public.finish_mail from public;
grant execute on function public.finish_mail to service_role;

-- Sends an email again immediately that has failed or waits for its next attempt, for the staff who see it and for the
-- operator with the secret key. False if it is sent, cancelled or being sent.
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
  set status = 'queued', attempts = 0, doubts = 0, next_attempt_at = clock_timestamp(), last_error = null, problem = null,
    give_up_at = clock_timestamp() + interval '1 day'
  where id = mail and (status = 'failed' or (status = 'queued' and last_error is not null))
    and (all_mails or private.is_lead_table(source_table));
  if not found then
    return false;
  end if;
  insert into public.audit_log (actor, action, table_name, row_id) values ((select auth.uid()), 'retry', 'outbox', mail::text);
  return true;
end;
$$;

-- Sends every email again immediately that a mail server rejected for a reason that may have been removed, whether it
-- has failed or waits. Returns their number. Does not send emails that may have been sent.
create function public.retry_refused_mails()
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  all_mails boolean := (select auth.uid()) is null or private.has_role('admin');
  retried integer;
begin
  if not all_mails and not private.has_role('sales') then
    raise exception 'only administrators and sales' using errcode = '42501';
  end if;
  with again as (
    update public.outbox
    set status = 'queued', attempts = 0, next_attempt_at = clock_timestamp(), last_error = null, problem = null,
      give_up_at = clock_timestamp() + interval '1 day'
    where status in ('queued', 'failed') and problem is not null and doubts = 0 and (all_mails or private.is_lead_table(source_table))
    returning id
  ), noted as (
    insert into public.audit_log (actor, action, table_name, row_id)
    select (select auth.uid()), 'retry', 'outbox', id::text from again
    returning 1
  )
  select count(*) into retried from noted;
  return retried;
end;
$$;
revoke all on function public.retry_refused_mails from public;
grant execute on function public.retry_refused_mails to authenticated, service_role;

-- Leaves an email unsent that has failed or waits for its next attempt, for the staff who have seen it: the dashboard
-- no longer warns about it. Its payload is deleted, its error stays. False if it is sent, cancelled or being sent.
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
  where id = mail and (status = 'failed' or (status = 'queued' and last_error is not null))
    and (all_mails or private.is_lead_table(source_table));
  if not found then
    return false;
  end if;
  delete from public.outbox_payloads where outbox_id = mail;
  insert into public.audit_log (actor, action, table_name, row_id) values ((select auth.uid()), 'dismiss', 'outbox', mail::text);
  return true;
end;
$$;

-- Statistics of the emails that the caller may see: their number by status, when the oldest overdue one was queued, how
-- many may have been sent, and how many each problem delays. Also subscribers by status; null for a role that may not
-- see them.
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
        select status, count(*) as mails from public.outbox where all_mails or private.is_lead_table(source_table) group by status
      ) m
    ), '{}'::jsonb),
    'waiting_since', (
      select min(created_at) from public.outbox
      where status in ('queued', 'sending') and doubts = 0 and (all_mails or private.is_lead_table(source_table))
    ),
    'doubtful', (
      select count(*) from public.outbox
      where status in ('queued', 'failed') and doubts > 0 and (all_mails or private.is_lead_table(source_table))
    ),
    'problems', coalesce((
      select jsonb_object_agg(p.problem, p.mails)
      from (
        select problem, count(*) as mails from public.outbox
        where status in ('queued', 'failed') and doubts = 0 and (all_mails or private.is_lead_table(source_table))
          -- Most servers are busy now and then, and greylisting is over after some minutes.
          and (problem in ('login', 'tls', 'sender', 'relay') or (problem is not null and (attempts >= 12 or status = 'failed')))
        group by problem
      ) p
    ), '{}'::jsonb),
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

-- For the health check: how many emails wait, and how many of them should have been sent a quarter of an hour ago.
-- Reads rows through the API of the back end, like a request of a signed-in person.
create function public.mail_backlog() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'queued', count(*) filter (where status in ('queued', 'sending')),
    'stuck', count(*) filter (where status in ('queued', 'sending') and doubts = 0 and created_at < now() - interval '15 minutes'),
    'failed', count(*) filter (where status = 'failed')
  )
  from public.outbox where status in ('queued', 'sending', 'failed');
$$;
revoke all on function public.mail_backlog from public;
grant execute on function public.mail_backlog to service_role;
