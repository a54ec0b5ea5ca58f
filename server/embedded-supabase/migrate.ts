import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BackendDatabase } from './database';
import { buildReplaceFunctionsSql, toCurrentMigrationVersions } from './former-migrations';

const folder = path.resolve('supabase/migrations');
const renames = path.join(folder, '../rename-pre-release-objects.sql');
const fileName = /^(\d{14})_(.+)\.sql$/;

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** A migration failed. The message has the state of the database and the remedy. */
export class MigrationError extends Error {
  constructor(file: string, done: number, cause: unknown) {
    super(
      `The migration supabase/migrations/${file} failed and was undone; ${done === 0 ? 'no other one was applied' : `${done} before it are applied and stay`}. Nothing is half done: the former version of the site runs on this database as before. Remove the cause, then start this version again; it continues with this migration.`,
      { cause },
    );
  }
}

/** The versions of applied migrations that this project does not have: a newer version of the site applied them. */
export async function findNewerMigrationVersions(database: BackendDatabase): Promise<string[]> {
  const rows = await database.query<{ version: string }>('select version from supabase_migrations.schema_migrations');
  const known = listProjectMigrationVersions();
  return toCurrentMigrationVersions(rows.map((row) => row.version)).filter((version) => !known.includes(version));
}

/** The versions of the migrations that this project has, in order. */
export function listProjectMigrationVersions(): string[] {
  return readdirSync(folder)
    .flatMap((file) => fileName.exec(file)?.[1] ?? [])
    .sort();
}

/**
 * Prepares the roles of a Supabase database, then applies each pending migration in its own transaction; returns how
 * many ran. `only` names the ones to apply, without it all are. Throws `PartlyMigratedError` for a database that is too
 * old, `MigrationError` when one fails.
 */
export async function migrate(database: BackendDatabase, only?: readonly string[]): Promise<number> {
  for (const script of ['system.sql', 'storage/storage.sql', 'realtime/realtime.sql'])
    await database.runScript(readFileSync(path.resolve('server/embedded-supabase', script), 'utf8'));
  const rows = await database.query<{ version: string }>('select version from supabase_migrations.schema_migrations');
  const recorded = rows.map((row) => row.version);
  const applied = toCurrentMigrationVersions(recorded);
  const adoption: string[] = [];
  const pending: [file: string, script: string][] = [];
  for (const file of readdirSync(folder).sort()) {
    const [, version, name] = fileName.exec(file) ?? [];
    if (!version || !name || recorded.includes(version)) continue;
    const sql = readFileSync(path.join(folder, file), 'utf8');
    const record = `insert into supabase_migrations.schema_migrations (version, name, statements)
      values (${literal(version)}, ${literal(name)}, array[${literal(sql)}])`;
    if (applied.includes(version)) adoption.push(buildReplaceFunctionsSql(sql), `${record};`);
    else if (!only || only.includes(version)) pending.push([file, `${sql}\n;${record}`]);
  }
  if (adoption.length > 0) await database.runScript([readFileSync(renames, 'utf8'), ...adoption].join('\n'));
  for (const [done, [file, script]] of pending.entries()) {
    try {
      await database.runScript(script);
    } catch (error) {
      throw new MigrationError(file, done, error);
    }
  }
  await database.query('select realtime.watch_published_tables()');
  return pending.length;
}
