-- Newsletter subscriptions. Nobody gets the newsletter before the address has been confirmed.
create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  locale text not null check (locale in ('gr', 'en', 'es', 'ru', 'cn', 'fr', 'bg', 'lv', 'it')),
  email text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  -- Proof of consent: when, and to which version of the text.
  consent_at timestamptz not null default now(),
  consent_version text not null check (char_length(consent_version) between 1 and 40),
  -- Incremented by each sign-up, so that the link of an earlier one confirms nothing.
  round integer not null default 1,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  -- Signs of a bot, shown to staff. They reject nobody: a subscription becomes valid when its owner confirms it.
  flags text[] not null default '{}'
    check (flags <@ array['honeypot', 'fast', 'untimed', 'links', 'markup', 'unverified'])
);
create unique index newsletter_subscribers_email_key on public.newsletter_subscribers (lower(email));

alter table public.newsletter_subscribers enable row level security;
grant select on public.newsletter_subscribers to authenticated;
grant select, insert, update, delete on public.newsletter_subscribers to service_role;
create policy "administrators read subscribers" on public.newsletter_subscribers
  for select to authenticated
  using ((select private.has_role('admin')));

-- Proof of consent without the email address: who signed up, confirmed and left, when, and to which version of the
-- text.
create table public.newsletter_events (
  id bigint generated always as identity primary key,
  subscriber_id uuid not null,
  at timestamptz not null default now(),
  event text not null check (event in ('requested', 'confirmed', 'unsubscribed')),
  locale text not null check (locale in ('gr', 'en', 'es', 'ru', 'cn', 'fr', 'bg', 'lv', 'it')),
  consent_version text not null check (char_length(consent_version) between 1 and 40)
);
create index newsletter_events_subscriber_idx on public.newsletter_events (subscriber_id, at);

alter table public.newsletter_events enable row level security;
grant select on public.newsletter_events to authenticated;
grant select, insert, delete on public.newsletter_events to service_role;
create policy "administrators read newsletter events" on public.newsletter_events
  for select to authenticated
  using ((select private.has_role('admin')));

-- Records each change of a subscription and queues its email in the same transaction. A sign-up with a filled-in
-- honeypot gets no email, so that no bot can make the site send emails to strangers.
create function private.newsletter_changed() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  event text := case new.status when 'pending' then 'requested' else new.status end;
  kind text := case
    when new.status = 'pending' and not 'honeypot' = any (new.flags) then 'newsletter-confirm'
    when new.status = 'confirmed' then 'newsletter-welcome'
  end;
begin
  if tg_op = 'UPDATE' and old.status = new.status and old.round = new.round then
    return null;
  end if;
  insert into public.newsletter_events (subscriber_id, event, locale, consent_version)
  values (new.id, event, new.locale, new.consent_version);
  -- An email that is still queued is about a state that has passed.
  delete from public.outbox where source_table = tg_table_name and source_id = new.id and status = 'queued';
  if kind is not null then
    insert into public.outbox (kind, unique_key, source_table, source_id, locale, recipient)
    values (kind, format('%s:%s:%s:%s', tg_table_name, new.id, kind, new.round), tg_table_name, new.id, new.locale, new.email)
    on conflict (unique_key) do nothing;
  end if;
  return null;
end;
$$;
revoke all on function private.newsletter_changed from public;
create trigger newsletter_subscribers_changed after insert or update on public.newsletter_subscribers
  for each row execute function private.newsletter_changed();
create trigger newsletter_subscribers_delete_mails after delete on public.newsletter_subscribers
  for each row execute function private.delete_mails();

-- Stores a sign-up. A confirmed address stays as it is; a pending one gets a new link after a pause that doubles each
-- time, so that nobody can fill a stranger's mailbox; an unsubscribed one starts again. A sign-up with a filled-in
-- honeypot changes no existing row, and delays no later sign-up.
create function public.subscribe_newsletter(email text, locale text, consent_version text, flags text[] default '{}')
returns void
language sql security definer set search_path = ''
as $$
  insert into public.newsletter_subscribers as s (email, locale, consent_version, flags)
  values (subscribe_newsletter.email, subscribe_newsletter.locale, subscribe_newsletter.consent_version, subscribe_newsletter.flags)
  on conflict (lower(email)) do update set
    locale = excluded.locale, consent_version = excluded.consent_version, consent_at = now(), flags = excluded.flags,
    status = 'pending', round = s.round + 1, confirmed_at = null, unsubscribed_at = null
  where not 'honeypot' = any (excluded.flags)
    and (s.status = 'unsubscribed'
      or (s.status = 'pending' and ('honeypot' = any (s.flags)
        or s.consent_at < now() - interval '10 minutes' * power(2, least(s.round, 8) - 1))));
$$;
revoke all on function public.subscribe_newsletter from public;
grant execute on function public.subscribe_newsletter to service_role;

-- Confirms one round of a subscription. Returns 'confirmed', also if it was confirmed before, or 'gone' if the address
-- has unsubscribed, signed up again or been deleted.
create function public.confirm_newsletter(subscriber uuid, round integer)
returns text
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  state text;
begin
  update public.newsletter_subscribers s set status = 'confirmed', confirmed_at = now()
  where s.id = subscriber and s.round = confirm_newsletter.round and s.status = 'pending';
  select s.status into state from public.newsletter_subscribers s where s.id = subscriber and s.round = confirm_newsletter.round;
  return case state when 'confirmed' then 'confirmed' else 'gone' end;
end;
$$;
revoke all on function public.confirm_newsletter from public;
grant execute on function public.confirm_newsletter to service_role;

-- Ends a subscription. A second call changes nothing.
create function public.unsubscribe_newsletter(subscriber uuid)
returns void
language sql security definer set search_path = ''
as $$
  update public.newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = now()
  where id = subscriber and status <> 'unsubscribed';
$$;
revoke all on function public.unsubscribe_newsletter from public;
grant execute on function public.unsubscribe_newsletter to service_role;

-- The number of subscribers by language and status, among those that row-level security shows the caller.
create function public.count_subscribers() returns table (locale text, status text, count integer)
language sql stable security invoker set search_path = ''
as $$
  select s.locale, s.status, count(*)::integer from public.newsletter_subscribers s group by 1, 2 order by 1, 2;
$$;
revoke all on function public.count_subscribers from public;
grant execute on function public.count_subscribers to authenticated;
