import { createHash, randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createBackendApp } from '@/server/embedded-supabase/app';
import type { BackendContext } from '@/server/embedded-supabase/backend-context';
import { tryCreateAccount } from '@/server/embedded-supabase/routes/account-queries';
import { openHere } from './schema';

const dataDir = mkdtempSync(path.join(tmpdir(), 'db-mail-expiry-'));
let backend: BackendContext;

beforeAll(async () => {
  cpSync(inject('template'), dataDir, { recursive: true });
  backend = await openHere(dataDir);
});
afterAll(async () => {
  await backend.database.close();
  rmSync(dataDir, { recursive: true });
});

/** Returns the back end's response to a link or code mailed to a new account the given number of minutes ago. */
async function verify(type: 'recovery' | 'email' | 'invite', minutes: number): Promise<number> {
  const email = `${randomUUID()}@example.com`;
  await tryCreateAccount(backend, { email, confirmed: type !== 'invite', metadata: {} });
  const link = `link_${randomUUID()}`;
  const code = '123456';
  const token = type === 'email' ? createHash('sha256').update(`${email}${code}`).digest('hex') : link;
  const column = type === 'invite' ? 'confirmation' : 'recovery';
  await backend.database.query(
    `update auth.users set ${column}_token = $2, ${column}_sent_at = now() - make_interval(mins => $3::int) where email = $1`,
    [email, token, minutes],
  );
  const body = JSON.stringify(type === 'email' ? { type, email, token: code } : { type, token_hash: link });
  const headers = { apikey: backend.settings.publishableKey, 'content-type': 'application/json' };
  return (await createBackendApp(backend).request('http://127.0.0.1/auth/v1/verify', { method: 'POST', headers, body }))
    .status;
}

test.each([
  ['recovery', 9, 200],
  ['recovery', 11, 403],
  ['email', 9, 200],
  ['email', 11, 403],
  ['invite', 59, 200],
  ['invite', 61, 403],
] as const)('%s after %i minutes gives %i', async (type, minutes, status) => {
  expect(await verify(type, minutes)).toBe(status);
});
