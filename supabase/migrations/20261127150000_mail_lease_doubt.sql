-- The same as before, but an email whose process disappeared while it had the lease is tried again like any other in
-- doubt: after two hours and after six, and the third doubt is the last. Whether the process had begun to send it is
-- not recorded.
create or replace function public.claim_mails(max_mails integer, lease_seconds integer)
returns table (
  id uuid, kind text, source_table text, source_id uuid, locale text, recipient text,
  attempts integer, lease uuid, payload jsonb, request_id text
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
    problem = null,
    next_attempt_at = clock_timestamp() + interval '2 hours' * power(3, least(o.doubts, 2))
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
  select c.id, c.kind, c.source_table, c.source_id, c.locale, c.recipient, c.attempts, c.lease, p.payload, c.request_id
  from claimed c left join public.outbox_payloads p on p.outbox_id = c.id
  order by c.next_attempt_at;
end;
$$;
