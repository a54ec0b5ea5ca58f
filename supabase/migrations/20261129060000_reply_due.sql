-- The promise of a reply within 24 hours, Monday to Friday, as the pages and emails make it.

-- By when a lead received at that time has to be answered: 24 hours of Monday to Friday in Athens later. Public
-- holidays count, since the promise leaves out none. The clocks change on Sundays, so these days always have 24 hours.
-- A single expression without a search path of its own: PostgreSQL then puts it in the place of each call.
create function private.reply_due_at(received timestamptz) returns timestamptz
language sql immutable parallel safe
as $$
  select case
    when extract(isodow from received at time zone 'Europe/Athens') > 5
      then date_trunc('week', received at time zone 'Europe/Athens') + interval '8 days'
    when extract(isodow from received at time zone 'Europe/Athens') = 5
      then received at time zone 'Europe/Athens' + interval '3 days'
    else received at time zone 'Europe/Athens' + interval '1 day'
  end at time zone 'Europe/Athens';
$$;
revoke all on function private.reply_due_at from public;

-- The same as before, but in time and overdue follow reply_due_at. The median still counts every hour.
create or replace function public.lead_figures() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  this_week timestamp := date_trunc('week', now() at time zone 'Europe/Athens');
  since timestamptz := (this_week - interval '11 weeks') at time zone 'Europe/Athens';
  result jsonb;
begin
  if not private.has_role('admin', 'sales') then
    raise exception 'only administrators and sales' using errcode = '42501';
  end if;
  with recent as materialized (
    select 'partnership' as kind, created_at, answered_at, status, locale, null as country
    from public.partnership_applications where created_at >= since and status <> 'spam'
    union all select 'export', created_at, answered_at, status, locale, country
    from public.export_enquiries where created_at >= since and status <> 'spam'
    union all select 'contact', created_at, answered_at, status, locale, null
    from public.contact_messages where created_at >= since and status <> 'spam'
  ), by_week as (
    select date_trunc('week', created_at at time zone 'Europe/Athens') as week, kind, count(*) as leads from recent group by 1, 2
  ), timed as (
    select
      count(*) filter (where answered_at is not null) as answered,
      count(*) filter (where answered_at <= private.reply_due_at(created_at)) as in_time,
      percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at)) as median_seconds
    from recent
  ), waiting as (
    select answered_at, created_at from public.partnership_applications where status in ('new', 'in_progress')
    union all select answered_at, created_at from public.export_enquiries where status in ('new', 'in_progress')
    union all select answered_at, created_at from public.contact_messages where status in ('new', 'in_progress')
  )
  select jsonb_build_object(
    'weeks', (
      select jsonb_agg(jsonb_build_object(
        'week', to_char(w, 'YYYY-MM-DD'),
        'partnership', coalesce((select leads from by_week b where b.week = w and b.kind = 'partnership'), 0),
        'export', coalesce((select leads from by_week b where b.week = w and b.kind = 'export'), 0),
        'contact', coalesce((select leads from by_week b where b.week = w and b.kind = 'contact'), 0)
      ) order by w)
      from generate_series(this_week - interval '11 weeks', this_week, interval '1 week') w
    ),
    'countries', coalesce((
      select jsonb_agg(jsonb_build_object('country', c.country, 'leads', c.leads) order by c.leads desc, c.country)
      from (select country, count(*) as leads from recent where country is not null group by country) c
    ), '[]'::jsonb),
    'sources', coalesce((
      select jsonb_agg(jsonb_build_object('kind', s.kind, 'locale', s.locale, 'leads', s.leads) order by s.leads desc, s.kind, s.locale)
      from (select kind, locale, count(*) as leads from recent group by kind, locale) s
    ), '[]'::jsonb),
    'answered', timed.answered, 'in_time', timed.in_time, 'median_seconds', round(timed.median_seconds),
    'overdue', (select count(*) from waiting where answered_at is null and private.reply_due_at(created_at) < now())
  ) into result from timed;
  return result;
end;
$$;
