-- How fast visitors' browsers found the site: counts per day, language, kind of page, measure and step of a scale. Nothing of a person.
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
revoke all on public.web_vitals from anon, authenticated, service_role;

-- Adds counts and forgets those of more than 400 days ago.
create function public.record_vitals(counts jsonb) returns void
language sql security definer set search_path = ''
as $$
  delete from public.web_vitals where day < current_date - 400;
  insert into public.web_vitals (locale, page, metric, step, visits)
  select c.locale, c.page, c.metric, c.step, c.visits
  from jsonb_to_recordset(counts) as c (locale text, page text, metric text, step integer, visits integer)
  -- The same order in all processes, or two could wait for each other.
  order by 1, 2, 3, 4
  on conflict (day, locale, page, metric, step) do update set visits = public.web_vitals.visits + excluded.visits;
$$;

-- Counts of the last days by 'page', 'locale' or 'day': [{name, metric, step, visits}].
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

revoke all on function public.record_vitals(jsonb), public.vitals_figures(integer, text)
  from public, anon, authenticated, service_role;
grant execute on function public.record_vitals(jsonb) to service_role;
grant execute on function public.vitals_figures(integer, text) to authenticated;
