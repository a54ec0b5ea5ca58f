import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { createBackendApp } from '@/server/embedded-supabase/app';
import type { BackendContext } from '@/server/embedded-supabase/backend-context';
import { tryCreateAuthAccount } from '@/server/embedded-supabase/routes/account-queries';
import { openHere } from './schema';
import { type Behaviour, MailServer } from './smtp';

const dataDir = mkdtempSync(path.join(tmpdir(), 'db-deferred-auth-mails-'));
const mails = new MailServer();
let backend: BackendContext;

beforeAll(async () => {
  cpSync(inject('template'), dataDir, { recursive: true });
  backend = await openHere(dataDir);
  await mails.start();
  vi.stubEnv('SMTP_URL', mails.url);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await mails.stop();
  await backend.database.close();
  rmSync(dataDir, { recursive: true });
});

const post = (route: string, body: object, apikey: string) =>
  createBackendApp(backend).request(`http://127.0.0.1/auth/v1/${route}`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const acceptedFor = (email: string) => mails.accepted.filter(({ to }) => to === email);
const sentAt = async (email: string) => {
  const [row] = await backend.database.query<{ ms: number }>(
    'select extract(epoch from recovery_sent_at)::float8 * 1000 as ms from auth.users where email = $1',
    [email],
  );
  return row?.ms ?? 0;
};
const token = (raw: string) => /token_hash=3D(link_[\w-]+)/.exec(raw.replaceAll('=\r\n', ''))?.[1] ?? '';

// Busy at the first attempt for each recipient, as a server that greylists. Two tests run at once: both wait for it.
beforeEach(() => {
  mails.behaviour = (to): Behaviour => (mails.tried.filter((mail) => mail.to === to).length > 1 ? 'accept' : 'busy');
});

test.concurrent('a link that the mail server defers arrives later, works, and is valid from then on', async () => {
  const email = `${randomUUID()}@example.com`;
  await tryCreateAuthAccount(backend, { email, confirmed: true, metadata: {} });
  expect((await post('recover', { email }, backend.settings.publishableKey)).status).toBe(200);
  await vi.waitFor(() => expect(mails.tried.some(({ to }) => to === email)).toBe(true), 5000);
  const first = await sentAt(email);
  await vi.waitFor(() => expect(acceptedFor(email)).toHaveLength(1), 10_000);
  expect(await sentAt(email)).toBeGreaterThan(first);
  const [one, two] = mails.tried.filter(({ to }) => to === email);
  expect(two?.messageId).toBe(one?.messageId);
  const link = { type: 'recovery', token_hash: token(two?.raw ?? '') };
  expect((await post('verify', link, backend.settings.publishableKey)).status).toBe(200);
});

test.concurrent('a deferred link is not sent after a newer one, which is the only one that works', async () => {
  const email = `${randomUUID()}@example.com`;
  await tryCreateAuthAccount(backend, { email, confirmed: true, metadata: {} });
  await post('recover', { email }, backend.settings.publishableKey);
  await vi.waitFor(() => expect(mails.tried.some(({ to }) => to === email)).toBe(true), 5000);
  await post('recover', { email }, backend.settings.publishableKey);
  await vi.waitFor(() => expect(acceptedFor(email)).toHaveLength(1), 5000);
  const [mail] = acceptedFor(email);
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(acceptedFor(email)).toEqual([mail]);
  const link = { type: 'recovery', token_hash: token(mail?.raw ?? '') };
  expect((await post('verify', link, backend.settings.publishableKey)).status).toBe(200);
});

test('an invitation that is deferred has been sent for whoever invites; a refused one has not', async () => {
  const email = `${randomUUID()}@example.com`;
  expect((await post('invite', { email }, backend.settings.secretKey)).status).toBe(200);
  await vi.waitFor(() => expect(acceptedFor(email)).toHaveLength(1), 10_000);
  mails.behaviour = () => 'refuse';
  const rejection = await post('invite', { email: `${randomUUID()}@example.com` }, backend.settings.secretKey);
  expect(rejection.status).toBe(500);
});
