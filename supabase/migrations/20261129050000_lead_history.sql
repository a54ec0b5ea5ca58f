-- What happened to a lead: replies that did not arrive, and who changed its status and assignee.

-- The email of a reply, while it is in the outbox; the status of the lead before it; and when the email failed or was
-- dismissed, null if it is under way or was delivered.
alter table public.lead_notes
  add column mail_id uuid,
  add column replaced_status text,
  add column undelivered_at timestamptz,
  add constraint lead_notes_mail_check check (type = 'reply' or num_nonnulls(mail_id, replaced_status, undelivered_at) = 0);
create unique index lead_notes_mail_idx on public.lead_notes (mail_id) where mail_id is not null;

-- The kind of the leads in a table, null for any other table.
create function private.lead_kind(source_table text) returns text
language sql immutable set search_path = ''
as $$
  select case source_table
    when 'partnership_applications' then 'partnership' when 'export_enquiries' then 'export' when 'contact_messages' then 'contact'
  end;
$$;

-- When the first reply to a lead was written that was delivered or is under way; null if there is none.
create function private.first_reply_at(kind text, lead uuid) returns timestamptz
language sql stable set search_path = ''
as $$
  select min(n.created_at) from public.lead_notes n
  where n.kind = first_reply_at.kind and n.lead_id = lead and n.type = 'reply' and n.undelivered_at is null;
$$;
revoke all on function private.lead_kind, private.first_reply_at from public;

-- The same as before, but a lead that is set back to new keeps the time of its first reply: only a mark that somebody
-- set by hand is withdrawn.
create or replace function private.stamp_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  first_reply timestamptz;
begin
  if new.assignee is distinct from old.assignee and new.assignee is not null and not exists (
    select from public.profiles p
    where p.user_id = new.assignee and p.role in ('admin', 'sales') and p.deactivated_at is null
  ) then
    raise exception 'only active administrators and sales can be assignees' using errcode = 'MA002';
  end if;
  if (new.status, new.assignee) is distinct from (old.status, old.assignee) then
    new.version := old.version + 1;
    new.updated_at := clock_timestamp();
    new.updated_by := (select auth.uid());
  end if;
  if new.status = 'new' and old.status <> 'new' then
    first_reply := private.first_reply_at(private.lead_kind(tg_table_name), new.id);
  end if;
  if new.status <> old.status and new.answered_at is not distinct from old.answered_at then
    new.answered_at := case
      when new.status in ('answered', 'won') then coalesce(old.answered_at, clock_timestamp())
      when new.status <> 'new' then old.answered_at
      -- A reply that failed at first was answered later than it was written.
      when first_reply is not null then greatest(old.answered_at, first_reply)
    end;
  end if;
  return new;
end;
$$;

-- The same as before, but the reply remembers its email and the status that it replaced.
create or replace function public.reply_lead(kind text, lead uuid, base_version integer, reply_key uuid, subject text, body text)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  source text := private.lead_table(kind);
  key text := format('%s:%s:reply:%s', source, lead, reply_key);
  sender record;
  replaced text;
  replied_at timestamptz;
  result jsonb;
  mail uuid;
