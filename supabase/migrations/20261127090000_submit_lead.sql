-- Counts an attempt to send a form in several limits, as take_rate_limits does, and inserts its lead when all of them
-- allow it: one round trip and one transaction for each form. `lead` has the columns of the table. Returns {wait} with
-- the seconds to wait, 0 when the lead is stored; a lead that is stored already counts as stored. {failure} is the
-- SQLSTATE of an insert that failed: an exception would take back the count.
create function public.submit_lead(limits jsonb, kind text, lead jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  target text := private.lead_table(kind);
  names text;
  wait integer := public.take_rate_limits(limits);
begin
  if wait > 0 then
    return jsonb_build_object('wait', wait);
  end if;
  -- Only what is given, so that everything else takes its default.
  select string_agg(format('%I', name), ', ') into names from jsonb_object_keys(lead) as name;
  begin
    execute format('insert into public.%I (%s) select %s from jsonb_populate_record(null::public.%I, $1)', target, names, names, target)
    using lead;
  exception
    when unique_violation then
      null;
    when others then
      return jsonb_build_object('failure', sqlstate);
  end;
  return jsonb_build_object('wait', 0);
end;
$$;
revoke all on function public.submit_lead from public;
grant execute on function public.submit_lead to service_role;
