create table public.partnership_applications (
  id uuid primary key default gen_random_uuid(),
  -- Chosen by the visitor's form once, so a repeated submission is refused instead of stored twice.
  submission_key uuid not null unique,
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
    check (btrim(phone) <> '' and char_length(phone) <= 40 and phone !~ '[\u0001-\u001f\u007f-\u009f]'),
  location text not null
    check (btrim(location) <> '' and char_length(location) <= 200 and location !~ '[\u0001-\u001f\u007f-\u009f]'),
  agree_to_terms boolean not null check (agree_to_terms),
  agree_to_marketing boolean not null default false,
  status text not null default 'new' check (status in ('new', 'in_progress', 'answered', 'won', 'lost', 'spam'))
);
create index partnership_applications_created_at_idx on public.partnership_applications (created_at desc);
create index partnership_applications_status_idx on public.partnership_applications (status, created_at desc);

alter table public.partnership_applications enable row level security;
revoke all on public.partnership_applications from anon, authenticated, service_role;
grant select, update (status) on public.partnership_applications to authenticated;
grant select, insert, update, delete on public.partnership_applications to service_role;

create policy "administrators and sales read applications" on public.partnership_applications
  for select to authenticated
  using ((select private.has_role('admin', 'sales')));
create policy "administrators and sales set the status" on public.partnership_applications
  for update to authenticated
  using ((select private.has_role('admin', 'sales'))) with check ((select private.has_role('admin', 'sales')));