begin
  if not private.has_role('admin', 'sales') then
    raise exception 'only administrators and sales' using errcode = '42501';
  end if;
  if btrim(coalesce(subject, '')) = '' or char_length(subject) > 200 or btrim(coalesce(body, '')) = '' or char_length(body) > 9000 then
    raise exception 'an email needs a subject and a text' using errcode = '22023';
  end if;
  if exists (select from public.outbox o where o.unique_key = key) then
    execute format('select jsonb_build_object(''saved'', true, ''version'', l.version, ''status'', l.status, ''assignee'', l.assignee)
      from public.%I l where l.id = $1', source) into result using lead;
    return result;
  end if;
  execute format('select l.status from public.%I l where l.id = $1 and l.version = $2 for update', source)
  into replaced using lead, base_version;
  replied_at := clock_timestamp();
  execute format(
    'update public.%I l set status = case when l.status in (''won'', ''lost'') then l.status else ''answered'' end,
        answered_at = coalesce(l.answered_at, $3), assignee = coalesce(l.assignee, auth.uid()),
        version = l.version + 1, updated_at = clock_timestamp(), updated_by = auth.uid()
      where l.id = $1 and l.version = $2
      returning jsonb_build_object(''saved'', true, ''version'', l.version, ''status'', l.status, ''assignee'', l.assignee)',
    source
  ) into result using lead, base_version, replied_at;
  if result is null then
    -- Saved after all if the change was this very reply, sent twice at once.
    execute format(
      'select jsonb_build_object(''saved'', exists (select from public.outbox o where o.unique_key = $2), ''version'', l.version,
        ''status'', l.status, ''assignee'', l.assignee, ''updated_by'', l.updated_by, ''updated_at'', l.updated_at)
        from public.%I l where l.id = $1',
      source
    ) into result using lead, key;
    return result;
  end if;
  execute format('select l.email, l.locale from public.%I l where l.id = $1', source) into sender using lead;
  insert into public.outbox (kind, unique_key, source_table, source_id, locale, recipient)
  values ('lead-reply', key, source, lead, sender.locale, sender.email) returning id into mail;
  insert into public.outbox_payloads (outbox_id, payload) values (mail, jsonb_build_object('subject', subject, 'body', body));
  insert into public.lead_notes (kind, lead_id, type, author, body, created_at, mail_id, replaced_status)
  values (kind, lead, 'reply', auth.uid(), subject || E'\n\n' || body, replied_at, mail, replaced);
  return result;
end;
$$;

-- Brings a lead back to attention whose reply was not delivered: its status is open again unless somebody closed it or
-- wrote a later reply, and the reply no longer counts as the answer. Once for each reply: whoever has seen the lead
-- since may have answered it by telephone.
create function private.record_undelivered_reply(mail public.outbox) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  reply public.lead_notes;
begin
  -- Waits for a reply that is being written, which counts as a later one.
  execute format('select from public.%I where id = $1 for update', mail.source_table) using mail.source_id;
  update public.lead_notes n set undelivered_at = clock_timestamp()
  where n.mail_id = mail.id and n.undelivered_at is null
  returning * into reply;
  if reply.id is null then
    return;
  end if;
  execute format(
    'update public.%I l set
        status = case when l.status <> ''answered'' or $1 then l.status when $2 = ''new'' then ''new'' else ''in_progress'' end,
        answered_at = case when l.answered_at between $3 and $4 then $5 else l.answered_at end,
        version = l.version + 1, updated_at = clock_timestamp(), updated_by = auth.uid()
      where l.id = $6',
    mail.source_table
  ) using
    exists (
      select from public.lead_notes n
      where n.kind = reply.kind and n.lead_id = reply.lead_id and n.type = 'reply' and n.undelivered_at is null
        and n.created_at > reply.created_at
    ),
    -- The transaction of the reply began when its email was created, and wrote the note last.
    reply.replaced_status, mail.created_at, reply.created_at, private.first_reply_at(reply.kind, reply.lead_id), mail.source_id;
end;
$$;

-- Marks a lead as answered whose reply was delivered after it had failed.
create function private.record_late_reply(mail public.outbox) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.lead_notes n set undelivered_at = null where n.mail_id = mail.id and n.undelivered_at is not null;
  if found then
    execute format(
      'update public.%I l set status = case when l.status in (''new'', ''in_progress'') then ''answered'' else l.status end,
          answered_at = coalesce(l.answered_at, $1), version = l.version + 1, updated_at = clock_timestamp(), updated_by = auth.uid()
        where l.id = $2',
      mail.source_table
    ) using mail.sent_at, mail.source_id;
  end if;
end;
$$;

create function private.follow_reply() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status = 'sent' then
    perform private.record_late_reply(new);
  else
    perform private.record_undelivered_reply(new);
  end if;
  return null;
end;
$$;
revoke all on function private.record_undelivered_reply, private.record_late_reply, private.follow_reply from public;
create trigger outbox_follow_reply after update of status on public.outbox for each row
  when (new.kind = 'lead-reply' and new.status is distinct from old.status and new.status in ('sent', 'failed', 'cancelled'))
  execute function private.follow_reply();

