import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { restoreOffline } from '@/server/embedded-supabase/backup/restore-offline';
import { saveBackup } from '@/server/embedded-supabase/backup/save';
import { joinQuotedColumnNames, listTables, sqlTableName } from '@/server/embedded-supabase/backup/table-queries';
import { type BackendDatabase, openDatabase } from '@/server/embedded-supabase/database';
import { listProjectMigrationVersions, migrate } from '@/server/embedded-supabase/migrate';
import { copiedDataFolder } from './copied-data-folder';
import { formerBackup, makeFormer } from './former-migrations';
import { recordedMigrations } from './recorded-migrations';
import { openHere, openUnmigrated } from './schema';
import { readCatalogue } from './schema-dump';

let place: Awaited<ReturnType<typeof copiedDataFolder>>;
let database: BackendDatabase;
beforeEach(async () => {
  place = await copiedDataFolder('unmigrated');
});
afterEach(async () => {
  await database.close();
  await place.remove();
});

/** Returns every row of every table, with the columns in alphabetical order; of `tables` only, where they are given. */
async function contents(tables?: Awaited<ReturnType<typeof listTables>>) {
  const found: Record<string, string[]> = {};
  for (const table of tables ?? (await database.transaction(listTables))) {
    const columns = joinQuotedColumnNames([...table.columns].sort());
    const rows = await database.query<{ row: string }>(
      `select (row(${columns}))::text as row from ${sqlTableName(table)} order by 1`,
    );
    found[`${table.schema}.${table.name}`] = rows.map(({ row }) => row);
  }
  return found;
}

test('a database with all former migrations starts with every row and the schema of the baseline', async () => {
  ({ database } = await openUnmigrated(place.dataDir, place.databaseUrl));
  await database.query('create publication supabase_realtime');
  await makeFormer(database, place.dataDir);
  const tables = await database.transaction(listTables);
  const [before, versions] = [await contents(), await recordedMigrations(database)];
  expect(
    Object.entries(before)
      .filter(([name, rows]) => name.startsWith('public.') && rows.length === 0)
      .map(([name]) => name),
  ).toEqual([]);
  await database.close();

  const backend = await openHere(place.dataDir, undefined, place.databaseUrl);
  database = backend.database;
  // Later migrations add columns and tables.
  expect(await contents(tables)).toEqual(before);
  expect(await recordedMigrations(database)).toEqual([...versions, ...listProjectMigrationVersions()]);
  expect(await readCatalogue(database)).toBe(
    readFileSync(path.join(import.meta.dirname, 'fixtures/schema.txt'), 'utf8'),
  );
  const key = backend.settings.secretKey;
  const headers = { apikey: key, authorization: `Bearer ${key}` };
  const response = await backend.forward(
    new Request(`${backend.settings.url}/rest/v1/stores?select=name`, { headers }),
  );
  expect(await response.json()).toEqual([{ name: 'Η Ουρά' }]);
  expect(await migrate(database)).toBe(0);

  // A new backup of it lists the current migrations.
  const { migrations } = await saveBackup(database, place.dataDir, `${place.dataDir}/today.tar.gz`);
  expect(migrations).toEqual(listProjectMigrationVersions());
}, 60_000);

test('a database with some of the former migrations is rejected and stays unchanged', async () => {
  ({ database } = await openUnmigrated(place.dataDir, place.databaseUrl));
  await makeFormer(database, place.dataDir, 8);
  const before = await readCatalogue(database);
  await expect(migrate(database)).rejects.toThrow('only 8 of the 40 former migrations (20251101090800 is missing)');
  expect(await readCatalogue(database)).toBe(before);
  expect(await recordedMigrations(database)).toHaveLength(8);
});

test('a backup with the former migrations is restored', async () => {
  const { manifest } = await restoreOffline(place.dataDir, place.databaseUrl, formerBackup);
  database = await openDatabase(place.dataDir, place.databaseUrl);
  expect(await recordedMigrations(database)).toEqual(listProjectMigrationVersions());
  const found = await contents();
  for (const { schema, name, rows } of manifest.tables)
    expect([`${schema}.${name}`, found[`${schema}.${name}`]?.length]).toEqual([`${schema}.${name}`, rows]);
  expect(found['public.contact_messages']?.join()).toContain('你好\n🐕');
}, 60_000);
