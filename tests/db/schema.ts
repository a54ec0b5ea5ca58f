import { type BackendContext, createBackendContext } from '@/server/embedded-supabase/backend-context';
import { captureBackendConsole, createBackendLog } from '@/server/embedded-supabase/backend-log';
import { createMigratedBackend } from '@/server/embedded-supabase/create-migrated-backend';
import { type BackendDatabase, openDatabase } from '@/server/embedded-supabase/database';
import type { BackendSettings } from '@/server/embedded-supabase/settings';

type Column = {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  optional: boolean;
  choices: string | null;
};

/** The schema after all migrations, read from the system catalogue. */
export type Schema = {
  tables: string[];
  columns: Column[];
  /** Tables without row-level security. */
  unprotected: string[];
  /** Relations on which anonymous visitors have any grant. */
  anonymous: string[];
  callable: { function: string; role: string }[];
  functions: { name: string; source: string }[];
  /** Tables that signed-in users may change without an audit log entry. */
  unaudited: string[];
};

async function read(database: BackendDatabase): Promise<Schema> {
  const names = async (where: string) =>
    (await database.query<{ name: string }>(`select relname as name from pg_class where ${where} order by 1`)).map(
      (row) => row.name,
    );
  const inPublic = "relnamespace = 'public'::regnamespace";
  return {
    tables: await names(`${inPublic} and relkind in ('r', 'p', 'v', 'm', 'f')`),
    columns: await database.query<Column>(`
      select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as nullable,
        (not a.attnotnull or a.atthasdef or a.attidentity <> '') as optional,
        (select pg_get_constraintdef(k.oid) from pg_constraint k where k.conrelid = c.oid and k.contype = 'c'
          and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) like '%ANY (ARRAY[%') as choices
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.${inPublic} and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      order by c.relname, a.attnum`),
    unprotected: await names(`${inPublic} and relkind in ('r', 'p') and not relrowsecurity`),
    anonymous: await names(`relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace)
      and relkind in ('r', 'p', 'v', 'm') and has_any_column_privilege('anon', oid, 'select, insert, update, references')`),
    unaudited: await names(`${inPublic} and relkind = 'r'
      and (has_any_column_privilege('authenticated', oid, 'insert, update') or has_table_privilege('authenticated', oid, 'delete'))
      and not exists (select from pg_trigger t where t.tgrelid = pg_class.oid and t.tgfoid = 'private.write_audit()'::regprocedure)`),
    functions: await database.query<{ name: string; source: string }>(`
      select oid::regprocedure::text as name, prosrc as source from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace) order by 1`),
    callable: await database.query<{ function: string; role: string }>(`
      select p.oid::regprocedure::text as function, r.rolname as role from pg_proc p, pg_roles r
      where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and r.rolname in ('anon', 'authenticated', 'service_role') and has_function_privilege(r.oid, p.oid, 'execute')
      order by 1, 2`),
  };
}

// What libraries print is not the output of the tests. The console is that of the whole process.
let isConsoleCaptured = false;

async function openServer(dataDir: string, databaseUrl: string | undefined, overrides: Partial<BackendSettings> = {}) {
  const settings = {
    dataDir,
    databaseUrl,
    databaseListenUrl: undefined,
    host: '127.0.0.1',
    port: 1,
    url: 'http://127.0.0.1:1',
    instance: 'in-process',
    publishableKey: 'sb_publishable_of_a_server_that_never_listens',
    secretKey: 'sb_secret_of_a_server_that_never_listens',
    jwtSecret: 'jwt-secret-of-a-server-that-never-listens',
    siteUrl: 'http://localhost:1',
    timeoutSeconds: 60,
    logLevel: 'silent' as const,
    functionsEnv: {},
    signUp: false,
    anonymousSignIns: false,
    smsHook: null,
    oidcProviders: [],
    ...overrides,
  };
  const log = createBackendLog(settings.logLevel);
  if (!isConsoleCaptured) captureBackendConsole(log);
  isConsoleCaptured = true;
  return [settings, await openDatabase(dataDir, databaseUrl, settings.databaseListenUrl), log] as const;
}

/** Opens the database of DATABASE_URL or of this folder with an in-process server that migrates it (up to `only`). */
export async function openHere(
  dataDir: string,
  only?: readonly string[],
  databaseUrl = process.env.DATABASE_URL,
  overrides: Partial<BackendSettings> = {},
): Promise<BackendContext> {
  return createMigratedBackend(...(await openServer(dataDir, databaseUrl, overrides)), only);
}

/** Opens a database with an in-process server that does not migrate it. */
export async function openUnmigrated(dataDir: string, databaseUrl: string | undefined): Promise<BackendContext> {
  return createBackendContext(...(await openServer(dataDir, databaseUrl)));
}

/** Reads the schema after all migrations. */
export async function readSchema(dataDir: string): Promise<Schema> {
  const { database } = await openHere(dataDir);
  try {
    return await read(database);
  } finally {
    await database.close();
  }
}
