-- What the inbox works with beside the status: who takes care of a lead, and which state of it a change was based on.
do $$
declare
  name text;
begin
  foreach name in array array['partnership_applications', 'export_enquiries', 'contact_messages'] loop
    execute format(
      'alter table public.%1$I
        add column assignee uuid references public.profiles (user_id) on delete set null,
        add column version integer not null default 1,
        add column updated_at timestamptz not null default now(),
        add column updated_by uuid,
        -- When the first answer went out; the promise is 24 hours.
        add column answered_at timestamptz',
      name
    );
    -- Leads that were answered before this column existed have no moment to tell.
    execute format('update public.%I set updated_at = created_at', name);
    execute format('grant update (assignee) on public.%I to authenticated', name);
    execute format('drop index public.%1$s_created_at_idx, public.%1$s_status_idx', name);
    execute format('create index %1$s_newest_idx on public.%1$I (created_at desc, id desc)', name);
    execute format('create index %1$s_by_status_idx on public.%1$I (status, created_at desc, id desc)', name);
    execute format('create index %1$s_by_assignee_idx on public.%1$I (assignee, created_at desc, id desc) where assignee is not null', name);
    execute format('create index %1$s_unassigned_idx on public.%1$I (created_at desc, id desc) where assignee is null', name);
    execute format('create index %1$s_updated_at_idx on public.%1$I (updated_at desc)', name);
    execute format('create index %1$s_email_idx on public.%1$I (lower(email))', name);
  end loop;
end;
$$;
create index export_enquiries_by_country_idx on public.export_enquiries (country, created_at desc, id desc);

create function private.stamp_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.assignee is distinct from old.assignee and new.assignee is not null and not exists (
    select from public.profiles p
    where p.user_id = new.assignee and p.role in ('admin', 'sales') and p.deactivated_at is null
  ) then
    raise exception 'this person takes care of no leads' using errcode = '23514', constraint = 'lead_assignee_works_here';
  end if;
  if (new.status, new.assignee) is distinct from (old.status, old.assignee) then
    new.version := old.version + 1;
    new.updated_at := clock_timestamp();
    new.updated_by := (select auth.uid());
  end if;
  if new.status <> old.status and new.answered_at is not distinct from old.answered_at then
    new.answered_at := case
      when new.status in ('answered', 'won') then coalesce(old.answered_at, clock_timestamp())
      when new.status <> 'new' then old.answered_at
    end;
  end if;
  return new;
end;
$$;
revoke all on function private.stamp_lead() from public;

-- What is said about a lead, and what was written to its sender: never changed, gone with the lead.
create table public.lead_notes (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('partnership', 'export', 'contact')),
  lead_id uuid not null,
  type text not null default 'note' check (type in ('note', 'reply')),
  author uuid default auth.uid(),
  body text not null check (btrim(body) <> '' and char_length(body) <= 10000 and body !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]'),
  created_at timestamptz not null default clock_timestamp()
);
create index lead_notes_lead_idx on public.lead_notes (kind, lead_id, created_at);

alter table public.lead_notes enable row level security;
revoke all on public.lead_notes from anon, authenticated, service_role;
grant select, insert (kind, lead_id, body) on public.lead_notes to authenticated;
grant select, insert, delete on public.lead_notes to service_role;
create policy "administrators and sales read notes" on public.lead_notes
  for select to authenticated
  using ((select private.has_role('admin', 'sales')));
create policy "administrators and sales write their own notes" on public.lead_notes
  for insert to authenticated
  with check ((select private.has_role('admin', 'sales')) and author = (select auth.uid()) and type = 'note');

create function private.lead_table(kind text) returns text
language sql immutable set search_path = ''
as $$
  select case kind
    when 'partnership' then 'partnership_applications' when 'export' then 'export_enquiries' when 'contact' then 'contact_messages'
  end;
$$;
revoke all on function private.lead_table(text) from public;
grant execute on function private.lead_table(text) to authenticated;

-- Three tables share the notes, so no foreign key can say that the lead exists.
create function private.note_needs_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  found_one boolean;
begin
  execute format('select exists (select from public.%I where id = $1)', private.lead_table(new.kind)) into found_one using new.lead_id;
  if not found_one then
    raise exception 'no such lead' using errcode = '23503';
  end if;
  return new;
end;
$$;
create function private.drop_notes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.lead_notes where kind = tg_argv[0] and lead_id = old.id;
  return null;
end;
$$;
revoke all on function private.note_needs_lead(), private.drop_notes() from public;
create trigger lead_notes_lead before insert on public.lead_notes
  for each row execute function private.note_needs_lead();
create trigger lead_notes_audit after insert or update or delete on public.lead_notes
  for each row execute function private.write_audit('id', 'kind', 'lead_id', 'type');

do $$
declare
  kind text;
begin
  foreach kind in array array['partnership', 'export', 'contact'] loop
    execute format('create trigger %1$s_stamp before update on public.%1$I for each row execute function private.stamp_lead()', private.lead_table(kind));
    execute format('create trigger %1$s_drop_notes after delete on public.%1$I for each row execute function private.drop_notes(%2$L)', private.lead_table(kind), kind);
    execute format('drop trigger %1$s_audit on public.%1$I', private.lead_table(kind));
    execute format(
      'create trigger %1$s_audit after insert or update or delete on public.%1$I for each row execute function private.write_audit(''id'', ''status'', ''assignee'')',
      private.lead_table(kind)
    );
  end loop;
