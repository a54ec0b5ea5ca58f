create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  locale text not null check (locale in ('gr', 'en', 'es', 'ru', 'cn', 'fr', 'bg', 'lv', 'it')),
  email text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  -- Nobody is written to before the address has been confirmed.
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  -- Proof of consent: when, and to which version of the text.
  consent_at timestamptz not null default now(),
  consent_version text not null check (char_length(consent_version) between 1 and 40)
);
create unique index newsletter_subscribers_email_key on public.newsletter_subscribers (lower(email));

alter table public.newsletter_subscribers enable row level security;
revoke all on public.newsletter_subscribers from anon, authenticated, service_role;
grant select on public.newsletter_subscribers to authenticated;
grant select, insert, update, delete on public.newsletter_subscribers to service_role;

create policy "administrators read subscribers" on public.newsletter_subscribers
  for select to authenticated
  using ((select private.has_role('admin')));
