-- What Supabase Realtime keeps in a database. The tables of the publication `supabase_realtime` send each change as a notification, which
-- the back end delivers to those who subscribed and may read the row.
do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then create publication supabase_realtime; end if;
end;
$$;
create schema if not exists realtime;
grant usage on schema realtime to anon, authenticated, service_role;

-- Policies on this table decide who reads from and writes to a private channel. It stays empty: rows exist only while a policy is evaluated.
create table if not exists realtime.messages (
  id uuid primary key default gen_random_uuid(),
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  inserted_at timestamp not null default now(),
  updated_at timestamp not null default now()
);
alter table realtime.messages enable row level security;
grant select, insert on realtime.messages to anon, authenticated, service_role;

create or replace function realtime.topic() returns text
language sql stable
as $$ select nullif(current_setting('realtime.topic', true), '') $$;
grant execute on function realtime.topic() to anon, authenticated, service_role;

-- Sends a text of any length: a notification holds 8000 bytes, so that longer texts are sent in parts.
create or replace function realtime.notify(message text) returns void
language plpgsql set search_path = ''
as $$
declare
  id text := pg_catalog.gen_random_uuid();
  size constant int := 1900;
  parts int := greatest(1, ceil(char_length(message) / size::numeric));
begin
  for part in 1..parts loop
    perform pg_catalog.pg_notify('site_realtime', concat(id, ' ', part, ' ', parts, ' ', substr(message, (part - 1) * size + 1, size)));
  end loop;
end;
$$;

