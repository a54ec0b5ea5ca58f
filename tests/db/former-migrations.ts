import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { replaceDataWithBackup, unpackBackup } from '@/server/embedded-supabase/backup/restore';
import type { BackendDatabase } from '@/server/embedded-supabase/database';
import { migrate } from '@/server/embedded-supabase/migrate';

const fixture = (name: string) => path.join(import.meta.dirname, 'fixtures', name);

/** A backup made by the site with its former migrations; every table of the site has a row in it. */
export const formerBackup = fixture('former-backup.tar.gz');

const migrations = z
  .array(z.object({ version: z.string(), name: z.string(), sql: z.string() }))
  .parse(JSON.parse(gunzipSync(readFileSync(fixture('former-migrations.json.gz'))).toString()));

/**
 * Migrates an empty database to the state before the first release, with the first `count`
 * migrations and, if those are all, with rows.
 */
export async function makeFormer(database: BackendDatabase, dataDir: string, count = migrations.length): Promise<void> {
  await migrate(database, []);
  for (const { version, name, sql } of migrations.slice(0, count)) {
    await database.runScript(sql);
    await database.query(
      'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])',
      [version, name, sql],
    );
  }
  if (count < migrations.length) return;
  const archive = await unpackBackup(formerBackup, dataDir);
  await replaceDataWithBackup(database, dataDir, archive);
  await archive.remove();
}
