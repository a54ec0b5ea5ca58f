-- The staff inbox: how administrators and sales find, assign, answer and count leads.

-- The search condition for a typed text: every term must be the beginning of a token of the lead. A term that looks
-- like a phone number also matches the stored format, with all digits together after the country code; without a
-- country code it is a Greek number, as in the forms.
create function private.search_query(words text) returns tsquery
language sql immutable parallel safe
as $$
  select to_tsquery('simple'::regconfig, coalesce(string_agg(quote_literal(word) || ':*', ' & '), ''))
    || (
      select case when words ~ '^[-+0-9 ()./]+$' and char_length(number) between 5 and 15
        then to_tsquery('simple'::regconfig, number || ':* | 30' || number || ':*') else ''::tsquery end
      from (select regexp_replace(regexp_replace(words, '[^0-9]', '', 'g'), '^00', '')) typed (number)
    )
  from regexp_split_to_table(private.fold(words), '\s+') word where word <> '';
$$;
revoke all on function private.search_query from public;

-- Leads of all kinds, newest first, from before a position: created_at and id of the last lead of the previous page. It
-- checks the caller's role itself, because under row-level security no index could serve a search: the search operator
-- is not leakproof.
create function public.list_leads(
  page_size integer, only_kind text default null, only_status text default null, only_assignee uuid default null,
  unassigned boolean default false, only_country text default null, since timestamptz default null, until timestamptz default null,
  words text default null, before_at timestamptz default null, before_id uuid default null
) returns table (
  id uuid, kind text, created_at timestamptz, status text, version integer, assignee uuid, name text, company text, email text, phone text,
  country text, locale text, flags text[]
)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off
as $$
declare
  conditions text := concat_ws(' and ', 'true',
    case when only_status is not null then 'l.status = $1' end,
    case when unassigned then 'l.assignee is null' when only_assignee is not null then 'l.assignee = $2' end,
    case when only_country is not null then 'l.country = $3' end,
    case when since is not null then 'l.created_at >= $4' end,
    case when until is not null then 'l.created_at < $5' end,
    case when before_at is not null then '(l.created_at, l.id) < ($7, $8)' end
  );
  -- A search first collects what its index finds, then filters and sorts that: the planner alone would walk through all
  -- leads by age and normalise each.
  pattern text := case
    when words is null then '(select %1$s from public.%2$I l where %4$s order by l.created_at desc, l.id desc limit $9)'
    else '(with hits as materialized (
        select l.id, l.created_at, l.status, l.assignee, %5$s as country from public.%2$I l where private.search_vector(%3$s) @@ $6
      ), newest as materialized (select l.id from hits l where %4$s order by l.created_at desc, l.id desc limit $9)
      select %1$s from newest n join public.%2$I l on l.id = n.id)'
  end;
  branches text;
begin
  if not private.has_role('admin', 'sales') then
    raise exception 'only administrators and sales' using errcode = '42501';
  end if;
  select string_agg(
    format(
      pattern,
      format('l.id, %L::text, l.created_at, l.status, l.version, l.assignee, %s, l.email, coalesce(l.phone, %L), %s, l.locale, l.flags',
        b.kind, b.names, '', b.country),
      private.lead_table(b.kind), b.searched, conditions, b.country
    ),
    ' union all '
  ) into branches
  from (values
    ('partnership', 'l.full_name, l.business_name', $x$''::text$x$,
      $x$l.full_name || ' ' || l.business_name || ' ' || l.email || ' ' || l.phone || ' ' || l.location$x$),
    ('export', 'l.contact_name, l.company_name', 'l.country',
      $x$l.contact_name || ' ' || l.company_name || ' ' || l.email || ' ' || coalesce(l.phone, '') || ' ' || coalesce(l.message, '')$x$),
    ('contact', $x$l.full_name, ''::text$x$, $x$''::text$x$,
      $x$l.full_name || ' ' || l.email || ' ' || coalesce(l.phone, '') || ' ' || l.message$x$)
  ) b (kind, names, country, searched)
  where (only_kind is null or b.kind = only_kind) and (only_country is null or b.kind = 'export');
  if branches is null then
    return;
  end if;
  return query execute format('select * from (%s) l order by 3 desc, 1 desc limit $9', branches)
    using only_status, only_assignee, only_country, since, until, private.search_query(words), before_at, before_id,
      least(greatest(page_size, 1), 1001);
