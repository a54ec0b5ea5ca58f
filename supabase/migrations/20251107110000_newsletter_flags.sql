-- What looked like a machine in a sign-up, for staff to see. It refuses nobody: an address counts once its owner has confirmed it.
alter table public.newsletter_subscribers
  add column flags text[] not null default '{}'
    check (flags <@ array['honeypot', 'fast', 'untimed', 'links', 'markup', 'unverified']);

-- As before, with one exception: what filled the trap gets no mail, so that a machine cannot have us write to strangers.
create or replace function private.newsletter_changed() returns trigger
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

drop function public.subscribe_newsletter(text, text, text);
-- Notes a sign-up. A confirmed address stays as it is; a pending one gets a new link after a pause that doubles each time, so that nobody can
-- fill a stranger's mailbox; one that had left starts again. What filled the trap changes no row that is there, and does not make the next one wait.
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
revoke all on function public.subscribe_newsletter(text, text, text, text[]) from public, anon, authenticated;
grant execute on function public.subscribe_newsletter(text, text, text, text[]) to service_role;
