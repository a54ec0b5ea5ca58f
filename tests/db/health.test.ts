import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { createBackendApp } from '@/server/embedded-supabase/app';
import type { BackendContext } from '@/server/embedded-supabase/backend-context';
import { copiedDataFolder } from './copied-data-folder';
import { openHere } from './schema';

let place: Awaited<ReturnType<typeof copiedDataFolder>>;
let backend: BackendContext;
beforeEach(async () => {
  place = await copiedDataFolder('migrated');
  backend = await openHere(place.dataDir, undefined, place.databaseUrl);
});
afterEach(async () => {
  await backend.database.close();
  await place.remove();
});

test.skipIf(inject('hosted'))('both health checks fail when sign-in could not read an account', async () => {
  const app = createBackendApp(backend);
  const headers = { apikey: backend.settings.publishableKey };
  const statuses = async () =>
    Promise.all(
      ['healthz', 'auth/v1/health'].map(
        async (path) => (await app.request(`http://127.0.0.1/${path}`, { headers })).status,
      ),
    );
  expect(await statuses()).toEqual([200, 200]);
  expect(await (await app.request('http://127.0.0.1/auth/v1/health', { headers })).json()).toMatchObject({
    name: 'GoTrue',
  });
  for (const change of ['table auth.users rename to users_elsewhere', 'table auth.users_elsewhere rename to users']) {
    await backend.database.runScript(`alter ${change}`);
    expect(await statuses(), change).toEqual(change.endsWith('elsewhere') ? [503, 500] : [200, 200]);
  }
});
