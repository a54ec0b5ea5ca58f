import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { createBackendApp } from '@/server/embedded-supabase/app';
import { application } from './context';
import { openHere } from './schema';

// In this process, because simultaneous requests once shared one transaction, and so one role.
test('simultaneous callers have their own role each', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'db-isolation-'));
  cpSync(inject('template'), dataDir, { recursive: true });
  const backend = await openHere(dataDir);
  try {
    const front = createBackendApp(backend);
    const { publishableKey, secretKey } = backend.settings;
    const url = 'http://127.0.0.1/rest/v1/partnership_applications';
    const request = async (index: number) => {
      if (index % 2 === 0) return `anon ${(await front.request(url, { headers: { apikey: publishableKey } })).status}`;
      const headers = { apikey: secretKey, 'content-type': 'application/json' };
      const body = JSON.stringify(application());
      return `service ${(await front.request(url, { method: 'POST', headers, body })).status}`;
    };
    // The first request loads the catalogue; the others use its result.
    await request(0);
    const responses = await Promise.all(Array.from({ length: 100 }, (_, index) => request(index)));
    expect([...new Set(responses)].sort()).toEqual(['anon 401', 'service 201']);
    const [row] = await backend.database.query<{ total: number }>(
      'select count(*)::int as total from public.partnership_applications',
    );
    expect(row?.total).toBeGreaterThanOrEqual(50);
  } finally {
    await backend.database.close();
    rmSync(dataDir, { recursive: true });
  }
});
