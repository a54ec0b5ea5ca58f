-- The same as before, and the log entry names the member of staff on whose behalf the person is erased. Nobody is named
-- by the command on the server, which the entry says instead. The server of the previous release calls it without the
-- second argument.
drop function public.erase_person(text);
create function public.erase_person(address text, erased_by uuid default null)
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
  values (erased_by, 'erase person', 'person', case when erased_by is null then counts || '{"source": "command line"}' else counts end);
  return counts;
end;
$$;
revoke all on function public.erase_person from public;
grant execute on function public.erase_person to service_role;
