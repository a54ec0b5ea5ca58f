import type { PostgresPool } from './postgres-pool';

/** Thrown when a PostgreSQL cannot be used as it is; the message has the fault and its remedy in one line. */
export class UnsuitableDatabaseError extends Error {}

type Facts = {
  version: number;
  encoding: string;
  letters: boolean;
  ctype: string;
  readonly: boolean;
  role: string;
  database: string;
  creates_schemas: boolean;
  roles: number;
  creates_roles: boolean;
  bypasses: boolean;
  member: boolean;
};

// What each request does before its first statement must work, too: it takes the role of its caller.
const facts = `
  select current_setting('server_version_num')::int as version, getdatabaseencoding() as encoding,
    lower('ΆÉЖĪI') = 'άéжīi' as letters, (select datctype from pg_database where datname = current_database()) as ctype,
    pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as readonly,
    current_user as role, current_database() as database,
    has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as creates_schemas,
    (select count(*)::int from pg_roles where rolname in ('anon', 'authenticated', 'service_role')) as roles,
    (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) as creates_roles,
    (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as bypasses,
    (select coalesce(bool_and(pg_has_role(current_user, oid, 'member')), true)
       from pg_roles where rolname in ('anon', 'authenticated', 'service_role')) as member`;

const minVersion = 15;

function problemOf(found: Facts): string | null {
  const { role, database } = found;
  if (found.version < minVersion * 10_000)
    return `it is PostgreSQL ${Math.floor(found.version / 10_000)}; version ${minVersion} or newer is needed`;
  if (found.encoding !== 'UTF8')
    return `the encoding of ${database} is ${found.encoding}; create it with: createdb --encoding UTF8 --template template0 ${database}`;
  if (!found.letters)
    return `the locale of ${database} (${found.ctype}) does not know which letters are the same, so a search would miss them; create it with: createdb --locale C.UTF-8 --template template0 ${database}`;
  if (found.readonly) return `${database} is read-only (a standby, or default_transaction_read_only)`;
  if (!found.creates_schemas)
    return `the role ${role} may not create schemas and tables; as a superuser run: alter database "${database}" owner to "${role}"; grant create on schema public to "${role}"`;
  if (found.roles < 3 && !(found.creates_roles && found.bypasses))
    return `the role ${role} may not create the roles anon, authenticated and service_role; as a superuser run: create role anon nologin noinherit; create role authenticated nologin noinherit; create role service_role nologin noinherit bypassrls; grant anon, authenticated, service_role to "${role}" with admin option`;
  if (!found.member)
    return `the role ${role} is no member of anon, authenticated and service_role; as a superuser run: grant anon, authenticated, service_role to "${role}" with admin option`;
  return null;
}

/** Resolves when the database can be used; throws an `UnsuitableDatabaseError` that names the fault. */
export async function checkPostgresRequirements(pool: PostgresPool): Promise<void> {
  const lease = await pool.lease();
  try {
    const [found] = (await lease.run((sql) => sql.unsafe(facts))) as unknown as Facts[];
    const problem = found && problemOf(found);
    if (problem) throw new UnsuitableDatabaseError(`DATABASE_URL cannot be used: ${problem}.`);
  } finally {
    lease.release();
  }
}