end;
$$;
revoke all on function public.list_leads from public;
grant execute on function public.list_leads to authenticated;

-- The number of new leads of each kind; counting stops at a thousand.
create function public.count_new_leads() returns table (kind text, leads integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_role('admin', 'sales') then
    raise exception 'only administrators and sales' using errcode = '42501';
  end if;
  return query
    select 'partnership', count(*)::integer from (select from public.partnership_applications where status = 'new' limit 1000) l
    union all select 'export', count(*)::integer from (select from public.export_enquiries where status = 'new' limit 1000) l
    union all select 'contact', count(*)::integer from (select from public.contact_messages where status = 'new' limit 1000) l;
end;
$$;
revoke all on function public.count_new_leads from public;
grant execute on function public.count_new_leads to authenticated;

-- When a lead last arrived or changed. The live inbox polls this, and reads the list only after a change.
create function public.leads_changed_at() returns timestamptz
language sql stable security invoker set search_path = ''
as $$
  select greatest(
    (select max(updated_at) from public.partnership_applications),
    (select max(updated_at) from public.export_enquiries),
    (select max(updated_at) from public.contact_messages)
  );
$$;
revoke all on function public.leads_changed_at from public;
grant execute on function public.leads_changed_at to service_role;

-- Staff who can handle leads, and former ones: their names are still shown with their leads and notes.
create function public.list_assignees() returns table (user_id uuid, full_name text, active boolean)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_role('admin', 'sales') then
    raise exception 'only administrators and sales' using errcode = '42501';
  end if;
  return query
    select p.user_id, coalesce(p.full_name, split_part(u.email::text, '@', 1)),
      p.role in ('admin', 'sales') and p.deactivated_at is null
    from public.profiles p join auth.users u on u.id = p.user_id
    where p.role in ('admin', 'sales')
      or exists (select from public.partnership_applications l where l.assignee = p.user_id)
      or exists (select from public.export_enquiries l where l.assignee = p.user_id)
      or exists (select from public.contact_messages l where l.assignee = p.user_id)
      or exists (select from public.lead_notes n where n.author = p.user_id)
    order by 2, 1;
end;
$$;
revoke all on function public.list_assignees from public;
grant execute on function public.list_assignees to authenticated;

-- Saved filters of the inbox: a name for a query string.
create table public.lead_views (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default auth.uid() references public.profiles (user_id) on delete cascade,
  name text not null check (btrim(name) <> '' and char_length(name) <= 60 and name !~ '[\u0001-\u001f\u007f-\u009f]'),
  query text not null check (char_length(query) <= 500),
  created_at timestamptz not null default now(),
  unique (owner, name)
);
alter table public.lead_views enable row level security;
grant select, delete, insert (name, query) on public.lead_views to authenticated;
grant select, delete on public.lead_views to service_role;
create policy "administrators and sales read their own views" on public.lead_views
  for select to authenticated
  using (owner = (select auth.uid()) and (select private.has_role('admin', 'sales')));
create policy "administrators and sales save their own views" on public.lead_views
  for insert to authenticated
  with check (owner = (select auth.uid()) and (select private.has_role('admin', 'sales')));
create policy "administrators and sales delete their own views" on public.lead_views
  for delete to authenticated
  using (owner = (select auth.uid()) and (select private.has_role('admin', 'sales')));
create trigger lead_views_audit after insert or update or delete on public.lead_views
  for each row execute function private.write_audit('id');

-- The data around the list of the inbox, in one request: numbers of new leads, assignees, and the views of the caller.
-- Each part checks the role of the caller itself.
create function public.inbox_frame() returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select jsonb_build_object(
    'counts', (select jsonb_object_agg(c.kind, c.leads) from public.count_new_leads() c),
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'active', p.active) order by p.place), '[]')
      from public.list_assignees() with ordinality p (id, name, active, place)
    ),
    'views', (
      select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'query', v.query) order by v.name), '[]')
      from public.lead_views v
    )
  );
$$;
revoke all on function public.inbox_frame from public;
grant execute on function public.inbox_frame to authenticated;

-- Saves status, assignee and note of a lead if it is still at the version that the caller saw; otherwise stores
-- nothing. Returns the lead's current state, with "saved"; null if there is no such lead. A note alone is a change too.
-- The same save sent twice is stored once.
create function public.save_lead(kind text, lead uuid, base_version integer, new_status text, new_assignee uuid, note text default null)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  source text := private.lead_table(kind);
  has_note boolean := btrim(coalesce(note, '')) <> '';
  result jsonb;
