create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null default 'member' check (role in ('admin', 'editor', 'sales', 'member')),
  full_name text check (char_length(full_name) between 1 and 200 and full_name !~ '[\u0001-\u001f\u007f-\u009f]'),
  locale text check (locale in ('gr', 'en', 'es', 'ru', 'cn', 'fr', 'bg', 'lv', 'it')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index profiles_role_idx on public.profiles (role);

create function private.has_role(variadic roles text[]) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.profiles where user_id = (select auth.uid()) and role = any (roles));
$$;
revoke all on function private.has_role(text[]) from public;
grant execute on function private.has_role(text[]) to authenticated;

create function private.set_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at = now();
  return new;
end;
$$;
revoke all on function private.set_updated_at() from public;
create trigger profiles_set_updated_at before update on public.profiles
  for each row execute function private.set_updated_at();

-- An unusable name or language must never stop the account from being created.
create function private.create_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  name text := btrim(regexp_replace(coalesce(new.raw_user_meta_data ->> 'full_name', ''), '[\u0001-\u001f\u007f-\u009f]', ' ', 'g'));
  code text := new.raw_user_meta_data ->> 'locale';
begin
  insert into public.profiles (user_id, full_name, locale)
  values (
    new.id,
    nullif(left(name, 200), ''),
    case when code in ('gr', 'en', 'es', 'ru', 'cn', 'fr', 'bg', 'lv', 'it') then code end
  );
  return new;
end;
$$;
revoke all on function private.create_profile() from public;
create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();

alter table public.profiles enable row level security;
revoke all on public.profiles from anon, authenticated, service_role;
grant select, update (full_name, locale) on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

create policy "people read their own profile, administrators all" on public.profiles
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_role('admin')));
create policy "people update their own profile" on public.profiles
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
