-- How many feeding plans are taken along: a number for each day in Athens, language and kind. Nothing of the dog or of whoever asked.
create table public.plan_counts (
  day date not null default (now() at time zone 'Europe/Athens')::date,
  locale text not null check (locale in ('gr', 'en', 'es', 'ru', 'cn', 'fr', 'bg', 'lv', 'it')),
  kind text not null check (kind in ('pdf', 'vet', 'calendar', 'mail')),
  plans integer not null check (plans > 0),
  primary key (day, locale, kind)
);

alter table public.plan_counts enable row level security;
revoke all on public.plan_counts from anon, authenticated, service_role;

-- Counts one plan and forgets the days more than 400 days ago.
create function public.record_plan(plan_locale text, plan_kind text) returns void
language sql security definer set search_path = ''
as $$
  delete from public.plan_counts where day < current_date - 400;
  insert into public.plan_counts (locale, kind, plans) values (plan_locale, plan_kind, 1)
  on conflict (day, locale, kind) do update set plans = public.plan_counts.plans + 1;
$$;

-- Plans of twelve weeks by week and kind, and by language, most first. Weeks begin on Monday in Athens, as in lead_figures.
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

revoke all on function public.record_plan(text, text), public.plan_figures() from public, anon, authenticated, service_role;
grant execute on function public.record_plan(text, text) to service_role;
grant execute on function public.plan_figures() to authenticated;