begin
  if not private.has_role('admin', 'sales') then
    raise exception 'only administrators and sales' using errcode = '42501';
  end if;
  execute format(
    'update public.%I l set status = $1, assignee = $2, version = l.version + $5::integer,
        updated_at = case when $5 then clock_timestamp() else l.updated_at end, updated_by = case when $5 then auth.uid() else l.updated_by end
      where l.id = $3 and l.version = $4
      returning jsonb_build_object(''saved'', true, ''version'', l.version, ''status'', l.status, ''assignee'', l.assignee)',
    source
  ) into result using new_status, new_assignee, lead, base_version, has_note;
  if result is null then
    -- Saved after all if the change was this very save, sent before.
    execute format(
      'select jsonb_build_object(''saved'', l.version = $2 + 1 and l.updated_by = auth.uid() and l.status = $3 and l.assignee is not distinct from $4
          and (not $5 or exists (
            select from public.lead_notes n
            where n.kind = $6 and n.lead_id = l.id and n.author = auth.uid() and n.body = $7 and n.created_at >= l.updated_at
          )),
        ''version'', l.version, ''status'', l.status, ''assignee'', l.assignee, ''updated_by'', l.updated_by, ''updated_at'', l.updated_at)
        from public.%I l where l.id = $1',
      source
    ) into result using lead, base_version, new_status, new_assignee, has_note, kind, note;
    return result;
  end if;
  if has_note then
    insert into public.lead_notes (kind, lead_id, author, body) values (kind, lead, auth.uid(), note);
  end if;
  return result;
end;
$$;
revoke all on function public.save_lead from public;
grant execute on function public.save_lead to authenticated;

-- Replies to the sender of a lead if it is still at the version that the caller saw: queues the email, stores its text
-- as a note and marks the lead answered. The same key replies once. Returns what save_lead returns. A reply is a change
-- even if status and assignee stay the same: whoever saw the lead before it must not reply as well.
create function public.reply_lead(kind text, lead uuid, base_version integer, reply_key uuid, subject text, body text)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  source text := private.lead_table(kind);
  key text := format('%s:%s:reply:%s', source, lead, reply_key);
  sender record;
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
  execute format(
    'update public.%I l set status = case when l.status in (''won'', ''lost'') then l.status else ''answered'' end,
        answered_at = coalesce(l.answered_at, clock_timestamp()), assignee = coalesce(l.assignee, auth.uid()),
        version = l.version + 1, updated_at = clock_timestamp(), updated_by = auth.uid()
      where l.id = $1 and l.version = $2
      returning jsonb_build_object(''saved'', true, ''version'', l.version, ''status'', l.status, ''assignee'', l.assignee)',
    source
  ) into result using lead, base_version;
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
  insert into public.lead_notes (kind, lead_id, type, author, body) values (kind, lead, 'reply', auth.uid(), subject || E'\n\n' || body);
  return result;
end;
$$;
revoke all on function public.reply_lead from public;
grant execute on function public.reply_lead to authenticated;

-- Changes of several leads at once, with the state before them, so that they can be undone for a day. Only the
-- functions below use the table.
create table public.lead_batches (
  id uuid primary key default gen_random_uuid(),
  actor uuid not null references public.profiles (user_id) on delete cascade,
  at timestamptz not null default now(),
  -- [{"kind", "id", "version" (after the change), "status", "assignee", "answered_at" (before it)}, ...]
  before jsonb not null,
  undone_at timestamptz
);
create index lead_batches_actor_idx on public.lead_batches (actor);
create index lead_batches_at_idx on public.lead_batches (at);
alter table public.lead_batches enable row level security;

-- Gives several leads a status, an assignee or both; at most 200, as {"kind", "id", "version"}. A lead that somebody
-- else changed in the meantime stays as it is. Returns how many changed, their ids, and the batch for undo_leads.
create function public.change_leads(leads jsonb, new_status text default null, assign boolean default false, new_assignee uuid default null)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  change record;
  old jsonb;
  batch uuid;
  previous jsonb := '[]'::jsonb;
