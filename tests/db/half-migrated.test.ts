import { afterEach, expect, test } from 'vitest';
import { createBackendLog } from '@/server/embedded-supabase/backend-log';
import { createMigratedBackend } from '@/server/embedded-supabase/create-migrated-backend';
import type { BackendDatabase } from '@/server/embedded-supabase/database';
import {
  findNewerMigrationVersions,
  listProjectMigrationVersions,
  MigrationError,
  migrate,
} from '@/server/embedded-supabase/migrate';
import { copiedDataFolder } from './copied-data-folder';
import { recordedMigrations } from './recorded-migrations';
import { openHere } from './schema';

let place: Awaited<ReturnType<typeof copiedDataFolder>>;
let database: BackendDatabase;
afterEach(async () => {
  await database.close();
  await place.remove();
});

const last = '20261125130000';
const before = listProjectMigrationVersions().filter((version) => version < last);
test('a failed migration is rolled back as a whole, names the remedy, and is run again', async () => {
  place = await copiedDataFolder('unmigrated');
  database = (await openHere(place.dataDir, before, place.databaseUrl)).database;
  // Its first statement succeeds, the second does not.
  await database.runScript('alter function public.claim_mails(integer, integer) rename to claimed_elsewhere');
  const error = await migrate(database).catch((reason) => reason);
  expect(error).toBeInstanceOf(MigrationError);
  expect(error.message).toContain(`${last}_mail_request_id.sql failed and was undone`);
  expect(error.message).toContain('the former version of the site runs on this database');
  expect(String(error.cause.message)).toContain('claim_mails');
  expect(await recordedMigrations(database)).toEqual(before);
  const columns = await database.query(
    "select 1 from pg_attribute where attname = 'request_id' and attrelid = 'public.outbox'::regclass",
  );
  expect(columns).toEqual([]);
  await database.runScript('alter function public.claimed_elsewhere rename to claim_mails');
  expect(await migrate(database)).toBe(listProjectMigrationVersions().length - before.length);
  expect(await recordedMigrations(database)).toEqual(listProjectMigrationVersions());
});

test('a version of the site that is older than the database detects it, and logs what to do', async () => {
  place = await copiedDataFolder('migrated');
  const backend = await openHere(place.dataDir, undefined, place.databaseUrl);
  database = backend.database;
  const lines: string[] = [];
  const log = createBackendLog('warn', { write: (line) => lines.push(line) });
  await createMigratedBackend(backend.settings, database, log);
  expect(lines).toEqual([]);
  expect(await findNewerMigrationVersions(database)).toEqual([]);
  await database.query(
    "insert into supabase_migrations.schema_migrations (version, name) values ('20991231000000', 'of the next version')",
  );
  expect(await findNewerMigrationVersions(database)).toEqual(['20991231000000']);
  expect(await migrate(database)).toBe(0);
  await createMigratedBackend(backend.settings, database, log);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 40, newer: ['20991231000000'], msg: expect.stringContaining('to go forward, start the newer one') },
  ]);
});
