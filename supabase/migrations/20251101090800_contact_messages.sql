create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  submission_key uuid not null unique,
  content_key uuid unique,
  created_at timestamptz not null default now(),
  locale text not null check (locale in ('gr', 'en', 'es', 'ru', 'cn', 'fr', 'bg', 'lv', 'it')),
  full_name text not null
    check (btrim(full_name) <> '' and char_length(full_name) <= 200 and full_name !~ '[\u0001-\u001f\u007f-\u009f]'),
  email text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  -- E.164, with the extension as RFC 3966 writes it.
  phone text check (phone ~ '^\+[1-9][0-9]{5,14}(;ext=[0-9]{1,10})?$'),
  topic text not null check (topic in ('products', 'feeding', 'stores', 'order', 'partnership', 'press', 'other')),
  message text not null check (
    btrim(message) <> '' and char_length(message) <= 5000 and message !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]'
  ),
  agree_to_privacy boolean not null check (agree_to_privacy),
  consent_version text not null check (char_length(consent_version) between 1 and 40),
  flags text[] not null default '{}' check (flags <@ array['honeypot', 'fast', 'untimed', 'links', 'markup']),
  status text not null default 'new' check (status in ('new', 'in_progress', 'answered', 'won', 'lost', 'spam'))
);
create index contact_messages_created_at_idx on public.contact_messages (created_at desc);
create index contact_messages_status_idx on public.contact_messages (status, created_at desc);

alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from anon, authenticated, service_role;
grant select, update (status) on public.contact_messages to authenticated;
grant select, insert, update, delete on public.contact_messages to service_role;

create policy "administrators and sales read messages" on public.contact_messages
  for select to authenticated
  using ((select private.has_role('admin', 'sales')));
create policy "administrators and sales set the status" on public.contact_messages
  for update to authenticated
  using ((select private.has_role('admin', 'sales'))) with check ((select private.has_role('admin', 'sales')));
create trigger contact_messages_audit after insert or update or delete on public.contact_messages
  for each row execute function private.write_audit('id', 'status');
