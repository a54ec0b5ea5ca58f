import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { createBackendApp } from '@/server/embedded-supabase/app';
import { tryCreateAuthAccount } from '@/server/embedded-supabase/routes/account-queries';
import { quickHash } from './quick-hash';
import { openHere } from './schema';

const dataDir = mkdtempSync(path.join(tmpdir(), 'db-sign-in-notes-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

test('no record of a sign-in contains the email after the account is deleted', async () => {
  cpSync(inject('template'), dataDir, { recursive: true });
  const backend = await openHere(dataDir);
  try {
    const [email, password] = ['leaves@example.com', 'a good long password'];
    await tryCreateAuthAccount(backend, { email, passwordHash: quickHash(password), confirmed: true, metadata: {} });
    const response = await createBackendApp(backend).request('http://127.0.0.1/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { apikey: backend.settings.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    expect(response.status).toBe(200);
    await backend.database.query('select public.erase_person($1)', [email]);
    expect(await backend.database.query('select id from auth.users where email = $1', [email])).toEqual([]);
    expect(await backend.database.query('select payload from auth.audit_log_entries')).toEqual([]);
  } finally {
    await backend.database.close();
  }
});
