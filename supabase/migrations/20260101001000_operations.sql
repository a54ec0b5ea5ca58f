-- The operation of the site: rate limits, and counters without personal data.

-- Attempts within fixed windows. Only the functions below use the table.
create table public.rate_limits (
  bucket text not null check (char_length(bucket) between 1 and 60),
  -- A keyed hash of the IP address or account, never the value itself.
  subject text not null check (char_length(subject) between 1 and 128),
  hits integer not null,
  expires_at timestamptz not null,
  primary key (bucket, subject)
);
create index rate_limits_expires_at_idx on public.rate_limits (expires_at);
alter table public.rate_limits enable row level security;

-- Counts one attempt; returns the seconds to wait, 0 if the attempt is allowed.
create function public.take_rate_limit(bucket text, subject text, max_hits integer, window_seconds integer)
returns integer
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  started timestamptz := clock_timestamp();
  counter public.rate_limits;
begin
  if max_hits < 1 or window_seconds < 1 then
    raise exception 'max_hits and window_seconds must be positive' using errcode = '22023';
  end if;
  insert into public.rate_limits as r (bucket, subject, hits, expires_at)
  values (take_rate_limit.bucket, take_rate_limit.subject, 1, started + make_interval(secs => window_seconds))
  on conflict (bucket, subject) do update set
    hits = case when r.expires_at <= started then 1 else least(r.hits, max_hits) + 1 end,
    expires_at = case when r.expires_at <= started then excluded.expires_at else r.expires_at end
  returning * into counter;
  if random() < 0.01 then
    delete from public.rate_limits where ctid = any (array(
      select ctid from public.rate_limits where expires_at < started limit 200 for update skip locked
    ));
  end if;
  if counter.hits <= max_hits then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from counter.expires_at - started))::integer);
end;
$$;
revoke all on function public.take_rate_limit from public;
grant execute on function public.take_rate_limit to service_role;

-- Counts one attempt in several buckets with one call, because each call is a separate request; returns the longest
-- wait.
create function public.take_rate_limits(limits jsonb)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  attempt record;
  longest integer := 0;
begin
  -- In the same order for all callers, so that no two of them wait for each other.
  for attempt in
    select * from jsonb_to_recordset(limits) as l (bucket text, subject text, max_hits integer, window_seconds integer)
    order by l.bucket, l.subject
  loop
    longest := greatest(longest, public.take_rate_limit(attempt.bucket, attempt.subject, attempt.max_hits, attempt.window_seconds));
  end loop;
  return longest;
end;
$$;
revoke all on function public.take_rate_limits from public;
grant execute on function public.take_rate_limits to service_role;

-- Deletes the count of a subject, for example the failed attempts of somebody who has now signed in.
create function public.forget_rate_limit(bucket text, subject text) returns void
language sql security definer set search_path = ''
as $$
  delete from public.rate_limits r where r.bucket = forget_rate_limit.bucket and r.subject = forget_rate_limit.subject;
$$;
revoke all on function public.forget_rate_limit from public;
grant execute on function public.forget_rate_limit to service_role;

-- Web vitals in the browsers of visitors: visits by day, language, kind of page, metric and step of its scale.
-- Only the functions below use the table.
create table public.web_vitals (
  day date not null default current_date,
  locale text not null check (locale in ('gr', 'en', 'es', 'ru', 'cn', 'fr', 'bg', 'lv', 'it')),
  page text not null check (page ~ '^[A-Za-z]{1,40}$'),
  metric text not null check (metric in ('LCP', 'INP', 'CLS', 'FCP', 'TTFB')),
  step integer not null check (step between 0 and 20),
  visits integer not null check (visits > 0),
  primary key (day, locale, page, metric, step)
);
alter table public.web_vitals enable row level security;