-- Replies of before. A note is written after the email in the same transaction, and the next reply waits for it.
update public.lead_notes n set mail_id = o.id
from public.outbox o
where o.kind = 'lead-reply' and n.id = (
  select r.id from public.lead_notes r
  where r.kind = private.lead_kind(o.source_table) and r.lead_id = o.source_id and r.type = 'reply' and r.created_at >= o.created_at
  order by r.created_at limit 1
);
select private.record_undelivered_reply(o) from public.outbox o where o.kind = 'lead-reply' and o.status = 'failed';
-- Somebody has seen to a dismissed one before, by telephone perhaps, so its lead stays as it is.
update public.lead_notes n set undelivered_at = clock_timestamp()
from public.outbox o where o.id = n.mail_id and o.status = 'cancelled';

-- The changes of status and assignee of a lead, each with the old and new value, newest first. Sales see them too, who
-- may not read the log as a whole.
create function public.list_lead_changes(kind text, lead uuid)
returns table (id bigint, at timestamptz, actor uuid, status jsonb, assignee jsonb)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  if not private.has_role('admin', 'sales') then
    raise exception 'only administrators and sales' using errcode = '42501';
  end if;
  return query
    select a.id, a.at, a.actor, a.details -> 'status', a.details -> 'assignee'
    from public.audit_log a
    where a.table_name = private.lead_table(list_lead_changes.kind) and a.row_id = list_lead_changes.lead::text
      and a.action = 'update' and a.details ?| array['status', 'assignee']
    order by a.id desc limit 500;
end;
$$;
revoke all on function public.list_lead_changes from public;
grant execute on function public.list_lead_changes to authenticated;

-- The same as before, but leads of any age count as overdue.
create or replace function public.lead_figures() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  this_week timestamp := date_trunc('week', now() at time zone 'Europe/Athens');
  since timestamptz := (this_week - interval '11 weeks') at time zone 'Europe/Athens';
  result jsonb;
begin
  if not private.has_role('admin', 'sales') then
    raise exception 'only administrators and sales' using errcode = '42501';
  end if;
  with recent as materialized (
    select 'partnership' as kind, created_at, answered_at, status, locale, null as country
    from public.partnership_applications where created_at >= since and status <> 'spam'
    union all select 'export', created_at, answered_at, status, locale, country
    from public.export_enquiries where created_at >= since and status <> 'spam'
    union all select 'contact', created_at, answered_at, status, locale, null
    from public.contact_messages where created_at >= since and status <> 'spam'
  ), by_week as (
    select date_trunc('week', created_at at time zone 'Europe/Athens') as week, kind, count(*) as leads from recent group by 1, 2
  ), timed as (
    select
      count(*) filter (where answered_at is not null) as answered,
      count(*) filter (where answered_at - created_at <= interval '24 hours') as in_time,
      percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at)) as median_seconds
    from recent
  ), waiting as (
    select answered_at, created_at from public.partnership_applications where status in ('new', 'in_progress')
    union all select answered_at, created_at from public.export_enquiries where status in ('new', 'in_progress')
    union all select answered_at, created_at from public.contact_messages where status in ('new', 'in_progress')
  )
  select jsonb_build_object(
    'weeks', (
      select jsonb_agg(jsonb_build_object(
        'week', to_char(w, 'YYYY-MM-DD'),
        'partnership', coalesce((select leads from by_week b where b.week = w and b.kind = 'partnership'), 0),
        'export', coalesce((select leads from by_week b where b.week = w and b.kind = 'export'), 0),
        'contact', coalesce((select leads from by_week b where b.week = w and b.kind = 'contact'), 0)
      ) order by w)
      from generate_series(this_week - interval '11 weeks', this_week, interval '1 week') w
    ),
    'countries', coalesce((
      select jsonb_agg(jsonb_build_object('country', c.country, 'leads', c.leads) order by c.leads desc, c.country)
      from (select country, count(*) as leads from recent where country is not null group by country) c
    ), '[]'::jsonb),
    'sources', coalesce((
      select jsonb_agg(jsonb_build_object('kind', s.kind, 'locale', s.locale, 'leads', s.leads) order by s.leads desc, s.kind, s.locale)
      from (select kind, locale, count(*) as leads from recent group by kind, locale) s
    ), '[]'::jsonb),
    'answered', timed.answered, 'in_time', timed.in_time, 'median_seconds', round(timed.median_seconds),
    'overdue', (select count(*) from waiting where answered_at is null and created_at < now() - interval '24 hours')
  ) into result from timed;
  return result;
end;
$$;
