import { afterEach, beforeEach, expect, test } from 'vitest';
import { listTables, sqlTableName } from '@/server/embedded-supabase/backup/table-queries';
import { migrate } from '@/server/embedded-supabase/migrate';
import { copiedDataFolder } from './copied-data-folder';
import { openUnmigrated } from './schema';
import { readCatalogue } from './schema-dump';

let place: Awaited<ReturnType<typeof copiedDataFolder>>;
beforeEach(async () => {
  place = await copiedDataFolder('unmigrated');
});
afterEach(() => place.remove());

test('the migrations result in the schema in fixtures/schema.txt', async () => {
  const { database } = await openUnmigrated(place.dataDir, place.databaseUrl);
  try {
    // Hosted Supabase provides it.
    await database.query('create publication supabase_realtime');
    await migrate(database);
    await expect(await readCatalogue(database)).toMatchFileSnapshot('fixtures/schema.txt');
    // The only rows are the buckets, which the file describes.
    const tables = (await database.transaction(listTables)).filter(({ schema }) => schema === 'public');
    expect(tables).toHaveLength(20);
    for (const table of tables)
      expect(await database.query(`select from ${sqlTableName(table)}`), table.name).toEqual([]);
  } finally {
    await database.close();
  }
});
