-- Several counters of one attempt in one call: a form has three, and each call is a request of its own.
create function public.take_rate_limits(limits jsonb)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  one record;
  longest integer := 0;
begin
  -- In one order for all callers, so that no two of them wait for each other.
  for one in
    select * from jsonb_to_recordset(limits) as l (bucket text, subject text, max_hits integer, window_seconds integer)
    order by l.bucket, l.subject
  loop
    longest := greatest(longest, public.take_rate_limit(one.bucket, one.subject, one.max_hits, one.window_seconds));
  end loop;
  return longest;
end;
$$;
revoke all on function public.take_rate_limits(jsonb) from public, anon, authenticated;
grant execute on function public.take_rate_limits(jsonb) to service_role;