end;
$$;

-- What triggers write by themselves is no change that somebody made.
create or replace function private.write_audit() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  kept text;
  changed jsonb;
  summary jsonb := '{}'::jsonb;
begin
  if tg_op = 'UPDATE' then
    select coalesce(jsonb_agg(key order by key), '[]'::jsonb) into changed
    from jsonb_each(after)
    where before -> key is distinct from value and key not in ('updated_at', 'updated_by', 'version', 'answered_at');
    if changed = '[]'::jsonb then
      return null;
    end if;
    summary := jsonb_build_object('columns', changed);
  end if;
  for i in 1 .. tg_nargs - 1 loop
    kept := tg_argv[i];
    if before ->> kept is distinct from after ->> kept then
      summary := summary || jsonb_build_object(kept, jsonb_build_object('old', before -> kept, 'new', after -> kept));
    end if;
  end loop;
  insert into public.audit_log (actor, action, table_name, row_id, details)
  values ((select auth.uid()), lower(tg_op), tg_table_name, coalesce(after, before) ->> tg_argv[0], summary);
  return null;
end;
$$;

-- Who can take care of leads, for everybody who does.
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
    where p.role <> 'member'
    order by 2, 1;
end;
$$;

-- Saves what somebody decided about a lead, if it still is as they saw it; else nothing is stored and the answer says how it is now. Null when
-- there is no such lead.
create function public.save_lead(kind text, lead uuid, base_version integer, new_status text, new_assignee uuid, note text default null)
returns jsonb
language plpgsql security invoker set search_path = ''
as $$
#variable_conflict use_variable
declare
  result jsonb;
begin
  execute format(
    'update public.%I l set status = $1, assignee = $2 where l.id = $3 and l.version = $4
      returning jsonb_build_object(''saved'', true, ''version'', l.version, ''status'', l.status, ''assignee'', l.assignee)',
    private.lead_table(kind)
  ) into result using new_status, new_assignee, lead, base_version;
  if result is null then
    execute format(
      'select jsonb_build_object(''saved'', false, ''version'', l.version, ''status'', l.status, ''assignee'', l.assignee,
        ''updated_by'', l.updated_by, ''updated_at'', l.updated_at) from public.%I l where l.id = $1',
      private.lead_table(kind)
    ) into result using lead;
    return result;
  end if;
  if btrim(coalesce(note, '')) <> '' then
    insert into public.lead_notes (kind, lead_id, body) values (kind, lead, note);
  end if;
  return result;
end;
$$;
revoke all on function public.list_assignees(), public.save_lead(text, uuid, integer, text, uuid, text) from public, anon, service_role;
grant execute on function public.list_assignees(), public.save_lead(text, uuid, integer, text, uuid, text) to authenticated;

-- The copy of a person's data holds what was noted about them.
create or replace function public.export_person(address text)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  name text;
  found jsonb;
  result jsonb := '{}'::jsonb;
begin
  foreach name in array array['partnership_applications', 'export_enquiries', 'contact_messages', 'newsletter_subscribers'] loop
    execute format('select jsonb_agg(to_jsonb(t) order by t.created_at) from public.%I t where lower(t.email) = lower($1)', name) into found using address;
    result := result || jsonb_strip_nulls(jsonb_build_object(name, found));
  end loop;
  select jsonb_agg(to_jsonb(n) order by n.created_at) into found from public.lead_notes n
  where n.lead_id in (
    select l.id from public.partnership_applications l where lower(l.email) = lower(address)
    union all select l.id from public.export_enquiries l where lower(l.email) = lower(address)
    union all select l.id from public.contact_messages l where lower(l.email) = lower(address)
  );
  result := result || jsonb_strip_nulls(jsonb_build_object('lead_notes', found));
  select jsonb_agg(to_jsonb(e) order by e.id) into found from public.newsletter_events e
  join public.newsletter_subscribers s on s.id = e.subscriber_id where lower(s.email) = lower(address);
  result := result || jsonb_strip_nulls(jsonb_build_object('newsletter_events', found));
  select jsonb_agg(to_jsonb(o) || jsonb_strip_nulls(jsonb_build_object('payload', p.payload)) order by o.created_at) into found
  from public.outbox o left join public.outbox_payloads p on p.outbox_id = o.id where lower(o.recipient) = lower(address);
  result := result || jsonb_strip_nulls(jsonb_build_object('outbox', found));
  select jsonb_agg(jsonb_build_object(
    'id', u.id, 'email', u.email, 'created_at', u.created_at, 'last_sign_in_at', u.last_sign_in_at, 'profile', to_jsonb(f)
  )) into found
  from auth.users u left join public.profiles f on f.user_id = u.id where lower(u.email) = lower(address);
  return result || jsonb_strip_nulls(jsonb_build_object('accounts', found));
end;
$$;
