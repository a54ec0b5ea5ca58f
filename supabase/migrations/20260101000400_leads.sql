-- Leads: what visitors send through the three forms. Each form has its own table; the columns that all three have in
-- common are explained in the first.

-- Normalises text for search: lower case, no accents (ά, ā, ё, é), one sigma, no punctuation, and each Chinese
-- character as a separate token.
create function private.fold(words text) returns text
language sql immutable parallel safe
as $$
  select regexp_replace(
    regexp_replace(translate(normalize(lower(words), nfkd), 'ς', 'σ'), '[\u0300-\u036f]', '', 'g'),
    '([\u3400-\u9fff])|[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' \1 ', 'g'
  );
$$;
create function private.search_vector(words text) returns tsvector
language sql immutable parallel safe
as $$
  select to_tsvector('simple'::regconfig, private.fold(words));
$$;
revoke all on function private.fold, private.search_vector from public;
-- A role that writes a row also evaluates these functions for the indexes.
grant execute on function private.fold, private.search_vector to authenticated, service_role;

-- Rejects (MA002) an assignee who may not see leads, and sets the columns that follow from a change by staff: the
-- version, by whom and when, and when the lead was first answered.
create function private.stamp_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
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
  if new.status <> old.status and new.answered_at is not distinct from old.answered_at then
    new.answered_at := case
      when new.status in ('answered', 'won') then coalesce(old.answered_at, clock_timestamp())
      when new.status <> 'new' then old.answered_at
    end;
  end if;
  return new;
end;
$$;

-- Queues two emails for a new lead: one to the staff and one to the sender, unless the honeypot was filled in: a bot
-- may have used the email address of somebody else.
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

-- Deletes the notes of a deleted lead.
create function private.delete_notes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.lead_notes where kind = tg_argv[0] and lead_id = old.id;
  return null;
end;
$$;
revoke all on function private.stamp_lead, private.queue_lead_mails, private.delete_notes from public;

-- Applications of stores that want to sell the food.
create table public.partnership_applications (
  id uuid primary key default gen_random_uuid(),
  -- The form generates it once, so that a submission that is sent again is not stored twice.
  submission_key uuid not null unique,
  -- Derived from the content and the day: the same content sent twice on one day is one lead, whichever form it came
  -- from.
  content_key uuid unique,
  created_at timestamptz not null default now(),
  locale text not null check (locale in ('gr', 'en', 'es', 'ru', 'cn', 'fr', 'bg', 'lv', 'it')),
  full_name text not null
    check (btrim(full_name) <> '' and char_length(full_name) <= 200 and full_name !~ '[\u0001-\u001f\u007f-\u009f]'),
  business_name text not null
    check (btrim(business_name) <> '' and char_length(business_name) <= 200 and business_name !~ '[\u0001-\u001f\u007f-\u009f]'),
  business_type text not null
    check (business_type in ('petStore', 'veterinaryClinic', 'petGrooming', 'petHotel', 'farmStore', 'onlineStore', 'other')),
  email text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  phone text not null
    check (btrim(phone) <> '' and char_length(phone) <= 80 and phone !~ '[\u0001-\u001f\u007f-\u009f]'),
  location text not null
    check (btrim(location) <> '' and char_length(location) <= 200 and location !~ '[\u0001-\u001f\u007f-\u009f]'),
  agree_to_terms boolean not null check (agree_to_terms),
  agree_to_marketing boolean not null default false,
  -- The version of the agreement or privacy notice beside the form.
  consent_version text not null check (char_length(consent_version) between 1 and 40),
  -- Signs of a bot; a flagged lead is stored like any other.
  flags text[] not null default '{}'
    check (flags <@ array['honeypot', 'fast', 'untimed', 'links', 'markup', 'unverified']),
  status text not null default 'new' check (status in ('new', 'in_progress', 'answered', 'won', 'lost', 'spam')),
  -- The member of staff who handles the lead.
  assignee uuid references public.profiles (user_id) on delete set null,
  -- Incremented by each change of staff, so that nobody overwrites a change that they have not seen.
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  -- When the first reply was sent; the site promises 24 hours.
  answered_at timestamptz
);
create index partnership_applications_newest_idx on public.partnership_applications (created_at desc, id desc);
create index partnership_applications_by_status_idx on public.partnership_applications (status, created_at desc, id desc);
create index partnership_applications_by_assignee_idx on public.partnership_applications (assignee, created_at desc, id desc)
  where assignee is not null;
