-- One spelling for what people write in many: lower case, no accents (ά, ā, ё, é), one sigma, no punctuation, Chinese characters as words of their own.
create function private.fold(words text) returns text
language sql immutable parallel safe
as $$
  select regexp_replace(
    regexp_replace(translate(normalize(lower(words), nfkd), 'ς', 'σ'), '[\u0300-\u036f]', '', 'g'),
    '([\u3400-\u9fff])|[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' \1 ', 'g'
  );
$$;
create function private.search_words(words text) returns tsvector
language sql immutable parallel safe
as $$
  select to_tsvector('simple'::regconfig, private.fold(words));
$$;
-- Every word must begin a word of the lead.
create function private.search_query(words text) returns tsquery
language sql immutable parallel safe
as $$
  select to_tsquery('simple'::regconfig, coalesce(string_agg(quote_literal(word) || ':*', ' & '), ''))
  from regexp_split_to_table(private.fold(words), '\s+') word where word <> '';
$$;
revoke all on function private.fold(text), private.search_words(text), private.search_query(text) from public;
-- An index on an expression is kept by whoever writes the row.
grant execute on function private.fold(text), private.search_words(text) to authenticated, service_role;

-- Without the pending list, whose unsorted pages every search would read.
create index partnership_applications_search_idx on public.partnership_applications using gin
  (private.search_words(full_name || ' ' || business_name || ' ' || email || ' ' || phone || ' ' || location)) with (fastupdate = off);
create index export_enquiries_search_idx on public.export_enquiries using gin
  (private.search_words(contact_name || ' ' || company_name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || coalesce(message, '')))
  with (fastupdate = off);
create index contact_messages_search_idx on public.contact_messages using gin
  (private.search_words(full_name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || message)) with (fastupdate = off);

-- Statistics of the folded words would cost half a minute of every ANALYZE, and no plan here depends on them.
alter index public.partnership_applications_search_idx alter column 1 set statistics 0;
alter index public.export_enquiries_search_idx alter column 1 set statistics 0;
alter index public.contact_messages_search_idx alter column 1 set statistics 0;

-- Leads of all kinds, newest first, from before a mark (the moment and id of the last lead of the page before). It looks at the caller's role itself:
-- under row-level security no index could answer a search, because the search operator is not leakproof.
create function public.list_leads(
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
  wanted text := concat_ws(' and ', 'true',
    case when only_status is not null then 'l.status = $1' end,
    case when unassigned then 'l.assignee is null' when only_assignee is not null then 'l.assignee = $2' end,
    case when only_country is not null then 'l.country = $3' end,
    case when since is not null then 'l.created_at >= $4' end,
    case when until is not null then 'l.created_at < $5' end,
    case when before_at is not null then '(l.created_at, l.id) < ($7, $8)' end
  );
  -- A search takes what its index finds, and filters and sorts that: left to itself the planner walks through the leads by age and folds every text.
  pattern text := case
    when words is null then '(select %1$s from public.%2$I l where %4$s order by l.created_at desc, l.id desc limit $9)'
    else '(with hits as materialized (
        select l.id, l.created_at, l.status, l.assignee, %5$s as country from public.%2$I l where private.search_words(%3$s) @@ $6
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
      private.lead_table(b.kind), b.searched, wanted, b.country
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
      least(greatest(page_size, 1), 1001);
end;
$$;

-- How many leads of each kind are new; from a thousand on nobody counts.
create function public.count_new_leads() returns table (kind text, leads integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_role('admin', 'sales') then
    raise exception 'only administrators and sales' using errcode = '42501';
  end if;
  return query
    select 'partnership', count(*)::integer from (select from public.partnership_applications where status = 'new' limit 1000) l
    union all select 'export', count(*)::integer from (select from public.export_enquiries where status = 'new' limit 1000) l
    union all select 'contact', count(*)::integer from (select from public.contact_messages where status = 'new' limit 1000) l;
end;
$$;

-- When a lead last arrived or changed: who watches the inbox asks this and reads the list only when the answer is another.
create function public.leads_changed_at() returns timestamptz
language sql stable security invoker set search_path = ''
as $$
  select greatest(
    (select max(updated_at) from public.partnership_applications),
    (select max(updated_at) from public.export_enquiries),
    (select max(updated_at) from public.contact_messages)
  );
$$;

revoke all on function public.count_new_leads(), public.leads_changed_at(),
  public.list_leads(integer, text, text, uuid, boolean, text, timestamptz, timestamptz, text, timestamptz, uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.count_new_leads(),
  public.list_leads(integer, text, text, uuid, boolean, text, timestamptz, timestamptz, text, timestamptz, uuid) to authenticated;
grant execute on function public.leads_changed_at() to service_role;

-- Where Supabase offers Realtime, it tells of leads.
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.partnership_applications, public.export_enquiries, public.contact_messages;
  end if;
end;
$$;
