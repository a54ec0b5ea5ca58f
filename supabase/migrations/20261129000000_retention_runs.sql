-- When retention last ran. A machine whose clock starts years ahead would otherwise delete everything at once; the
-- timestamps of other rows are no measure, because such a clock writes them too.
create table private.retention_runs (
  only_row boolean primary key default true check (only_row),
  ran_at timestamptz not null
);
alter table private.retention_runs enable row level security;

-- Records that retention runs now, before it does; returns null. If the last run is so long ago that the clock may be
-- wrong, it records nothing and returns the number of days, unless the caller vouches for the clock.
create function public.begin_retention(max_days integer, clock_verified boolean default false)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  days integer;
begin
  select floor(extract(epoch from now() - r.ran_at) / 86400) into days from private.retention_runs r;
  if days > max_days and not clock_verified then
    return days;
  end if;
  insert into private.retention_runs (ran_at) values (now())
  on conflict (only_row) do update set ran_at = excluded.ran_at;
  return null;
end;
$$;
revoke all on function public.begin_retention from public;
grant execute on function public.begin_retention to service_role;
