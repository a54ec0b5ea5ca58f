-- Hours past midnight, in seasons, on public holidays and by appointment. The database too rejects hours that the site
-- cannot show.
alter table public.stores
  add column code text check (btrim(code) <> '' and char_length(code) <= 60),
  add column name_latin text not null default '' check (char_length(name_latin) <= 120),
  add column address_latin text not null default '' check (char_length(address_latin) <= 200),
  -- [{"from": "06-01", "to": "09-30", "hours": {"mon": [...]}}, ...]; a weekday without an entry is as in the week.
  add column seasons jsonb not null default '[]',
  -- Hours on public holidays of the country ([]: closed); null: the same as on other days.
  add column public_holidays jsonb,
  -- Weekdays on which visitors come by appointment.
  add column appointment text[] not null default '{}'
    check (appointment <@ array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']);

-- True for [["09:00", "14:00"], ["17:30", "02:00"]]: in order, and only the last span may end on the next day. Midnight
-- is 24:00.
create function private.valid_spans(spans jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when jsonb_typeof(spans) is distinct from 'array' then false
    when jsonb_array_length(spans) > 6 then false
    else not exists (
      select from jsonb_array_elements(spans) with ordinality s (span, at)
      where case
        when jsonb_typeof(span) <> 'array' then true
        when jsonb_array_length(span) <> 2 then true
        else coalesce(
          span ->> 0 !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
          or span ->> 1 !~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'
          or span ->> 1 = '00:00'
          or span ->> 0 = span ->> 1
          or (at > 1 and span ->> 0 < spans -> (at - 2)::integer ->> 1)
          or (at < jsonb_array_length(spans) and span ->> 1 < span ->> 0),
          true)
      end)
  end;
$$;

create function private.valid_hours(hours jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when jsonb_typeof(hours) is distinct from 'object' then false
    else not exists (
      select from jsonb_each(hours) d (day, spans)
      where day <> all (array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']) or not private.valid_spans(spans))
  end;
$$;

create function private.valid_date(day text) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return day ~ '^\d{4}-\d{2}-\d{2}$' and to_char(day::date, 'YYYY-MM-DD') = day;
exception when others then
  return false;
end;
$$;

create function private.valid_special_days(days jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when jsonb_typeof(days) is distinct from 'array' then false
    when jsonb_array_length(days) > 120 then false
    else not exists (
      select from jsonb_array_elements(days) d (day)
      where not coalesce(private.valid_date(day ->> 'date') and private.valid_spans(day -> 'hours'), false))
  end;
$$;

create function private.valid_seasons(seasons jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when jsonb_typeof(seasons) is distinct from 'array' then false
    when jsonb_array_length(seasons) > 6 then false
    else not exists (
      select from jsonb_array_elements(seasons) s (season)
      where not coalesce(
        private.valid_date('2024-' || (season ->> 'from')) and private.valid_date('2024-' || (season ->> 'to'))
        and private.valid_hours(season -> 'hours'), false))
  end;
$$;

create function private.valid_time_zone(zone text) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return zone ~ '^[A-Za-z]+(/[A-Za-z0-9_+-]+)+$' and timestamptz '2026-01-01 00:00+00' at time zone zone is not null;
exception when others then
  return false;
end;
$$;

revoke all on function private.valid_spans(jsonb), private.valid_hours(jsonb), private.valid_date(text),
  private.valid_special_days(jsonb), private.valid_seasons(jsonb), private.valid_time_zone(text) from public;
-- A role that writes a row executes its checks.
grant execute on function private.valid_spans(jsonb), private.valid_hours(jsonb), private.valid_date(text),
  private.valid_special_days(jsonb), private.valid_seasons(jsonb), private.valid_time_zone(text) to authenticated, service_role;

-- Existing invalid rows stay, marked in the list of stores, until they are repaired.
alter table public.stores
  add constraint stores_hours_valid check (private.valid_hours(hours)) not valid,
  add constraint stores_special_days_valid check (private.valid_special_days(special_days)) not valid,
  add constraint stores_seasons_valid check (private.valid_seasons(seasons)),
  add constraint stores_public_holidays_valid check (public_holidays is null or private.valid_spans(public_holidays)),
  add constraint stores_time_zone_valid check (private.valid_time_zone(time_zone)) not valid,
  add constraint stores_website_valid check (website ~ '^https?://[^\s/?#]+\.?[^\s]*$') not valid;
