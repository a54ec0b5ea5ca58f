-- The text of each agreement in the forms, and the date since which it is shown.
create table public.consent_texts (
  purpose text not null check (char_length(purpose) between 1 and 60),
  locale text not null check (locale in ('gr', 'en', 'es', 'ru', 'cn', 'fr', 'bg', 'lv', 'it')),
  version text not null check (char_length(version) between 1 and 40),
  content text not null check (char_length(content) between 1 and 5000),
  -- Part of the key, so that a text that changed without a new version is stored too.
  digest text not null generated always as (md5(content)) stored,
  first_seen_at timestamptz not null default now(),
  primary key (purpose, locale, version, digest)
);
alter table public.consent_texts enable row level security;
grant select on public.consent_texts to authenticated;
grant select, insert on public.consent_texts to service_role;
create policy "administrators read consent texts" on public.consent_texts
  for select to authenticated
  using ((select private.has_role('admin')));

-- The ids of all leads of the person with this email address.
create function private.lead_ids(address text) returns setof uuid
language sql stable set search_path = ''
as $$
  select id from public.partnership_applications where lower(email) = lower(address)
  union all select id from public.export_enquiries where lower(email) = lower(address)
  union all select id from public.contact_messages where lower(email) = lower(address);
$$;
revoke all on function private.lead_ids from public;

-- Deletes everything whose retention period is over; returns the number of deleted rows by table. Rate limits are
-- deleted after their window, batches of the inbox after the day in which they can be undone.
create function public.apply_retention(lead_months integer, pending_days integer, unsubscribed_days integer, mail_days integer)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  name text;
  deleted bigint;
  counts jsonb := '{}'::jsonb;
begin
  if least(lead_months, pending_days, unsubscribed_days, mail_days) < 1 then
    raise exception 'every period must be positive' using errcode = '22023';
  end if;
  -- A lead that became a contract falls under contract law, not under this period.
  foreach name in array array['partnership_applications', 'export_enquiries', 'contact_messages'] loop
    execute format('delete from public.%I where created_at < now() - make_interval(months => $1) and status <> ''won''', name)
      using lead_months;
    get diagnostics deleted = row_count;
    counts := counts || jsonb_build_object(name, deleted);
  end loop;
  delete from public.newsletter_subscribers
  where (status = 'pending' and consent_at < now() - make_interval(days => pending_days))
    or (status = 'unsubscribed' and unsubscribed_at < now() - make_interval(days => unsubscribed_days));
  get diagnostics deleted = row_count;
  counts := counts || jsonb_build_object('newsletter_subscribers', deleted);
  -- Proof of a consent outlives the subscription by as long as a lead is kept; a request that was never confirmed
  -- proves nothing.
  delete from public.newsletter_events e
  where not exists (select from public.newsletter_subscribers s where s.id = e.subscriber_id)
    and (e.at < now() - make_interval(months => lead_months)
      or not exists (select from public.newsletter_events c where c.subscriber_id = e.subscriber_id and c.event = 'confirmed'));
  get diagnostics deleted = row_count;
  counts := counts || jsonb_build_object('newsletter_events', deleted);
  -- Failed emails too: by then the staff have seen them, and they contain an address.
  delete from public.outbox
  where status in ('sent', 'cancelled', 'failed') and coalesce(sent_at, give_up_at) < now() - make_interval(days => mail_days);
  get diagnostics deleted = row_count;
  counts := counts || jsonb_build_object('outbox', deleted);
  delete from public.rate_limits where expires_at < now();
  get diagnostics deleted = row_count;
  counts := counts || jsonb_build_object('rate_limits', deleted);
  delete from public.lead_batches where at < now() - interval '1 day';
  get diagnostics deleted = row_count;
  return counts || jsonb_build_object('lead_batches', deleted);
end;
$$;
revoke all on function public.apply_retention from public;
grant execute on function public.apply_retention to service_role;

-- Everything stored about the person with this email address, by table; tables without a row are omitted. For staff it
-- includes their sessions, saved views and entries of the audit log.
create function public.export_person(address text)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  name text;
  rows_found jsonb;
  result jsonb := '{}'::jsonb;
