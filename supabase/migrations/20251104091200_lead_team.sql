-- What one person did to several leads at once, with what they were before; kept for a day, to be undone.
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
revoke all on public.lead_batches from anon, authenticated, service_role;

-- Gives several leads a status, an assignee or both. A lead that somebody else changed meanwhile is left as they left it. Leads are
-- {"kind", "id", "version"}; at most 200. Returns how many changed, and the batch to undo.
create function public.change_leads(leads jsonb, new_status text default null, assign boolean default false, new_assignee uuid default null)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  wish record;
  old jsonb;
  batch uuid;
  befores jsonb := '[]'::jsonb;
begin
  if not private.has_role('admin', 'sales') then
    raise exception 'only administrators and sales' using errcode = '42501';
  end if;
  if jsonb_array_length(leads) > 200 or (new_status is null and not assign) then
    raise exception 'nothing to do, or too much' using errcode = '22023';
  end if;
  -- In one order, so that two people who change the same leads do not wait for each other.
  for wish in
    select l.kind, l.id, l.version from jsonb_to_recordset(leads) l (kind text, id uuid, version integer) order by l.id
  loop
    if private.lead_table(wish.kind) is null then
      raise exception 'unknown kind' using errcode = '22023';
    end if;
    execute format(
      'with old as (select * from public.%1$I where id = $1 and version = $2 for update)
       update public.%1$I l set status = coalesce($3, l.status), assignee = case when $4 then $5 else l.assignee end
       from old where l.id = old.id
       returning jsonb_build_object(''kind'', $6, ''id'', l.id, ''version'', l.version, ''status'', old.status, ''assignee'', old.assignee,
         ''answered_at'', old.answered_at)',
      private.lead_table(wish.kind)
    ) into old using wish.id, wish.version, new_status, assign, new_assignee, wish.kind;
    if old is not null then
      befores := befores || old;
    end if;
  end loop;
  delete from public.lead_batches b where b.at < now() - interval '1 day';
  if befores <> '[]'::jsonb then
    insert into public.lead_batches (actor, before) values ((select auth.uid()), befores) returning id into batch;
  end if;
  return jsonb_build_object('batch', batch, 'changed', jsonb_array_length(befores));
end;
$$;

-- Gives the leads of a batch back what they had, except those that were changed again since. Only whoever made the batch, and once. Null when there
-- is no such batch (any more).
create function public.undo_leads(batch uuid)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  found_one public.lead_batches;
  was record;
  hit integer;
  restored integer := 0;
begin
  if not private.has_role('admin', 'sales') then
    raise exception 'only administrators and sales' using errcode = '42501';
  end if;
  update public.lead_batches b set undone_at = now()
  where b.id = undo_leads.batch and b.actor = (select auth.uid()) and b.undone_at is null and b.at > now() - interval '1 day'
  returning * into found_one;
  if found_one.id is null then
    return null;
  end if;
  for was in
    select b.kind, b.id, b.version, b.status, b.answered_at, p.user_id as assignee
    from jsonb_to_recordset(found_one.before) b (kind text, id uuid, version integer, status text, assignee uuid, answered_at timestamptz)
    -- Whoever has left meanwhile gets nothing back.
    left join public.profiles p on p.user_id = b.assignee and p.role in ('admin', 'sales') and p.deactivated_at is null
    order by b.id
  loop
    execute format('update public.%I set status = $1, assignee = $2 where id = $3 and version = $4', private.lead_table(was.kind))
    using was.status, was.assignee, was.id, was.version;
    get diagnostics hit = row_count;
    if hit > 0 then
      -- By itself, because the trigger works it out of a status that changes.
      execute format('update public.%I set answered_at = $1 where id = $2', private.lead_table(was.kind)) using was.answered_at, was.id;
      restored := restored + 1;
    end if;
  end loop;
  insert into public.audit_log (actor, action, table_name, row_id, details)
  values ((select auth.uid()), 'undo', 'lead_batches', batch, jsonb_build_object(
    'leads', jsonb_build_object('old', jsonb_array_length(found_one.before), 'new', restored)
  ));
  return jsonb_build_object('restored', restored, 'skipped', jsonb_array_length(found_one.before) - restored);
end;
$$;

-- Views of the inbox that a person wants again: a name for an address.
create table public.lead_views (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default auth.uid() references public.profiles (user_id) on delete cascade,
  name text not null check (btrim(name) <> '' and char_length(name) <= 60 and name !~ '[\u0001-\u001f\u007f-\u009f]'),
  query text not null check (char_length(query) <= 500),
  created_at timestamptz not null default now(),
  unique (owner, name)
);
alter table public.lead_views enable row level security;
revoke all on public.lead_views from anon, authenticated, service_role;
grant select, delete, insert (name, query) on public.lead_views to authenticated;
grant select, delete on public.lead_views to service_role;
create policy "administrators and sales read their own views" on public.lead_views
  for select to authenticated
  using (owner = (select auth.uid()) and (select private.has_role('admin', 'sales')));
create policy "administrators and sales keep views" on public.lead_views
  for insert to authenticated
  with check (owner = (select auth.uid()) and (select private.has_role('admin', 'sales')));
create policy "administrators and sales drop their own views" on public.lead_views
  for delete to authenticated
  using (owner = (select auth.uid()) and (select private.has_role('admin', 'sales')));
create trigger lead_views_audit after insert or update or delete on public.lead_views
  for each row execute function private.write_audit('id');

-- Answers the sender of a lead, if it still is as it was seen: the mail is queued, the words are kept as a note, the lead is answered. The same key
-- answers once. The answer is that of save_lead.
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
    raise exception 'a mail needs a subject and words' using errcode = '22023';
  end if;
  if exists (select from public.outbox o where o.unique_key = key) then
    execute format('select jsonb_build_object(''saved'', true, ''version'', l.version, ''status'', l.status, ''assignee'', l.assignee)
      from public.%I l where l.id = $1', source) into result using lead;
    return result;
  end if;
  execute format(
    'update public.%I l set status = case when l.status in (''won'', ''lost'') then l.status else ''answered'' end,
        answered_at = coalesce(l.answered_at, clock_timestamp()), assignee = coalesce(l.assignee, auth.uid())
      where l.id = $1 and l.version = $2
      returning jsonb_build_object(''saved'', true, ''version'', l.version, ''status'', l.status, ''assignee'', l.assignee)',
    source
  ) into result using lead, base_version;
  if result is null then
    execute format(
      'select jsonb_build_object(''saved'', false, ''version'', l.version, ''status'', l.status, ''assignee'', l.assignee,
        ''updated_by'', l.updated_by, ''updated_at'', l.updated_at) from public.%I l where l.id = $1',
      source
    ) into result using lead;
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

revoke all on function public.change_leads(jsonb, text, boolean, uuid), public.undo_leads(uuid),
  public.reply_lead(text, uuid, integer, uuid, text, text) from public, anon, service_role;
grant execute on function public.change_leads(jsonb, text, boolean, uuid), public.undo_leads(uuid),
  public.reply_lead(text, uuid, integer, uuid, text, text) to authenticated;
