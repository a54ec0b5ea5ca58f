import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BackendDatabase } from '@/server/embedded-supabase/database';
import { copiedDataFolder } from './copied-data-folder';
import { openHere } from './schema';

let place: Awaited<ReturnType<typeof copiedDataFolder>>;
let database: BackendDatabase;

beforeAll(async () => {
  place = await copiedDataFolder('migrated');
  ({ database } = await openHere(place.dataDir, undefined, place.databaseUrl));
});
// As on the day of the first start.
beforeEach(() => database.query('delete from private.retention_runs'));
afterAll(async () => {
  await database.close();
  await place.remove();
});

const begin = async (verified = false) =>
  (await database.query<{ days: number | null }>('select public.begin_retention(60, $1) as days', [verified]))[0]?.days;

test('retention does not begin when the clock has jumped, until somebody vouches for it', async () => {
  expect(await begin()).toBeNull();
  expect(await begin()).toBeNull();
  // To the database it is the same whether the clock is three years ahead or the last run three years ago.
  await database.query("update private.retention_runs set ran_at = now() - interval '3 years'");
  expect(await begin()).toBeGreaterThan(1090);
  // Refusing changes nothing: the next attempt is refused as well.
  expect(await begin()).toBeGreaterThan(1090);
  expect(await begin(true)).toBeNull();
  expect(await begin()).toBeNull();
});

test('a pause of weeks, or a clock that has been set back, is no obstacle', async () => {
  await begin();
  for (const ago of ['59 days', '-3 years']) {
    await database.query('update private.retention_runs set ran_at = now() - $1::interval', [ago]);
    expect(await begin(), ago).toBeNull();
  }
});
