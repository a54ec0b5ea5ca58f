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
  -- E.164, with the extension as RFC 3966 writes it.
  phone text check (phone ~ '^\+[1-9][0-9]{5,14}(;ext=[0-9]{1,10})?$'),
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
  flags text[] not null default '{}' check (flags <@ array['honeypot', 'fast', 'untimed', 'links', 'markup']),
  status text not null default 'new' check (status in ('new', 'in_progress', 'answered', 'won', 'lost', 'spam'))
);
create index export_enquiries_created_at_idx on public.export_enquiries (created_at desc);
create index export_enquiries_status_idx on public.export_enquiries (status, created_at desc);

alter table public.export_enquiries enable row level security;
revoke all on public.export_enquiries from anon, authenticated, service_role;
grant select, update (status) on public.export_enquiries to authenticated;
grant select, insert, update, delete on public.export_enquiries to service_role;

create policy "administrators and sales read enquiries" on public.export_enquiries
  for select to authenticated
  using ((select private.has_role('admin', 'sales')));
create policy "administrators and sales set the status" on public.export_enquiries
  for update to authenticated
  using ((select private.has_role('admin', 'sales'))) with check ((select private.has_role('admin', 'sales')));
create trigger export_enquiries_audit after insert or update or delete on public.export_enquiries
  for each row execute function private.write_audit('id', 'status');