-- Adds counts, and deletes those of more than 400 days ago.
create function public.record_vitals(counts jsonb) returns void
language sql security definer set search_path = ''
as $$
  delete from public.web_vitals where day < current_date - 400;
  insert into public.web_vitals (locale, page, metric, step, visits)
  select c.locale, c.page, c.metric, c.step, c.visits
  from jsonb_to_recordset(counts) as c (locale text, page text, metric text, step integer, visits integer)
  -- In the same order for all callers, so that no two of them wait for each other.
  order by 1, 2, 3, 4
  on conflict (day, locale, page, metric, step) do update set visits = public.web_vitals.visits + excluded.visits;
$$;
revoke all on function public.record_vitals from public;
grant execute on function public.record_vitals to service_role;

-- Counts of the last days, grouped by 'page', 'locale' or 'day': [{name, metric, step, visits}].
create function public.vitals_figures(days integer, grouped_by text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_role('admin', 'editor') then
    raise exception 'only administrators and editors' using errcode = '42501';
  end if;
  return coalesce((
    select jsonb_agg(f) from (
      select case grouped_by when 'page' then page when 'locale' then locale else day::text end as name,
        metric, step, sum(visits)::integer as visits
      from public.web_vitals where day > current_date - days
      group by 1, 2, 3 order by 1, 2, 3
    ) f
  ), '[]'::jsonb);
end;
$$;
revoke all on function public.vitals_figures from public;
grant execute on function public.vitals_figures to authenticated;

-- Feeding plans that visitors exported, by day in Athens, language and kind. Only the functions below use the table.
create table public.plan_counts (
  day date not null default (now() at time zone 'Europe/Athens')::date,
  locale text not null check (locale in ('gr', 'en', 'es', 'ru', 'cn', 'fr', 'bg', 'lv', 'it')),
  kind text not null check (kind in ('pdf', 'vet', 'calendar', 'mail')),
  plans integer not null check (plans > 0),
  primary key (day, locale, kind)
);
alter table public.plan_counts enable row level security;

-- Counts one plan, and deletes the days of more than 400 days ago.
create function public.record_plan(plan_locale text, plan_kind text) returns void
language sql security definer set search_path = ''
as $$
  delete from public.plan_counts where day < current_date - 400;
  insert into public.plan_counts (locale, kind, plans) values (plan_locale, plan_kind, 1)
  on conflict (day, locale, kind) do update set plans = public.plan_counts.plans + 1;
$$;
revoke all on function public.record_plan from public;
grant execute on function public.record_plan to service_role;

-- Plans of the last twelve weeks by week and kind, and by language, most first. Weeks begin on Monday in Athens, as in
-- lead_figures.
create function public.plan_figures() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  this_week date := date_trunc('week', now() at time zone 'Europe/Athens')::date;
begin
  if not private.has_role('admin', 'editor', 'sales') then
    raise exception 'only staff' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'weeks', (
      select jsonb_agg(to_jsonb(w) order by w.week) from (
        select to_char(this_week - 7 * ago, 'YYYY-MM-DD') as week,
          coalesce(sum(c.plans) filter (where c.kind = 'pdf'), 0) as pdf,
          coalesce(sum(c.plans) filter (where c.kind = 'vet'), 0) as vet,
          coalesce(sum(c.plans) filter (where c.kind = 'calendar'), 0) as calendar,
          coalesce(sum(c.plans) filter (where c.kind = 'mail'), 0) as mail
        from generate_series(0, 11) ago
        left join public.plan_counts c on c.day >= this_week - 7 * ago and c.day < this_week - 7 * ago + 7
        group by ago
      ) w
    ),
    'languages', coalesce((
      select jsonb_agg(to_jsonb(l) order by l.plans desc, l.locale)
      from (select locale, sum(plans) as plans from public.plan_counts where day >= this_week - 77 group by locale) l
    ), '[]'::jsonb)
  );
end;
$$;
revoke all on function public.plan_figures from public;
grant execute on function public.plan_figures to authenticated;
