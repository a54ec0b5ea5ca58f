import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from './database';

const folder = fileURLToPath(new URL('../../supabase/migrations', import.meta.url));
const fileName = /^(\d{14})_(.+)\.sql$/;

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** The versions of the migrations that this project has, in order. */
export function knownMigrations(): string[] {
  return readdirSync(folder)
    .flatMap((file) => fileName.exec(file)?.[1] ?? [])
    .sort();
}

/**
 * Prepares the roles of a Supabase database, then applies each pending migration in its own transaction; returns how many ran.
 * `only` names the ones to apply, without it all are.
 */
export async function migrate(database: Database, only?: readonly string[]): Promise<number> {
  for (const script of ['system.sql', 'storage/storage.sql', 'realtime/realtime.sql'])
    await database.runScript(readFileSync(new URL(script, import.meta.url), 'utf8'));
  const rows = await database.query<{ version: string }>('select version from supabase_migrations.schema_migrations');
  const applied = new Set(rows.map((row) => row.version));
  let count = 0;
  for (const file of readdirSync(folder).sort()) {
    const [, version, name] = fileName.exec(file) ?? [];
    if (!version || !name || applied.has(version) || (only && !only.includes(version))) continue;
    const sql = readFileSync(path.join(folder, file), 'utf8');
    const record = `insert into supabase_migrations.schema_migrations (version, name, statements)
      values (${literal(version)}, ${literal(name)}, array[${literal(sql)}])`;
    try {
      await database.runScript(`${sql}\n;${record}`);
    } catch (error) {
      throw new Error(`Migration ${file} failed`, { cause: error });
    }
    count += 1;
  }
  await database.query('select realtime.watch_published_tables()');
  return count;
}
