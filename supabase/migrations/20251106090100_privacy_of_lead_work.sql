-- The leads of the person behind an address, of whatever kind.
create function private.lead_ids(address text) returns setof uuid
language sql stable set search_path = ''
as $$
  select id from public.partnership_applications where lower(email) = lower(address)
  union all select id from public.export_enquiries where lower(email) = lower(address)
  union all select id from public.contact_messages where lower(email) = lower(address);
$$;
revoke all on function private.lead_ids(text) from public;

-- Deletes what has been kept long enough; returns how many rows of each table went. Counters of attempts go once their window is over, and what could
-- be undone for a day goes after it even if nobody changes several leads again.
create or replace function public.apply_retention(lead_months integer, pending_days integer, unsubscribed_days integer, mail_days integer)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  name text;
  gone bigint;
  counts jsonb := '{}'::jsonb;
begin
  if least(lead_months, pending_days, unsubscribed_days, mail_days) < 1 then
    raise exception 'every period must be positive' using errcode = '22023';
  end if;
  -- A lead that became a contract follows the law of contracts, not this clock.
  foreach name in array array['partnership_applications', 'export_enquiries', 'contact_messages'] loop
    execute format('delete from public.%I where created_at < now() - make_interval(months => $1) and status <> ''won''', name) using lead_months;
    get diagnostics gone = row_count;
    counts := counts || jsonb_build_object(name, gone);
  end loop;
  delete from public.newsletter_subscribers
  where (status = 'pending' and consent_at < now() - make_interval(days => pending_days))
    or (status = 'unsubscribed' and unsubscribed_at < now() - make_interval(days => unsubscribed_days));
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('newsletter_subscribers', gone);
  -- Proof of a consent outlives the subscription by as long as a lead is kept; a request that was never confirmed proves nothing.
  delete from public.newsletter_events e
  where not exists (select from public.newsletter_subscribers s where s.id = e.subscriber_id)
    and (e.at < now() - make_interval(months => lead_months)
      or not exists (select from public.newsletter_events c where c.subscriber_id = e.subscriber_id and c.event = 'confirmed'));
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('newsletter_events', gone);
  -- Failed mails too: by then the staff have seen them, and they hold an address.
  delete from public.outbox
  where status in ('sent', 'cancelled', 'failed') and coalesce(sent_at, give_up_at) < now() - make_interval(days => mail_days);
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('outbox', gone);
  delete from public.rate_limits where expires_at < now();
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('rate_limits', gone);
  delete from public.lead_batches where at < now() - interval '1 day';
  get diagnostics gone = row_count;
  return counts || jsonb_build_object('lead_batches', gone);
end;
$$;

-- The copy of a person's data holds what was noted about them and written to them; of somebody who works here also where they are signed in, which views
-- they keep, and what the audit log tells of them.
create or replace function public.export_person(address text)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  name text;
  found jsonb;
  result jsonb := '{}'::jsonb;
begin
  foreach name in array array['partnership_applications', 'export_enquiries', 'contact_messages', 'newsletter_subscribers'] loop
    execute format('select jsonb_agg(to_jsonb(t) order by t.created_at) from public.%I t where lower(t.email) = lower($1)', name) into found using address;
    result := result || jsonb_strip_nulls(jsonb_build_object(name, found));
  end loop;
  select jsonb_agg(to_jsonb(n) order by n.created_at) into found from public.lead_notes n
  where n.lead_id in (select private.lead_ids(address));
  result := result || jsonb_strip_nulls(jsonb_build_object('lead_notes', found));
  select jsonb_agg(to_jsonb(e) order by e.id) into found from public.newsletter_events e
  join public.newsletter_subscribers s on s.id = e.subscriber_id where lower(s.email) = lower(address);
  result := result || jsonb_strip_nulls(jsonb_build_object('newsletter_events', found));
  select jsonb_agg(to_jsonb(o) || jsonb_strip_nulls(jsonb_build_object('payload', p.payload)) order by o.created_at) into found
  from public.outbox o left join public.outbox_payloads p on p.outbox_id = o.id where lower(o.recipient) = lower(address);
  result := result || jsonb_strip_nulls(jsonb_build_object('outbox', found));
  select jsonb_agg(jsonb_build_object(
    'id', u.id, 'email', u.email, 'created_at', u.created_at, 'last_sign_in_at', u.last_sign_in_at, 'profile', to_jsonb(f),
    'sessions', (
      -- Not every back end keeps the network address of a session.
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
  )) into found
  from auth.users u left join public.profiles f on f.user_id = u.id where lower(u.email) = lower(address);
  return result || jsonb_strip_nulls(jsonb_build_object('accounts', found));
end;
$$;

-- Deletes everything that is stored of the person behind an address, and notes that it happened, without the address. The account of somebody
-- who works here stays: an administrator deactivates it in the staff area, and the audit log can still name them. Returns how many rows of each table went.
create or replace function public.erase_person(address text)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  name text;
  gone bigint;
  counts jsonb := '{}'::jsonb;
begin
  -- Before their sources, which would take them along uncounted.
  delete from public.outbox where lower(recipient) = lower(address);
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('outbox', gone);
  delete from public.newsletter_events e using public.newsletter_subscribers s
  where s.id = e.subscriber_id and lower(s.email) = lower(address);
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('newsletter_events', gone);
  delete from public.lead_notes where lead_id in (select private.lead_ids(address));
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('lead_notes', gone);
  foreach name in array array['partnership_applications', 'export_enquiries', 'contact_messages', 'newsletter_subscribers'] loop
    execute format('delete from public.%I where lower(email) = lower($1)', name) using address;
    get diagnostics gone = row_count;
    counts := counts || jsonb_build_object(name, gone);
  end loop;
  delete from auth.users u where lower(u.email) = lower(address)
    and not exists (select from public.profiles f where f.user_id = u.id and f.role <> 'member');
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('accounts', gone);
  insert into public.audit_log (actor, action, table_name, details)
  values ((select auth.uid()), 'erase person', 'person', counts);
  return counts;
end;
$$;
