-- What the dashboard tells of leads: new ones, twelve weeks by week and kind, countries of export enquiries, sources, and how soon answers went out.
-- Weeks begin on Monday in Athens. Spam counts nowhere.
create function public.lead_figures() returns jsonb
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
      count(*) filter (where answered_at - created_at <= interval '24 hours') as in_time,
      count(*) filter (where answered_at is null and status in ('new', 'in_progress') and created_at < now() - interval '24 hours') as overdue,
      percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at)) as median_seconds
    from recent
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
    'answered', timed.answered, 'in_time', timed.in_time, 'overdue', timed.overdue, 'median_seconds', round(timed.median_seconds)
  ) into result from timed;
  return result;
end;
$$;

-- Mails by what became of them, the oldest that waits, and subscribers by status; what a role may not know is null.
create function public.mail_figures() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_role('admin', 'sales') then
    raise exception 'only administrators and sales' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'mails', coalesce((select jsonb_object_agg(m.status, m.mails) from (select status, count(*) as mails from public.outbox group by status) m), '{}'::jsonb),
    'waiting_since', (select min(created_at) from public.outbox where status in ('queued', 'sending')),
    'subscribers', case when private.has_role('admin') then coalesce(
      (select jsonb_object_agg(s.status, s.people) from (select status, count(*) as people from public.newsletter_subscribers group by status) s), '{}'::jsonb
    ) end
  );
end;
$$;
revoke all on function public.lead_figures(), public.mail_figures() from public, anon, service_role;
grant execute on function public.lead_figures(), public.mail_figures() to authenticated;
