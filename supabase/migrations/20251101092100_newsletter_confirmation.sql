alter table public.newsletter_subscribers
  -- Rises with each sign-up, so that the link of an earlier one confirms nothing.
  add column round integer not null default 1,
  add column confirmed_at timestamptz,
  add column unsubscribed_at timestamptz;

-- Proof of consent without the address: who asked, confirmed and left, when, and to which text.
create table public.newsletter_events (
  id bigint generated always as identity primary key,
  subscriber_id uuid not null,
  at timestamptz not null default now(),
  event text not null check (event in ('requested', 'confirmed', 'unsubscribed')),
  locale text not null check (locale in ('gr', 'en', 'es', 'ru', 'cn', 'fr', 'bg', 'lv', 'it')),
  consent_version text not null check (char_length(consent_version) between 1 and 40)
);
create index newsletter_events_subscriber_idx on public.newsletter_events (subscriber_id, at);

-- The words that stood beside each agreement, and since when.
create table public.consent_texts (
  purpose text not null check (char_length(purpose) between 1 and 60),
  locale text not null check (locale in ('gr', 'en', 'es', 'ru', 'cn', 'fr', 'bg', 'lv', 'it')),
  version text not null check (char_length(version) between 1 and 40),
  content text not null check (char_length(content) between 1 and 5000),
  -- A wording that changed without a new version is kept too.
  digest text not null generated always as (md5(content)) stored,
  first_seen_at timestamptz not null default now(),
  primary key (purpose, locale, version, digest)
);

alter table public.newsletter_events enable row level security;
alter table public.consent_texts enable row level security;
revoke all on public.newsletter_events, public.consent_texts from anon, authenticated, service_role;
grant select on public.newsletter_events, public.consent_texts to authenticated;
grant select, insert, delete on public.newsletter_events to service_role;
grant select, insert on public.consent_texts to service_role;

create policy "administrators read newsletter events" on public.newsletter_events
  for select to authenticated
  using ((select private.has_role('admin')));
create policy "administrators read consent texts" on public.consent_texts
  for select to authenticated
  using ((select private.has_role('admin')));

-- Keeps proof and mails in step with the subscription, in its own transaction.
create function private.newsletter_changed() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  event text := case new.status when 'pending' then 'requested' else new.status end;
  kind text := case new.status when 'pending' then 'newsletter-confirm' when 'confirmed' then 'newsletter-welcome' end;
begin
  if tg_op = 'UPDATE' and old.status = new.status and old.round = new.round then
    return null;
  end if;
  insert into public.newsletter_events (subscriber_id, event, locale, consent_version)
  values (new.id, event, new.locale, new.consent_version);
  -- What is still on its way tells of a state that has passed.
  delete from public.outbox where source_table = tg_table_name and source_id = new.id and status = 'queued';
  if kind is not null then
    insert into public.outbox (kind, unique_key, source_table, source_id, locale, recipient)
    values (kind, format('%s:%s:%s:%s', tg_table_name, new.id, kind, new.round), tg_table_name, new.id, new.locale, new.email)
    on conflict (unique_key) do nothing;
  end if;
  return null;
end;
$$;
revoke all on function private.newsletter_changed() from public;
create trigger newsletter_subscribers_changed after insert or update on public.newsletter_subscribers
  for each row execute function private.newsletter_changed();
create trigger newsletter_subscribers_drop_mails after delete on public.newsletter_subscribers
  for each row execute function private.drop_mails();

-- Notes a sign-up. A confirmed address stays as it is; a pending one gets a new link after a pause that doubles each time, so that nobody can
-- fill a stranger's mailbox; one that had left starts again.
create function public.subscribe_newsletter(email text, locale text, consent_version text)
returns void
language sql security definer set search_path = ''
as $$
  insert into public.newsletter_subscribers as s (email, locale, consent_version)
  values (subscribe_newsletter.email, subscribe_newsletter.locale, subscribe_newsletter.consent_version)
  on conflict (lower(email)) do update set
    locale = excluded.locale, consent_version = excluded.consent_version, consent_at = now(),
    status = 'pending', round = s.round + 1, confirmed_at = null, unsubscribed_at = null
  where s.status = 'unsubscribed'
    or (s.status = 'pending' and s.consent_at < now() - interval '10 minutes' * power(2, least(s.round, 8) - 1));
$$;

-- Confirms one round of a subscription. 'confirmed' also when it was confirmed before; 'gone' when the address has left, signed up anew, or been deleted.
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

-- Ends a subscription, whichever of its links is followed; once is enough and twice does no harm.
create function public.unsubscribe_newsletter(subscriber uuid)
returns void
language sql security definer set search_path = ''
as $$
  update public.newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = now()
  where id = subscriber and status <> 'unsubscribed';
$$;

revoke all on function public.subscribe_newsletter(text, text, text), public.confirm_newsletter(uuid, integer),
  public.unsubscribe_newsletter(uuid) from public, anon, authenticated;
grant execute on function public.subscribe_newsletter(text, text, text), public.confirm_newsletter(uuid, integer),
  public.unsubscribe_newsletter(uuid) to service_role;
