import type { BackendDatabase } from '@/server/embedded-supabase/database';

/** Returns the versions of the migrations that a database records as applied. */
export async function recordedMigrations(database: BackendDatabase): Promise<string[]> {
  const rows = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations order by version',
  );
  return rows.map(({ version }) => version);
}