-- The columns of a row that identify it to a subscriber when it is gone.
create or replace function realtime.identity_of(relation oid, row_data jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select case (select relreplident from pg_catalog.pg_class where oid = relation)
    when 'f' then row_data
    when 'n' then '{}'::jsonb
    else coalesce((
      select jsonb_object_agg(a.attname, row_data -> a.attname)
      from pg_catalog.pg_index i join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
      where i.indrelid = relation and (case (select relreplident from pg_catalog.pg_class where oid = relation)
        when 'i' then i.indisreplident else i.indisprimary end)), '{}'::jsonb)
  end
$$;

create or replace function realtime.send_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform realtime.notify(jsonb_build_object('kind', 'change', 'schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op,
    'at', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'record', case when tg_op <> 'DELETE' then to_jsonb(new) end,
    'old', case when tg_op <> 'INSERT' then realtime.identity_of(tg_relid, to_jsonb(old)) end)::text);
  return null;
end;
$$;

-- Gives every table of the publication the trigger, and takes it from those that left.
create or replace function realtime.watch_published_tables() returns void
language plpgsql set search_path = ''
as $$
declare
  relation regclass;
begin
  for relation in
    select t.tgrelid from pg_catalog.pg_trigger t where t.tgname = 'realtime_change'
    and not exists (select from pg_catalog.pg_publication_tables p
      where p.pubname = 'supabase_realtime' and t.tgrelid = format('%I.%I', p.schemaname, p.tablename)::regclass)
  loop
    execute format('drop trigger realtime_change on %s', relation);
  end loop;
  for relation in
    select format('%I.%I', p.schemaname, p.tablename)::regclass from pg_catalog.pg_publication_tables p where p.pubname = 'supabase_realtime'
  loop
    if not exists (select from pg_catalog.pg_trigger where tgrelid = relation and tgname = 'realtime_change') then
      execute format('create trigger realtime_change after insert or update or delete on %s
        for each row execute function realtime.send_change()', relation);
    end if;
  end loop;
end;
$$;

-- Makes the rest of the transaction that of a caller, as the REST API does.
create or replace function realtime.act_as(role_name text, claims jsonb) returns void
language sql set search_path = ''
as $$
  select set_config('request.jwt.claims', coalesce(claims, '{}'::jsonb)::text, true),
    set_config('request.jwt.claim.sub', coalesce(claims ->> 'sub', ''), true),
    set_config('request.jwt.claim.role', role_name, true), set_config('role', role_name, true)
$$;

-- Whether a record passes the filters of a subscription: [{"column": …, "operator": …, "value": …, "negate": …}], all of them.
create or replace function realtime.matches(relation regclass, record jsonb, filters jsonb) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  filter jsonb;
  type_name text;
  left_side text;
  value text;
  condition text;
  passed boolean;
begin
  for filter in select * from jsonb_array_elements(filters) loop
    if not record ? (filter ->> 'column') then return false; end if;
    select format_type(atttypid, null) into type_name from pg_catalog.pg_attribute
    where attrelid = relation and attname = filter ->> 'column' and attnum > 0 and not attisdropped;
    left_side := format('(%L)::%s', record ->> (filter ->> 'column'), type_name);
    value := filter ->> 'value';
    condition := case filter ->> 'operator'
      when 'in' then format('%s = any (array(select jsonb_array_elements_text(%L))::%s[])', left_side, filter ->> 'value', type_name)
      when 'is' then format('%s is %s', left_side, case value when 'true' then 'true' when 'false' then 'false' when 'unknown' then 'unknown' else 'null' end)
      when 'isdistinct' then format('%s is distinct from (%L)::%s', left_side, value, type_name)
      when 'like' then format('%s::text like %L', left_side, value)
      when 'ilike' then format('%s::text ilike %L', left_side, value)
      when 'match' then format('%s::text ~ %L', left_side, value)
      when 'imatch' then format('%s::text ~* %L', left_side, value)
      else format('%s %s (%L)::%s', left_side, case filter ->> 'operator' when 'eq' then '=' when 'neq' then '<>' when 'lt' then '<'
        when 'lte' then '<=' when 'gt' then '>' when 'gte' then '>=' end, value, type_name)
    end;
    execute 'select ' || condition into passed;
    if coalesce(passed, false) = coalesce((filter ->> 'negate')::boolean, false) then return false; end if;
  end loop;
  return true;
end;
$$;

-- The same for a change that is being delivered: null when the filters cannot be evaluated, so that one subscriber's filter does not stop
-- the delivery to the others.
create or replace function realtime.matches_or_null(schema_name text, table_name text, record jsonb, filters jsonb) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return realtime.matches(to_regclass(format('%I.%I', schema_name, table_name)), record, filters);
exception when others then
  return null;
end;
$$;

-- Whether a caller may subscribe: null when so, otherwise the reason. Checked before anything is delivered. `*` stands for every published
-- schema or table: a filter must be possible on each of them, and whose rows the caller may read is only decided by each change.
create or replace function realtime.subscription_error(schema_name text, table_name text, filters jsonb, role_name text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  relations regclass[] := array(
    select to_regclass(format('%I.%I', p.schemaname, p.tablename)) from pg_catalog.pg_publication_tables p
    where p.pubname = 'supabase_realtime' and (schema_name = '*' or p.schemaname = schema_name)
      and (table_name = '*' or p.tablename = table_name));
  relation regclass;
  filter jsonb;
  found_type text;
begin
  if cardinality(relations) = 0 then return 'not published'; end if;
  foreach relation in array relations loop
    if schema_name <> '*' and table_name <> '*' and (not has_schema_privilege(role_name, schema_name, 'usage')
      or not has_any_column_privilege(role_name, relation, 'select')) then
      return 'unauthorized';
    end if;
    for filter in select * from jsonb_array_elements(filters) loop
      select format_type(atttypid, null) into found_type from pg_catalog.pg_attribute
      where attrelid = relation and attname = filter ->> 'column' and attnum > 0 and not attisdropped;
      if found_type is null or not has_column_privilege(role_name, relation, filter ->> 'column', 'select') then
        return format('invalid column for filter %s', filter ->> 'column');
      end if;
      if filter ->> 'operator' = 'in' and jsonb_array_length(filter -> 'value') > 100 then
        return 'too many values for `in` filter. Maximum 100';
      end if;
      if filter ->> 'operator' = 'is' and filter ->> 'value' not in ('null', 'true', 'false', 'unknown') then
        return 'invalid value for is filter: must be null, true, false, or unknown';
      end if;
      begin
        perform realtime.matches(relation, jsonb_build_object(filter ->> 'column', null), jsonb_build_array(filter));
        -- A null is never compared to a pattern, and a pattern that ends with an escape fails only for a text that comes so far.
        if filter ->> 'operator' in ('match', 'imatch') then perform '' ~ (filter ->> 'value'); end if;
        if filter ->> 'operator' in ('like', 'ilike') and filter ->> 'value' ~ '(^|[^\\])(\\\\)*\\$' then
          raise invalid_escape_sequence;
        end if;
      exception when others then
        return format('invalid value for filter %s', filter ->> 'column');
      end;
    end loop;
  end loop;
  return null;
end;
$$;

-- The changes that each caller may see, as [{"change": i, "caller": j, "columns": [names]}]: a new or changed row is read again with the
-- caller's rights. `callers` is [{"role": …, "claims": …}], `changes` as the trigger sends them. A deleted row cannot be read any more:
-- whoever may read the table learns its key, as with hosted Supabase.
create or replace function realtime.visible_changes(changes jsonb, callers jsonb)
returns table (change int, caller int, columns text[], only_key boolean)
language plpgsql set search_path = ''
as $$
declare
  target record;
  who record;
  allowed text[];
  key_match text;
  sees int[];
begin
  for target in
    select c.value ->> 'schema' as schema_name, c.value ->> 'table' as table_name, k.oid as relation, k.relrowsecurity as protected,
      jsonb_agg(jsonb_build_object('change', c.ordinality - 1, 'type', c.value ->> 'type', 'record', c.value -> 'record')) as items
    from jsonb_array_elements(changes) with ordinality c
      join pg_catalog.pg_class k on k.oid = to_regclass(format('%I.%I', c.value ->> 'schema', c.value ->> 'table'))
    group by 1, 2, 3, 4
  loop
    select string_agg(format('t.%I = (i.value -> ''record'' ->> %L)::%s', a.attname, a.attname, format_type(a.atttypid, a.atttypmod)), ' and ')
    into key_match
    from pg_catalog.pg_index x join pg_catalog.pg_attribute a on a.attrelid = x.indrelid and a.attnum = any (x.indkey)
    where x.indrelid = target.relation and x.indisprimary;
    for who in
      select (c.ordinality - 1)::int as at, c.value ->> 'role' as role_name, c.value -> 'claims' as claims, r.rolbypassrls or r.rolsuper as trusted
      from jsonb_array_elements(callers) with ordinality c join pg_catalog.pg_roles r on r.rolname = c.value ->> 'role'
    loop
      select array_agg(a.attname order by a.attnum) into allowed from pg_catalog.pg_attribute a
      where a.attrelid = target.relation and a.attnum > 0 and not a.attisdropped
        and has_column_privilege(who.role_name, target.relation, a.attnum, 'select');
      continue when allowed is null or not has_schema_privilege(who.role_name, target.schema_name, 'usage');
      sees := null;
      if target.protected and not who.trusted and key_match is not null then
        begin
          perform realtime.act_as(who.role_name, who.claims);
          execute format('select array_agg((i.value ->> ''change'')::int) from jsonb_array_elements($1) i
            where i.value ->> ''type'' <> ''DELETE'' and exists (select from %s t where %s)', target.relation::regclass, key_match)
          into sees using target.items;
          sees := coalesce(sees, '{}');
        exception when others then
          -- A policy that fails shows nothing.
          sees := '{}';
        end;
        perform set_config('role', 'none', true);
      end if;
      return query select (i.value ->> 'change')::int, who.at, allowed, target.protected and not who.trusted
        from jsonb_array_elements(target.items) i
        where sees is null or (i.value ->> 'type') = 'DELETE' or (i.value ->> 'change')::int = any (sees);
    end loop;
  end loop;
end;
$$;

-- What a caller may do in a private channel, by the policies of realtime.messages: {"broadcast": {"read", "write"}, "presence": {…}}.
-- Nothing that this writes remains: the inner block always ends with an error, which undoes it.
create or replace function realtime.channel_rights(channel text, role_name text, claims jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  result jsonb := '{}';
  kind text;
  can_read boolean;
  can_write boolean;
begin
  foreach kind in array array['broadcast', 'presence'] loop
    can_read := false;
    can_write := false;
    begin
      perform set_config('realtime.topic', channel, true);
      insert into realtime.messages (topic, extension) values (channel, kind);
      perform realtime.act_as(role_name, claims);
      begin
        select exists (select from realtime.messages where topic = channel and extension = kind) into can_read;
      exception when others then
        can_read := false;
      end;
      begin
        insert into realtime.messages (topic, extension) values (channel, kind);
        can_write := true;
      exception when others then
        can_write := false;
      end;
      raise exception using errcode = 'RT000', message = jsonb_build_object('read', can_read, 'write', can_write)::text;
    exception when sqlstate 'RT000' then
      result := result || jsonb_build_object(kind, sqlerrm::jsonb);
    end;
  end loop;
  return result;
end;
$$;

-- Only the back end itself calls these.
revoke all on all functions in schema realtime from public;
grant execute on function realtime.topic() to public;
