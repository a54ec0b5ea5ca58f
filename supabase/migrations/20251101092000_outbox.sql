-- Mails that the site owes somebody. Each is written in the transaction of the row that it tells of, so that whatever was acknowledged is also told.
create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$' and char_length(kind) <= 40),
  -- One mail for one reason, however often it is asked for.
  unique_key text not null unique check (char_length(unique_key) between 1 and 200),
  -- The row that the mail tells of; its words are read when the mail is sent, so that an erased lead is told to nobody.
  source_table text check (char_length(source_table) between 1 and 63),
  source_id uuid,
  locale text not null check (locale in ('gr', 'en', 'es', 'ru', 'cn', 'fr', 'bg', 'lv', 'it')),
  -- Null is the staff, whose address the site's configuration holds.
  recipient text check (char_length(recipient) <= 254 and recipient ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed', 'cancelled')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  give_up_at timestamptz not null default now() + interval '1 day',
  -- Whoever sends it holds it until then; afterwards anybody may take it over.
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

-- Apart, because staff who may see that a mail was sent need not see what only its recipient should.
create table public.outbox_payloads (
  outbox_id uuid primary key references public.outbox (id) on delete cascade,
  payload jsonb not null
);

alter table public.outbox enable row level security;
alter table public.outbox_payloads enable row level security;
revoke all on public.outbox, public.outbox_payloads from anon, authenticated, service_role;
grant select on public.outbox to authenticated;
grant select, insert, update, delete on public.outbox, public.outbox_payloads to service_role;

create policy "administrators and sales read the outbox" on public.outbox
  for select to authenticated
  using ((select private.has_role('admin', 'sales')));

-- Queues a mail that tells of no row; a key that is known already queues nothing. Returns the id of the mail.
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

-- Takes mails that are due, and those of a sender that has vanished. No two callers get the same one.
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
  ), taken as (
    update public.outbox o
    set status = 'sending', attempts = o.attempts + 1, lease = gen_random_uuid(),
      lease_until = clock_timestamp() + make_interval(secs => lease_seconds)
    from due where o.id = due.id
    returning o.*
  )
  select t.id, t.kind, t.source_table, t.source_id, t.locale, t.recipient, t.attempts, t.lease, p.payload
  from taken t left join public.outbox_payloads p on p.outbox_id = t.id
  order by t.next_attempt_at;
$$;

-- Notes what came of a claimed mail: 'sent', 'cancelled', 'failed' for good, or 'retry'. Returns the status that the mail has now, null when
-- the mail is gone. Pauses double from 200 ms to 15 minutes; after a day there is no further attempt.
create function public.finish_mail(mail uuid, lease uuid, outcome text, reason text default null)
returns text
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  found public.outbox;
  result text;
begin
  select * into found from public.outbox o where o.id = mail for update;
  if found.id is null then
    return null;
  end if;
  -- A mail that was accepted was accepted, even if the lease ran out meanwhile; everything else is for the holder to say.
  if found.status = 'sent' or (outcome <> 'sent' and found.lease is distinct from finish_mail.lease) then
    return found.status;
  end if;
  if outcome not in ('sent', 'cancelled', 'failed', 'retry') then
    raise exception 'unknown outcome %', outcome using errcode = '22023';
  end if;
  result := case
    when outcome <> 'retry' then outcome
    when found.give_up_at < clock_timestamp() then 'failed'
    else 'queued'
  end;
  update public.outbox o set
    status = result,
    lease = null,
    lease_until = null,
    sent_at = case when result = 'sent' then clock_timestamp() end,
    last_error = case when result <> 'sent' then left(reason, 500) end,
    next_attempt_at = clock_timestamp()
      + least(interval '15 minutes', interval '200 milliseconds' * power(2, least(found.attempts - 1, 20)))
  where o.id = mail;
  if result in ('sent', 'cancelled') then
    delete from public.outbox_payloads where outbox_id = mail;
  end if;
  return result;
end;
$$;

-- Gives a mail that failed another day, for the staff who see it.
create function public.retry_mail(mail uuid)
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
  return found;
end;
$$;

revoke all on function public.queue_mail(text, text, text, text, jsonb), public.claim_mails(integer, integer),
  public.finish_mail(uuid, uuid, text, text), public.retry_mail(uuid) from public, anon, authenticated;
grant execute on function public.queue_mail(text, text, text, text, jsonb), public.claim_mails(integer, integer),
  public.finish_mail(uuid, uuid, text, text), public.retry_mail(uuid) to service_role;
grant execute on function public.retry_mail(uuid) to authenticated;

-- Two mails for a lead: one to the staff and one to the sender, unless a machine filled the form for somebody else's address.
create function private.queue_lead_mails() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.outbox (kind, unique_key, source_table, source_id, locale)
  values ('lead-staff', format('%s:%s:staff', tg_table_name, new.id), tg_table_name, new.id, new.locale);
  if not 'honeypot' = any (new.flags) then
    insert into public.outbox (kind, unique_key, source_table, source_id, locale, recipient)
    values ('lead-sender', format('%s:%s:sender', tg_table_name, new.id), tg_table_name, new.id, new.locale, new.email);
  end if;
  return null;
end;
$$;

-- Whoever is erased is not written to any more.
create function private.drop_mails() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.outbox where source_table = tg_table_name and source_id = old.id;
  return null;
end;
$$;
revoke all on function private.queue_lead_mails(), private.drop_mails() from public;

do $$
declare
  name text;
begin
  foreach name in array array['partnership_applications', 'export_enquiries', 'contact_messages'] loop
    execute format('create trigger %1$s_mails after insert on public.%1$I for each row execute function private.queue_lead_mails()', name);
    execute format('create trigger %1$s_drop_mails after delete on public.%1$I for each row execute function private.drop_mails()', name);
  end loop;
end;
$$;
