-- Stores that sell the food. Visitors see the visible ones on the site, but only its server and the staff read the
-- table.
create table public.stores (
  id uuid primary key default gen_random_uuid(),
  -- Part of URLs (#store-...); a repeated import identifies a store by it.
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  name text not null check (btrim(name) <> '' and char_length(name) <= 120 and name !~ '[\u0001-\u001f\u007f-\u009f]'),
  kind text not null
    check (kind in ('petStore', 'veterinaryClinic', 'petGrooming', 'petHotel', 'farmStore', 'onlineStore', 'other')),
  address text not null check (btrim(address) <> '' and char_length(address) <= 200 and address !~ '[\u0001-\u001f\u007f-\u009f]'),
  postal_code text not null default '' check (char_length(postal_code) <= 12),
  city text not null check (btrim(city) <> '' and char_length(city) <= 80 and city !~ '[\u0001-\u001f\u007f-\u009f]'),
  region text not null default '' check (char_length(region) <= 80),
  country text not null default 'GR' check (country ~ '^[A-Z]{2}$'),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  time_zone text not null default 'Europe/Athens' check (char_length(time_zone) between 1 and 60),
  website text check (website ~ '^https?://' and char_length(website) <= 300),
  phone text check (char_length(phone) <= 40 and phone !~ '[\u0001-\u001f\u007f-\u009f]'),
  -- {"mon": [["09:00", "14:00"], ["17:30", "21:00"]], ...}; a day without an entry is closed.
  hours jsonb not null default '{}' check (jsonb_typeof(hours) = 'object'),
  -- [{"date": "2026-12-24", "hours": [["09:00", "17:00"]]}, ...]; they replace the hours of the weekday.
  special_days jsonb not null default '[]' check (jsonb_typeof(special_days) = 'array'),
  products text[] not null default '{}',
  visible boolean not null default true,
  sample boolean not null default false,
  application_id uuid references public.partnership_applications (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index stores_order_idx on public.stores (country, city, name, id);
create index stores_application_idx on public.stores (application_id);

alter table public.stores enable row level security;
grant select, insert, update, delete on public.stores to authenticated, service_role;

create policy "staff read stores" on public.stores
  for select to authenticated
  using ((select private.has_role('admin', 'editor', 'sales')));
create policy "administrators and editors add stores" on public.stores
  for insert to authenticated
  with check ((select private.has_role('admin', 'editor')));
create policy "administrators and editors change stores" on public.stores
  for update to authenticated
  using ((select private.has_role('admin', 'editor'))) with check ((select private.has_role('admin', 'editor')));
create policy "administrators and editors remove stores" on public.stores
  for delete to authenticated
  using ((select private.has_role('admin', 'editor')));

create trigger stores_set_updated_at before update on public.stores
  for each row execute function private.set_updated_at();
create trigger stores_audit after insert or update or delete on public.stores
  for each row execute function private.write_audit('id', 'name', 'visible');

-- One page of the stores whose name or address contains every term of a search, last changed first, with the total
-- number. Case and accents are ignored. Row-level security decides which stores the caller sees.
create function public.list_stores(words text, page_size integer, page integer) returns table (
  id uuid, name text, kind text, city text, visible boolean, sample boolean, updated_at timestamptz, total integer
)
language sql stable security invoker set search_path = ''
as $$
  with terms as materialized (
    select word from regexp_split_to_table(private.fold(words), '\s+') word where word <> ''
  )
  select s.id, s.name, s.kind, s.city, s.visible, s.sample, s.updated_at, (count(*) over ())::integer
  from public.stores s
  where not exists (
    select from terms t
    where strpos(private.fold(concat_ws(' ', s.name, s.address, s.postal_code, s.city, s.region)), t.word) = 0
  )
  order by s.updated_at desc, s.id
  limit greatest(page_size, 1) offset greatest(page - 1, 0) * greatest(page_size, 1);
$$;
revoke all on function public.list_stores from public;
grant execute on function public.list_stores to authenticated;