begin
  if not private.has_role('admin', 'sales') then
    raise exception 'only administrators and sales' using errcode = '42501';
  end if;
  if jsonb_array_length(leads) > 200 or (new_status is null and not assign) then
    raise exception 'expected a status or an assignee, and at most 200 leads' using errcode = '22023';
  end if;
  -- In one order, so that two people who change the same leads do not wait for each other.
  for change in
    select l.kind, l.id, l.version from jsonb_to_recordset(leads) l (kind text, id uuid, version integer) order by l.id
  loop
    if private.lead_table(change.kind) is null then
      raise exception 'unknown kind' using errcode = '22023';
    end if;
    execute format(
      'with old as (select * from public.%1$I where id = $1 and version = $2 for update)
       update public.%1$I l set status = coalesce($3, l.status), assignee = case when $4 then $5 else l.assignee end
       from old where l.id = old.id
       returning jsonb_build_object(''kind'', $6, ''id'', l.id, ''version'', l.version, ''status'', old.status, ''assignee'', old.assignee,
         ''answered_at'', old.answered_at)',
      private.lead_table(change.kind)
    ) into old using change.id, change.version, new_status, assign, new_assignee, change.kind;
    if old is not null then
      previous := previous || old;
    end if;
  end loop;
  delete from public.lead_batches b where b.at < now() - interval '1 day';
  if previous <> '[]'::jsonb then
    insert into public.lead_batches (actor, before) values ((select auth.uid()), previous) returning id into batch;
  end if;
  return jsonb_build_object('batch', batch, 'changed', jsonb_array_length(previous),
    'ids', jsonb_path_query_array(previous, '$[*].id'));
end;
$$;
revoke all on function public.change_leads from public;
grant execute on function public.change_leads to authenticated;

-- Restores the leads of a batch, except those that have changed again since. Each batch can be undone once, by its
-- actor. Null if there is no such batch, or it has expired.
create function public.undo_leads(batch uuid)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  undone public.lead_batches;
  previous record;
  updated integer;
  restored integer := 0;
begin
  if not private.has_role('admin', 'sales') then
    raise exception 'only administrators and sales' using errcode = '42501';
  end if;
  update public.lead_batches b set undone_at = now()
  where b.id = undo_leads.batch and b.actor = (select auth.uid()) and b.undone_at is null and b.at > now() - interval '1 day'
  returning * into undone;
  if undone.id is null then
    return null;
  end if;
  for previous in
    select b.kind, b.id, b.version, b.status, b.answered_at, p.user_id as assignee
    from jsonb_to_recordset(undone.before) b (kind text, id uuid, version integer, status text, assignee uuid, answered_at timestamptz)
    -- Whoever has left in the meantime is not an assignee again.
    left join public.profiles p on p.user_id = b.assignee and p.role in ('admin', 'sales') and p.deactivated_at is null
    order by b.id
  loop
    execute format('update public.%I set status = $1, assignee = $2 where id = $3 and version = $4', private.lead_table(previous.kind))
    using previous.status, previous.assignee, previous.id, previous.version;
    get diagnostics updated = row_count;
    if updated > 0 then
      -- In an update of its own, because the trigger sets it when the status changes.
      execute format('update public.%I set answered_at = $1 where id = $2', private.lead_table(previous.kind)) using previous.answered_at, previous.id;
      restored := restored + 1;
    end if;
  end loop;
  insert into public.audit_log (actor, action, table_name, row_id, details)
  values ((select auth.uid()), 'undo', 'lead_batches', batch, jsonb_build_object(
    'leads', jsonb_build_object('old', jsonb_array_length(undone.before), 'new', restored)
  ));
  return jsonb_build_object('restored', restored, 'skipped', jsonb_array_length(undone.before) - restored);
end;
$$;
revoke all on function public.undo_leads from public;
grant execute on function public.undo_leads to authenticated;

-- Statistics of the dashboard: leads of twelve weeks by week and kind, countries of export enquiries, sources, and how
-- soon leads were answered. Weeks begin on Monday in Athens. Spam is not counted.
create function public.lead_figures() returns jsonb
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
      count(*) filter (where answered_at is null and status in ('new', 'in_progress') and created_at < now() - interval '24 hours') as overdue,
      percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at)) as median_seconds
    from recent
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
    'answered', timed.answered, 'in_time', timed.in_time, 'overdue', timed.overdue, 'median_seconds', round(timed.median_seconds)
  ) into result from timed;
  return result;
end;
$$;
revoke all on function public.lead_figures from public;
grant execute on function public.lead_figures to authenticated;
