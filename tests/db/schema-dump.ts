import type { BackendDatabase } from '@/server/embedded-supabase/database';

type Fact = { kind: string; name: string; value: string };

// Omits grants to the owner, because their list depends on the version of PostgreSQL.
const grants = (acl: string, owner: string) => `(
  select string_agg(
    coalesce(r.rolname, 'public') || ': ' || a.privileges, '; ' order by coalesce(r.rolname, 'public') collate "C"
  ) from (
    select x.grantee, string_agg(lower(x.privilege_type) || case when x.is_grantable then ' with grant option' else '' end, ', '
      order by x.privilege_type collate "C") as privileges
    from aclexplode(${acl}) x where x.grantee <> ${owner} group by x.grantee
  ) a left join pg_roles r on r.oid = a.grantee
)`;
/** The schemas of the site's own migrations. */
const siteSchemas = ['public', 'private'];
/** Those of the back end as well. */
export const everySchema = [...siteSchemas, 'auth', 'realtime', 'storage', 'supabase_migrations'];

function createQueries(schemas: readonly string[]): Record<string, string> {
  const list = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');
  const ours = (column: string) => `${column} in (select oid from pg_namespace where nspname in (${list(schemas)}))`;
  // Each query returns a name and a value; null values are left out.
  return {
    schema: `select nspname as name, ${grants('nspacl', 'nspowner')} as value from pg_namespace where ${ours('oid')}`,
    'default privileges': `select coalesce(n.nspname, '') || ' ' || d.defaclobjtype::text as name, ${grants('d.defaclacl', 'd.defaclrole')} as value
      from pg_default_acl d left join pg_namespace n on n.oid = d.defaclnamespace where n.nspname is null or ${ours('n.oid')}`,
    relation: `select c.oid::regclass::text as name, concat_ws(', ', 'kind ' || c.relkind::text, case when c.relrowsecurity then 'row-level security' end,
        case when c.relforcerowsecurity then 'forced' end, array_to_string(c.reloptions, ', ')) as value
      from pg_class c where ${ours('c.relnamespace')} and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')`,
    column: `select c.oid::regclass::text || '.' || case c.relkind when 'i' then a.attnum::text else a.attname end as name, concat_ws(' ', format_type(a.atttypid, a.atttypmod),
        case when a.attnotnull then 'not null' end, 'identity ' || nullif(a.attidentity::text, ''), 'generated ' || nullif(a.attgenerated::text, ''),
        'default ' || pg_get_expr(d.adbin, d.adrelid), 'statistics ' || nullif(a.attstattarget, -1)::text) as value
      from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where ${ours('c.relnamespace')} and a.attnum > 0 and not a.attisdropped
        and (c.relkind in ('r', 'p', 'v', 'm', 'f') or (c.relkind = 'i' and a.attstattarget >= 0))`,
    constraint: `select conrelid::regclass::text || '.' || conname as name, pg_get_constraintdef(oid) || case when convalidated then '' else ' not valid' end as value
      from pg_constraint where ${ours('connamespace')} and contype in ('c', 'f', 'p', 'u', 'x')`,
    index: `select c.oid::regclass::text as name, pg_get_indexdef(c.oid) as value from pg_class c where ${ours('c.relnamespace')} and c.relkind = 'i'`,
    type: `select oid::regtype::text as name, typtype::text as value from pg_type where ${ours('typnamespace')} and typtype in ('d', 'e', 'r')`,
    view: `select oid::regclass::text as name, pg_get_viewdef(oid) as value from pg_class where ${ours('relnamespace')} and relkind in ('v', 'm')`,
    function: `select oid::regprocedure::text as name, pg_get_functiondef(oid) as value from pg_proc where ${ours('pronamespace')}`,
    trigger: `select t.tgrelid::regclass::text || '.' || t.tgname as name, pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text as value
      from pg_trigger t join pg_proc p on p.oid = t.tgfoid where not t.tgisinternal and ${ours('p.pronamespace')}`,
    policy: `select format('%s.%s: %s', schemaname, tablename, policyname) as name,
        concat_ws(' ', permissive, cmd, 'to', array_to_string(roles, ', '), 'using ' || qual, 'with check ' || with_check) as value
      from pg_policies where schemaname in (${list([...schemas, 'storage'])})`,
    'grants on relation': `select oid::regclass::text as name, ${grants('relacl', 'relowner')} as value from pg_class where ${ours('relnamespace')}`,
    'grants on column': `select c.oid::regclass::text || '.' || a.attname as name, ${grants('a.attacl', 'c.relowner')} as value
      from pg_attribute a join pg_class c on c.oid = a.attrelid where ${ours('c.relnamespace')}`,
    'grants on function': `select oid::regprocedure::text as name, ${grants("coalesce(proacl, acldefault('f', proowner))", 'proowner')} as value
      from pg_proc where ${ours('pronamespace')}`,
    publication: `select format('%s: %s.%s', pubname, schemaname, tablename) as name,
        concat_ws(' ', (select string_agg(c::text, ', ' order by c::text collate "C") from unnest(attnames) c), 'where ' || rowfilter) as value
      from pg_publication_tables`,
    bucket: `select id as name, (to_jsonb(b) - 'created_at' - 'updated_at')::text as value from storage.buckets b`,
    setting: `select coalesce(r.rolname, 'all roles') as name, array_to_string(s.setconfig, ', ') as value
      from pg_db_role_setting s left join pg_roles r on r.oid = s.setrole where s.setdatabase = (select oid from pg_database where datname = current_database())`,
  };
}

/**
 * Returns everything that the migrations created, one fact per line: relations, functions with
 * their bodies, policies, grants, buckets.
 */
export async function readCatalogue(
  database: BackendDatabase,
  schemas: readonly string[] = siteSchemas,
): Promise<string> {
  const facts: Fact[] = [];
  for (const [kind, query] of Object.entries(createQueries(schemas)))
    for (const { name, value } of await database.query<Omit<Fact, 'kind'>>(query))
      if (value !== null) facts.push({ kind, name, value });
  return `${facts
    .map(({ kind, name, value }) => `${kind} ${name}\n  ${value.trim().replaceAll('\n', '\n  ')}`)
    .sort()
    .join('\n')}\n`;
}
