-- The same as before, but a search also finds a lead by its reference, which its sender has from an email: the first
-- eight digits of its id.
create or replace function public.list_leads(
  page_size integer, only_kind text default null, only_status text default null, only_assignee uuid default null,
  unassigned boolean default false, only_country text default null, since timestamptz default null, until timestamptz default null,
  words text default null, before_at timestamptz default null, before_id uuid default null
) returns table (
  id uuid, kind text, created_at timestamptz, status text, version integer, assignee uuid, name text, company text, email text, phone text,
  country text, locale text, flags text[]
)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off
as $$
declare
  conditions text := concat_ws(' and ', 'true',
    case when only_status is not null then 'l.status = $1' end,
    case when unassigned then 'l.assignee is null' when only_assignee is not null then 'l.assignee = $2' end,
    case when only_country is not null then 'l.country = $3' end,
    case when since is not null then 'l.created_at >= $4' end,
    case when until is not null then 'l.created_at < $5' end,
    case when before_at is not null then '(l.created_at, l.id) < ($7, $8)' end
  );
  -- Eight hexadecimal digits, the reference in the email to the sender: the ids that begin with them.
  reference text := substring(words from '(?:^|\s)([0-9A-Fa-f]{8})(?:\s|$)');
  first_id uuid := (reference || '-0000-0000-0000-000000000000')::uuid;
  last_id uuid := (reference || '-ffff-ffff-ffff-ffffffffffff')::uuid;
  beside text := regexp_replace(words, '(^|\s)' || reference || '(\s|$)', ' ');
  -- Leads with such an id are found by the primary key, if they also have the other terms.
  referenced text := case when reference is not null then
    ' union select l.id, l.created_at, l.status, l.assignee, %5$s from public.%2$I l where l.id between $10 and $11'
    || case when btrim(beside) <> '' then ' and private.search_vector(%3$s) @@ $12' else '' end
  end;
  -- A search first collects what its index finds, then filters and sorts that: the planner alone would walk through all
  -- leads by age and normalise each.
  pattern text := case
    when words is null then '(select %1$s from public.%2$I l where %4$s order by l.created_at desc, l.id desc limit $9)'
    else '(with hits as materialized (
        select l.id, l.created_at, l.status, l.assignee, %5$s as country from public.%2$I l where private.search_vector(%3$s) @@ $6'
        || coalesce(referenced, '') || '
      ), newest as materialized (select l.id from hits l where %4$s order by l.created_at desc, l.id desc limit $9)
      select %1$s from newest n join public.%2$I l on l.id = n.id)'
  end;
  branches text;
begin
  if not private.has_role('admin', 'sales') then
    raise exception 'only administrators and sales' using errcode = '42501';
  end if;
  select string_agg(
    format(
      pattern,
      format('l.id, %L::text, l.created_at, l.status, l.version, l.assignee, %s, l.email, coalesce(l.phone, %L), %s, l.locale, l.flags',
        b.kind, b.names, '', b.country),
      private.lead_table(b.kind), b.searched, conditions, b.country
    ),
    ' union all '
  ) into branches
  from (values
    ('partnership', 'l.full_name, l.business_name', $x$''::text$x$,
      $x$l.full_name || ' ' || l.business_name || ' ' || l.email || ' ' || l.phone || ' ' || l.location$x$),
    ('export', 'l.contact_name, l.company_name', 'l.country',
      $x$l.contact_name || ' ' || l.company_name || ' ' || l.email || ' ' || coalesce(l.phone, '') || ' ' || coalesce(l.message, '')$x$),
    ('contact', $x$l.full_name, ''::text$x$, $x$''::text$x$,
      $x$l.full_name || ' ' || l.email || ' ' || coalesce(l.phone, '') || ' ' || l.message$x$)
  ) b (kind, names, country, searched)
  where (only_kind is null or b.kind = only_kind) and (only_country is null or b.kind = 'export');
  if branches is null then
    return;
  end if;
  return query execute format('select * from (%s) l order by 3 desc, 1 desc limit $9', branches)
    using only_status, only_assignee, only_country, since, until, private.search_query(words), before_at, before_id,
      least(greatest(page_size, 1), 1001), first_id, last_id, private.search_query(beside);
end;
$$;
