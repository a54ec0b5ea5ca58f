create table public.rate_limits (
  bucket text not null check (char_length(bucket) between 1 and 60),
  -- A keyed hash of the address or account, never the value itself.
  subject text not null check (char_length(subject) between 1 and 128),
  hits integer not null,
  expires_at timestamptz not null,
  primary key (bucket, subject)
);
create index rate_limits_expires_at_idx on public.rate_limits (expires_at);

-- Nobody reads or writes the table but through the function.
alter table public.rate_limits enable row level security;
revoke all on public.rate_limits from anon, authenticated, service_role;

-- Counts one hit in a fixed window; returns the seconds to wait, 0 when the hit is allowed.
create function public.take_rate_limit(bucket text, subject text, max_hits integer, window_seconds integer)
returns integer
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  moment timestamptz := clock_timestamp();
  taken public.rate_limits;
begin
  if max_hits < 1 or window_seconds < 1 then
    raise exception 'max_hits and window_seconds must be positive' using errcode = '22023';
  end if;
  insert into public.rate_limits as r (bucket, subject, hits, expires_at)
  values (take_rate_limit.bucket, take_rate_limit.subject, 1, moment + make_interval(secs => window_seconds))
  on conflict (bucket, subject) do update set
    hits = case when r.expires_at <= moment then 1 else least(r.hits, max_hits) + 1 end,
    expires_at = case when r.expires_at <= moment then excluded.expires_at else r.expires_at end
  returning * into taken;
  if random() < 0.01 then
    delete from public.rate_limits where ctid = any (array(
      select ctid from public.rate_limits where expires_at < moment limit 200 for update skip locked
    ));
  end if;
  if taken.hits <= max_hits then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from taken.expires_at - moment))::integer);
end;
$$;
revoke all on function public.take_rate_limit(text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.take_rate_limit(text, text, integer, integer) to service_role;