create index partnership_applications_unassigned_idx on public.partnership_applications (created_at desc, id desc) where assignee is null;
create index partnership_applications_updated_at_idx on public.partnership_applications (updated_at desc);
create index partnership_applications_email_idx on public.partnership_applications (lower(email));
-- Without the pending list, because every search would read its unsorted pages. Without statistics, because they would
-- cost half a minute of each ANALYZE and no plan depends on them.
create index partnership_applications_search_idx on public.partnership_applications using gin
  (private.search_vector(full_name || ' ' || business_name || ' ' || email || ' ' || phone || ' ' || location)) with (fastupdate = off);
alter index public.partnership_applications_search_idx alter column 1 set statistics 0;

alter table public.partnership_applications enable row level security;
grant select, update (status, assignee) on public.partnership_applications to authenticated;
grant select, insert, update, delete on public.partnership_applications to service_role;
create policy "administrators and sales read applications" on public.partnership_applications
  for select to authenticated
  using ((select private.has_role('admin', 'sales')));
create policy "administrators and sales set status and assignee" on public.partnership_applications
  for update to authenticated
  using ((select private.has_role('admin', 'sales'))) with check ((select private.has_role('admin', 'sales')));

create trigger partnership_applications_stamp before update on public.partnership_applications
  for each row execute function private.stamp_lead();
create trigger partnership_applications_audit after insert or update or delete on public.partnership_applications
  for each row execute function private.write_audit('id', 'status', 'assignee');
create trigger partnership_applications_mails after insert on public.partnership_applications
  for each row execute function private.queue_lead_mails();
create trigger partnership_applications_delete_mails after delete on public.partnership_applications
  for each row execute function private.delete_mails();
create trigger partnership_applications_delete_notes after delete on public.partnership_applications
  for each row execute function private.delete_notes('partnership');

-- Enquiries of companies abroad.
create table public.export_enquiries (
  id uuid primary key default gen_random_uuid(),
  submission_key uuid not null unique,
  content_key uuid unique,
  created_at timestamptz not null default now(),
  locale text not null check (locale in ('gr', 'en', 'es', 'ru', 'cn', 'fr', 'bg', 'lv', 'it')),
  business_category text not null check (business_category in (
    'petShop', 'distributor', 'manufacturer', 'veterinary', 'grooming', 'petHotel', 'breeding', 'onlineRetailer', 'supermarket', 'agricultural', 'other'
  )),
  company_name text not null
    check (btrim(company_name) <> '' and char_length(company_name) <= 200 and company_name !~ '[\u0001-\u001f\u007f-\u009f]'),
  contact_name text not null
    check (btrim(contact_name) <> '' and char_length(contact_name) <= 200 and contact_name !~ '[\u0001-\u001f\u007f-\u009f]'),
  email text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  -- One or two numbers in E.164, each with its extension as RFC 3966 writes it: '+302101234567;ext=12, +306912345678'.
  phone text check (phone ~ '^\+[1-9][0-9]{5,14}(;ext=[0-9]{1,10})?(, \+[1-9][0-9]{5,14}(;ext=[0-9]{1,10})?)?$'),
  -- ISO 3166-1 alpha-2.
  country text not null check (country ~ '^([A-Z]{2}|other)$'),
  interested_products text[] not null check (
    cardinality(interested_products) between 1 and 6
    and interested_products <@ array['completeMeals', 'premiumTreats', 'mediterraneanDiet', 'privateLabel', 'catProducts', 'allProducts']
  ),
  -- Tonnes a month: under 1, 1 to 5, 5 to 20, over 20.
  estimated_volume text not null check (estimated_volume in ('small', 'medium', 'large', 'enterprise')),
  message text check (
    btrim(message) <> '' and char_length(message) <= 5000 and message !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]'
  ),
  consent_version text not null check (char_length(consent_version) between 1 and 40),
  flags text[] not null default '{}'
    check (flags <@ array['honeypot', 'fast', 'untimed', 'links', 'markup', 'unverified']),
  status text not null default 'new' check (status in ('new', 'in_progress', 'answered', 'won', 'lost', 'spam')),
  assignee uuid references public.profiles (user_id) on delete set null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  answered_at timestamptz
);
create index export_enquiries_newest_idx on public.export_enquiries (created_at desc, id desc);
create index export_enquiries_by_status_idx on public.export_enquiries (status, created_at desc, id desc);
create index export_enquiries_by_assignee_idx on public.export_enquiries (assignee, created_at desc, id desc)
  where assignee is not null;
