-- Two buckets: files that visitors may see, and files that only signed links give access to. lib/media/buckets.ts has
-- the same names and sizes.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('site-files', 'site-files', true, 10485760,
    array['image/webp', 'image/png', 'image/jpeg', 'image/avif', 'application/pdf']),
  ('staff-files', 'staff-files', false, 26214400,
    array['image/webp', 'image/png', 'image/jpeg', 'image/avif', 'application/pdf', 'text/csv',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document'])
on conflict (id) do update set
  public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

create policy "administrators and editors read files" on storage.objects
  for select to authenticated
  using (bucket_id in ('site-files', 'staff-files') and (select private.has_role('admin', 'editor')));
create policy "administrators and editors add files" on storage.objects
  for insert to authenticated
  with check (bucket_id in ('site-files', 'staff-files') and (select private.has_role('admin', 'editor')));
create policy "administrators and editors change files" on storage.objects
  for update to authenticated
  using (bucket_id in ('site-files', 'staff-files') and (select private.has_role('admin', 'editor')))
  with check (bucket_id in ('site-files', 'staff-files') and (select private.has_role('admin', 'editor')));
create policy "administrators and editors remove files" on storage.objects
  for delete to authenticated
  using (bucket_id in ('site-files', 'staff-files') and (select private.has_role('admin', 'editor')));

-- Uploaded pictures that replace the files named in content/media.json: one row for each slot.
create table public.media_slots (
  slot text primary key check (slot ~ '^[a-z]+/[a-z0-9-]+$' and char_length(slot) <= 120),
  path text not null check (char_length(path) between 1 and 1024 and path !~ '[\u0001-\u001f\u007f-\u009f]'),
  width integer not null check (width between 1 and 20000),
  height integer not null check (height between 1 and 20000),
  updated_at timestamptz not null default now()
);
create index media_slots_path_idx on public.media_slots (path);

alter table public.media_slots enable row level security;
grant select, insert, update, delete on public.media_slots to authenticated, service_role;

create policy "administrators and editors read slots" on public.media_slots
  for select to authenticated
  using ((select private.has_role('admin', 'editor')));
create policy "administrators and editors fill slots" on public.media_slots
  for insert to authenticated
  with check ((select private.has_role('admin', 'editor')));
create policy "administrators and editors change slots" on public.media_slots
  for update to authenticated
  using ((select private.has_role('admin', 'editor'))) with check ((select private.has_role('admin', 'editor')));
create policy "administrators and editors empty slots" on public.media_slots
  for delete to authenticated
  using ((select private.has_role('admin', 'editor')));

create trigger media_slots_set_updated_at before update on public.media_slots
  for each row execute function private.set_updated_at();
create trigger media_slots_audit after insert or update or delete on public.media_slots
  for each row execute function private.write_audit('slot', 'path');
