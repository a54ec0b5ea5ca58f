import { createHash, randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createBackendApp } from '@/server/embedded-supabase/app';
import type { BackendContext } from '@/server/embedded-supabase/backend-context';
import { tryCreateAuthAccount } from '@/server/embedded-supabase/routes/account-queries';
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

const post = (route: string, key: string, body: object) =>
  createBackendApp(backend).request(`http://127.0.0.1/auth/v1/${route}`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Returns the back end's response to a link or code mailed to a new account the given number of minutes ago. */
async function verify(type: 'recovery' | 'email' | 'invite', minutes: number): Promise<number> {
  const email = `${randomUUID()}@example.com`;
  await tryCreateAuthAccount(backend, { email, confirmed: type !== 'invite', metadata: {} });
  const link = `link_${randomUUID()}`;
  const code = '123456';
  const token = type === 'email' ? createHash('sha256').update(`${email}${code}`).digest('hex') : link;
  const column = type === 'invite' ? 'confirmation' : 'recovery';
  await backend.database.query(
    `update auth.users set ${column}_token = $2, ${column}_sent_at = now() - make_interval(mins => $3::int) where email = $1`,
    [email, token, minutes],
  );
  const body = type === 'email' ? { type, email, token: code } : { type, token_hash: link };
  return (await post('verify', backend.settings.publishableKey, body)).status;
}

type GeneratedKind = 'recovery' | 'magiclink' | 'invite' | 'email_change_new';

/** Returns the back end's response to a generated link, or to the code beside it, after the given number of minutes. */
async function verifyGenerated(kind: GeneratedKind, by: 'link' | 'code', minutes: number): Promise<number> {
  const email = `${randomUUID()}@example.com`;
  const account = await tryCreateAuthAccount(backend, { email, confirmed: kind !== 'invite', metadata: {} });
  const linkRequest = {
    type: kind,
    email,
    ...(kind === 'email_change_new' && { new_email: `${randomUUID()}@example.com` }),
  };
  const generated = await post('admin/generate_link', backend.settings.secretKey, linkRequest);
  const { hashed_token: hash, email_otp: code } = await generated.json();
  const ago = 'now() - make_interval(mins => $2::int)';
  for (const column of ['recovery', 'confirmation'])
    await backend.database.query(
      `update auth.users set ${column}_sent_at = ${ago} where id = $1 and ${column}_token is not null`,
      [account?.id, minutes],
    );
  await backend.database.query(`update auth.one_time_tokens set created_at = ${ago} where user_id = $1`, [
    account?.id,
    minutes,
  ]);
  const type = kind === 'email_change_new' ? 'email_change' : kind;
  const body = by === 'link' ? { type, token_hash: hash } : { type, email, token: code };
  return (await post('verify', backend.settings.publishableKey, body)).status;
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

test.each([
  ['recovery', 'link'],
  ['recovery', 'code'],
  ['magiclink', 'link'],
  ['magiclink', 'code'],
  ['invite', 'link'],
  ['email_change_new', 'link'],
] as const)('generated for %s: the %s is valid for an hour', async (kind, by) => {
  expect(await verifyGenerated(kind, by, 59)).toBe(200);
  expect(await verifyGenerated(kind, by, 61)).toBe(403);
});
