-- A checked spreadsheet of stores, stored for a day: the data to save from each row and, after saving, the former data
-- of the store.
create table public.store_imports (
  id uuid primary key default gen_random_uuid(),
  actor uuid not null default auth.uid() references public.profiles (user_id) on delete cascade,
  file_name text not null check (char_length(file_name) <= 200),
  created_at timestamptz not null default now(),
  applied_at timestamptz,
  undone_at timestamptz,
  added integer not null default 0,
  changed integer not null default 0
);
create index store_imports_created_idx on public.store_imports (created_at);
create index store_imports_actor_idx on public.store_imports (actor);
create table public.store_import_rows (
  import_id uuid not null references public.store_imports (id) on delete cascade,
  line integer not null,
  store_id uuid not null,
  -- The version of the compared store; null: the store is new.
  seen timestamptz,
  -- The columns of public.stores.
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  before jsonb,
  primary key (import_id, line)
);
alter table public.store_imports enable row level security;
alter table public.store_import_rows enable row level security;
revoke all on public.store_imports, public.store_import_rows from anon, authenticated, service_role;
grant select, insert (id, file_name) on public.store_imports to authenticated;
create policy "administrators and editors read imports" on public.store_imports
  for select to authenticated
  using ((select private.has_role('admin', 'editor')));
create policy "administrators and editors add imports" on public.store_imports
  for insert to authenticated
  with check (actor = (select auth.uid()) and (select private.has_role('admin', 'editor')));
create trigger store_imports_audit after insert or update or delete on public.store_imports
  for each row execute function private.write_audit('id', 'file_name');

-- Adds rows to an import of the caller that has not been saved yet.
create function public.add_store_import_rows(batch uuid, rows jsonb)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.has_role('admin', 'editor') or not exists (
    select from public.store_imports i where i.id = batch and i.actor = (select auth.uid()) and i.applied_at is null
  ) then
    raise exception 'only whoever made the import' using errcode = '42501';
  end if;
  insert into public.store_import_rows (import_id, line, store_id, seen, data)
  select batch, r.line, r.store_id, r.seen, r.data
  from jsonb_to_recordset(rows) r (line integer, store_id uuid, seen timestamptz, data jsonb);
end;
$$;

-- Saves a checked import completely or not at all. Null if the caller has no such import or it has expired;
-- {"conflicts": [line, ...]} if a store was changed or removed since it was compared; otherwise the numbers of added
-- and changed stores.
create function public.apply_store_import(batch uuid)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  found_one public.store_imports;
  conflicts jsonb;
  new_ones integer;
  changed_ones integer;
begin
  if not private.has_role('admin', 'editor') then
    raise exception 'only administrators and editors' using errcode = '42501';
  end if;
  delete from public.store_imports i where i.created_at < now() - interval '2 days';
  select * into found_one from public.store_imports i
  where i.id = batch and i.actor = (select auth.uid()) and i.applied_at is null and i.created_at > now() - interval '1 day'
  for update;
  if found_one.id is null then
    return null;
  end if;
  perform from public.stores s join public.store_import_rows r on r.store_id = s.id
  where r.import_id = batch and r.seen is not null order by s.id for update of s;
  select jsonb_agg(r.line order by r.line) into conflicts
  from public.store_import_rows r left join public.stores s on s.id = r.store_id
  where r.import_id = batch and r.seen is not null and s.updated_at is distinct from r.seen;
  if conflicts is not null then
    return jsonb_build_object('conflicts', conflicts);
  end if;
  update public.store_import_rows r set before = to_jsonb(s)
  from public.stores s where r.import_id = batch and r.seen is not null and s.id = r.store_id;
  update public.stores s set
    slug = p.slug, code = p.code, name = p.name, kind = p.kind, address = p.address, name_latin = p.name_latin,
    address_latin = p.address_latin, postal_code = p.postal_code, city = p.city, region = p.region, country = p.country,
    latitude = p.latitude, longitude = p.longitude, time_zone = p.time_zone, website = p.website, phone = p.phone, hours = p.hours,
    seasons = p.seasons, public_holidays = p.public_holidays, appointment = p.appointment, special_days = p.special_days,
    products = p.products, sample = false
  from public.store_import_rows r cross join lateral jsonb_populate_record(null::public.stores, r.data) p
  where r.import_id = batch and r.seen is not null and s.id = r.store_id;
  get diagnostics changed_ones = row_count;
  insert into public.stores (
    id, slug, code, name, kind, address, name_latin, address_latin, postal_code, city, region, country, latitude, longitude, time_zone,
    website, phone, hours, seasons, public_holidays, appointment, special_days, products
  )
  select r.store_id, p.slug, p.code, p.name, p.kind, p.address, p.name_latin, p.address_latin, p.postal_code, p.city, p.region, p.country,
    p.latitude, p.longitude, p.time_zone, p.website, p.phone, p.hours, p.seasons, p.public_holidays, p.appointment, p.special_days, p.products
  from public.store_import_rows r cross join lateral jsonb_populate_record(null::public.stores, r.data) p
  where r.import_id = batch and r.seen is null;
  get diagnostics new_ones = row_count;
  -- The time of the transaction, which is that of every store it wrote.
  update public.store_imports i set applied_at = now(), added = new_ones, changed = changed_ones where i.id = batch;
  return jsonb_build_object('added', new_ones, 'changed', changed_ones);
end;
$$;

-- Undoes an import of the last day, except for stores that have changed since. Null if there is none to undo.
create function public.undo_store_import(batch uuid)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  found_one public.store_imports;
  removed integer;
  restored integer;
begin
  if not private.has_role('admin', 'editor') then
    raise exception 'only administrators and editors' using errcode = '42501';
  end if;
  update public.store_imports i set undone_at = now()
  where i.id = batch and i.undone_at is null and i.applied_at > now() - interval '1 day'
  returning * into found_one;
  if found_one.id is null then
    return null;
  end if;
  delete from public.stores s using public.store_import_rows r
  where r.import_id = batch and r.seen is null and s.id = r.store_id and s.updated_at = found_one.applied_at;
  get diagnostics removed = row_count;
  update public.stores s set
    slug = p.slug, code = p.code, name = p.name, kind = p.kind, address = p.address, name_latin = p.name_latin,
    address_latin = p.address_latin, postal_code = p.postal_code, city = p.city, region = p.region, country = p.country,
    latitude = p.latitude, longitude = p.longitude, time_zone = p.time_zone, website = p.website, phone = p.phone, hours = p.hours,
    seasons = p.seasons, public_holidays = p.public_holidays, appointment = p.appointment, special_days = p.special_days,
    products = p.products, sample = p.sample
  from public.store_import_rows r cross join lateral jsonb_populate_record(null::public.stores, r.before) p
  where r.import_id = batch and r.before is not null and s.id = r.store_id and s.updated_at = found_one.applied_at;
  get diagnostics restored = row_count;
  return jsonb_build_object('restored', removed + restored, 'skipped', found_one.added + found_one.changed - removed - restored);
end;
$$;
revoke all on function public.add_store_import_rows(uuid, jsonb), public.apply_store_import(uuid), public.undo_store_import(uuid) from public, anon, authenticated, service_role;
grant execute on function public.add_store_import_rows(uuid, jsonb), public.apply_store_import(uuid), public.undo_store_import(uuid) to authenticated;