create index export_enquiries_unassigned_idx on public.export_enquiries (created_at desc, id desc) where assignee is null;
create index export_enquiries_updated_at_idx on public.export_enquiries (updated_at desc);
create index export_enquiries_email_idx on public.export_enquiries (lower(email));
create index export_enquiries_by_country_idx on public.export_enquiries (country, created_at desc, id desc);
create index export_enquiries_search_idx on public.export_enquiries using gin
  (private.search_vector(contact_name || ' ' || company_name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || coalesce(message, '')))
  with (fastupdate = off);
alter index public.export_enquiries_search_idx alter column 1 set statistics 0;

alter table public.export_enquiries enable row level security;
grant select, update (status, assignee) on public.export_enquiries to authenticated;
grant select, insert, update, delete on public.export_enquiries to service_role;
create policy "administrators and sales read enquiries" on public.export_enquiries
  for select to authenticated
  using ((select private.has_role('admin', 'sales')));
create policy "administrators and sales set status and assignee" on public.export_enquiries
  for update to authenticated
  using ((select private.has_role('admin', 'sales'))) with check ((select private.has_role('admin', 'sales')));

create trigger export_enquiries_stamp before update on public.export_enquiries
  for each row execute function private.stamp_lead();
create trigger export_enquiries_audit after insert or update or delete on public.export_enquiries
  for each row execute function private.write_audit('id', 'status', 'assignee');
create trigger export_enquiries_mails after insert on public.export_enquiries
  for each row execute function private.queue_lead_mails();
create trigger export_enquiries_delete_mails after delete on public.export_enquiries
  for each row execute function private.delete_mails();
create trigger export_enquiries_delete_notes after delete on public.export_enquiries
  for each row execute function private.delete_notes('export');

-- Messages of the contact form.
create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  submission_key uuid not null unique,
  content_key uuid unique,
  created_at timestamptz not null default now(),
  locale text not null check (locale in ('gr', 'en', 'es', 'ru', 'cn', 'fr', 'bg', 'lv', 'it')),
  full_name text not null
    check (btrim(full_name) <> '' and char_length(full_name) <= 200 and full_name !~ '[\u0001-\u001f\u007f-\u009f]'),
  email text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  -- One or two numbers in E.164, each with its extension as RFC 3966 writes it: '+302101234567;ext=12, +306912345678'.
  phone text check (phone ~ '^\+[1-9][0-9]{5,14}(;ext=[0-9]{1,10})?(, \+[1-9][0-9]{5,14}(;ext=[0-9]{1,10})?)?$'),
  topic text not null check (topic in ('products', 'feeding', 'stores', 'order', 'partnership', 'press', 'other')),
  message text not null check (
    btrim(message) <> '' and char_length(message) <= 5000 and message !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]'
  ),
  agree_to_privacy boolean not null check (agree_to_privacy),
  consent_version text not null check (char_length(consent_version) between 1 and 40),
  flags text[] not null default '{}'
    check (flags <@ array['honeypot', 'fast', 'untimed', 'links', 'markup', 'unverified']),
  status text not null default 'new' check (status in ('new', 'in_progress', 'answered', 'won', 'lost', 'spam')),
  assignee uuid references public.profiles (user_id) on delete set null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  answered_at timestamptz
);
create index contact_messages_newest_idx on public.contact_messages (created_at desc, id desc);
create index contact_messages_by_status_idx on public.contact_messages (status, created_at desc, id desc);
create index contact_messages_by_assignee_idx on public.contact_messages (assignee, created_at desc, id desc)
  where assignee is not null;