begin
  foreach name in array array['partnership_applications', 'export_enquiries', 'contact_messages', 'newsletter_subscribers'] loop
    execute format('select jsonb_agg(to_jsonb(t) order by t.created_at) from public.%I t where lower(t.email) = lower($1)', name)
      into rows_found using address;
    result := result || jsonb_strip_nulls(jsonb_build_object(name, rows_found));
  end loop;
  select jsonb_agg(to_jsonb(n) order by n.created_at) into rows_found from public.lead_notes n
  where n.lead_id in (select private.lead_ids(address));
  result := result || jsonb_strip_nulls(jsonb_build_object('lead_notes', rows_found));
  select jsonb_agg(to_jsonb(e) order by e.id) into rows_found from public.newsletter_events e
  join public.newsletter_subscribers s on s.id = e.subscriber_id where lower(s.email) = lower(address);
  result := result || jsonb_strip_nulls(jsonb_build_object('newsletter_events', rows_found));
  select jsonb_agg(to_jsonb(o) || jsonb_strip_nulls(jsonb_build_object('payload', p.payload)) order by o.created_at) into rows_found
  from public.outbox o left join public.outbox_payloads p on p.outbox_id = o.id where lower(o.recipient) = lower(address);
  result := result || jsonb_strip_nulls(jsonb_build_object('outbox', rows_found));
  select jsonb_agg(jsonb_build_object(
    'id', u.id, 'email', u.email, 'created_at', u.created_at, 'last_sign_in_at', u.last_sign_in_at, 'profile', to_jsonb(f),
    'sessions', (
      -- Not every back end stores the IP address of a session.
      select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'created_at', s.created_at, 'refreshed_at', s.refreshed_at, 'user_agent', s.user_agent, 'ip', to_jsonb(s) -> 'ip'
      )) order by s.created_at)
      from auth.sessions s where s.user_id = u.id
    ),
    'second_factors', (
      select jsonb_agg(jsonb_build_object('name', m.friendly_name, 'status', m.status, 'created_at', m.created_at) order by m.created_at)
      from auth.mfa_factors m where m.user_id = u.id
    ),
    'lead_views', (select jsonb_agg(to_jsonb(v) order by v.created_at) from public.lead_views v where v.owner = u.id),
    'audit_log', (
      select jsonb_agg(to_jsonb(a) order by a.id) from public.audit_log a
      where a.actor = u.id or (a.table_name in ('account', 'profiles') and a.row_id = u.id::text)
    )
  )) into rows_found
  from auth.users u left join public.profiles f on f.user_id = u.id where lower(u.email) = lower(address);
  return result || jsonb_strip_nulls(jsonb_build_object('accounts', rows_found));
end;
$$;
revoke all on function public.export_person from public;
grant execute on function public.export_person to service_role;

-- Deletes everything stored about the person with this email address, and logs the deletion without it. Accounts
-- of staff stay: an administrator deactivates them, and the audit log can still name them. Returns the number of
-- deleted rows by table.
create function public.erase_person(address text)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  name text;
  deleted bigint;
  counts jsonb := '{}'::jsonb;
begin
  -- Before their sources, whose deletion would delete them uncounted.
  delete from public.outbox where lower(recipient) = lower(address);
  get diagnostics deleted = row_count;
  counts := counts || jsonb_build_object('outbox', deleted);
  delete from public.newsletter_events e using public.newsletter_subscribers s
  where s.id = e.subscriber_id and lower(s.email) = lower(address);
  get diagnostics deleted = row_count;
  counts := counts || jsonb_build_object('newsletter_events', deleted);
  delete from public.lead_notes where lead_id in (select private.lead_ids(address));
  get diagnostics deleted = row_count;
  counts := counts || jsonb_build_object('lead_notes', deleted);
  foreach name in array array['partnership_applications', 'export_enquiries', 'contact_messages', 'newsletter_subscribers'] loop
    execute format('delete from public.%I where lower(email) = lower($1)', name) using address;
    get diagnostics deleted = row_count;
    counts := counts || jsonb_build_object(name, deleted);
  end loop;
  delete from auth.users u where lower(u.email) = lower(address)
    and not exists (select from public.profiles f where f.user_id = u.id and f.role <> 'member');
  get diagnostics deleted = row_count;
  counts := counts || jsonb_build_object('accounts', deleted);
  insert into public.audit_log (actor, action, table_name, details)
  values ((select auth.uid()), 'erase person', 'person', counts);
  return counts;
end;
$$;
revoke all on function public.erase_person from public;
grant execute on function public.erase_person to service_role;