create index contact_messages_unassigned_idx on public.contact_messages (created_at desc, id desc) where assignee is null;
create index contact_messages_updated_at_idx on public.contact_messages (updated_at desc);
create index contact_messages_email_idx on public.contact_messages (lower(email));
create index contact_messages_search_idx on public.contact_messages using gin
  (private.search_vector(full_name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || message)) with (fastupdate = off);
alter index public.contact_messages_search_idx alter column 1 set statistics 0;

alter table public.contact_messages enable row level security;
grant select, update (status, assignee) on public.contact_messages to authenticated;
grant select, insert, update, delete on public.contact_messages to service_role;
create policy "administrators and sales read messages" on public.contact_messages
  for select to authenticated
  using ((select private.has_role('admin', 'sales')));
create policy "administrators and sales set status and assignee" on public.contact_messages
  for update to authenticated
  using ((select private.has_role('admin', 'sales'))) with check ((select private.has_role('admin', 'sales')));

create trigger contact_messages_stamp before update on public.contact_messages
  for each row execute function private.stamp_lead();
create trigger contact_messages_audit after insert or update or delete on public.contact_messages
  for each row execute function private.write_audit('id', 'status', 'assignee');
create trigger contact_messages_mails after insert on public.contact_messages
  for each row execute function private.queue_lead_mails();
create trigger contact_messages_delete_mails after delete on public.contact_messages
  for each row execute function private.delete_mails();
create trigger contact_messages_delete_notes after delete on public.contact_messages
  for each row execute function private.delete_notes('contact');

-- The table of a kind of lead, null for an unknown kind.
create function private.lead_table(kind text) returns text
language sql immutable set search_path = ''
as $$
  select case kind
    when 'partnership' then 'partnership_applications' when 'export' then 'export_enquiries' when 'contact' then 'contact_messages'
  end;
$$;
revoke all on function private.lead_table from public;
grant execute on function private.lead_table to authenticated;

-- Notes that staff write about a lead, and the replies that were sent to its sender: never changed, deleted with the
-- lead.
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
create index lead_notes_author_idx on public.lead_notes (author);

alter table public.lead_notes enable row level security;
grant select, insert (kind, lead_id, body) on public.lead_notes to authenticated;
grant select, insert, delete on public.lead_notes to service_role;
create policy "administrators and sales read notes" on public.lead_notes
  for select to authenticated
  using ((select private.has_role('admin', 'sales')));
create policy "administrators and sales write their own notes" on public.lead_notes
  for insert to authenticated
  with check ((select private.has_role('admin', 'sales')) and author = (select auth.uid()) and type = 'note');

-- Rejects a note for a lead that does not exist. A foreign key cannot do so, because three tables share the notes.
create function private.check_note_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  lead_exists boolean;
begin
  execute format('select exists (select from public.%I where id = $1)', private.lead_table(new.kind)) into lead_exists using new.lead_id;
  if not lead_exists then
    raise exception 'no such lead' using errcode = '23503';
  end if;
  return new;
end;
$$;
revoke all on function private.check_note_lead from public;
create trigger lead_notes_lead before insert on public.lead_notes
  for each row execute function private.check_note_lead();
create trigger lead_notes_audit after insert or update or delete on public.lead_notes
  for each row execute function private.write_audit('id', 'kind', 'lead_id', 'type');

-- If Supabase offers Realtime, it reports changes of leads.
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.partnership_applications, public.export_enquiries, public.contact_messages;
  end if;
end;
$$;
