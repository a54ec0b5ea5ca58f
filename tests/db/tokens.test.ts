import { readFileSync } from 'node:fs';
import path from 'node:path';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { anonClient } from './clients';
import { anon, backend } from './context';
import { createStaff, signInClient } from './staff';

const read = (token: string) =>
  anonClient(backend.url, backend.publishableKey, token).from('profiles').select('user_id').limit(5);

describe('stolen and old tokens', () => {
  test('a token becomes invalid with its session, wherever that was ended', async () => {
    const client = await signInClient(await createStaff('admin'));
    const token = (await client.auth.getSession()).data.session?.access_token ?? '';
    expect((await read(token)).error).toBeNull();
    // With a client without the token in its own headers: duplicated, it would be invalid.
    expect((await anon().auth.getUser(token)).error).toBeNull();
    await client.auth.signOut({ scope: 'global' });
    const stolen = anonClient(backend.url, backend.publishableKey, token);
    expect((await anon().auth.getUser(token)).error?.name).toBe('AuthSessionMissingError');
    expect((await read(token)).data).toEqual([]);
    expect((await stolen.rpc('list_staff')).error?.code).toBe('42501');
    expect((await stolen.rpc('list_my_sessions')).data).toEqual([]);
    expect((await stolen.from('audit_log').select('id').limit(1)).data).toEqual([]);
  });

  test('a refresh token used long before ends the session instead of refreshing it', async () => {
    const client = await signInClient(await createStaff('sales'));
    const first = (await client.auth.getSession()).data.session?.refresh_token ?? '';
    for (let round = 0; round < 3; round += 1) await client.auth.refreshSession();
    expect((await anon().auth.refreshSession({ refresh_token: first })).data.session).toBeNull();
  });
});

// Only the embedded back end's key is readable here.
describe.skipIf(backend.hosted)('forged tokens', () => {
  const claims = decodeJwt(backend.accounts.admin.token);
  const secret = () =>
    new TextEncoder().encode(JSON.parse(readFileSync(path.join(backend.dataDir, 'keys.json'), 'utf8')).jwtSecret);
  const sign = (changed: object, key: Uint8Array) =>
    new SignJWT({ ...claims, ...changed }).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key);
  const now = Math.floor(Date.now() / 1000);

  test('a token with the right key and claims is accepted, which validates the rejections below', async () => {
    expect((await read(await sign({}, secret()))).data?.length).toBeGreaterThan(1);
  });

  test('a token of an unknown session reads nothing', async () => {
    const token = await sign({ session_id: crypto.randomUUID() }, secret());
    expect((await read(token)).data).toEqual([]);
  });

  test.each([
    ['expired', () => sign({ iat: now - 7200, exp: now - 3600 }, secret())],
    ['signed with another key', () => sign({}, new TextEncoder().encode('another key that is long enough for this'))],
    ['not signed at all', async () => new UnsecuredJWT(claims).encode()],
  ])('%s: rejected by the data and the auth API', async (_, forge) => {
    const token = await forge();
    const { data, status } = await read(token);
    expect(data).toBeNull();
    expect([401, 403]).toContain(status);
    const headers = { apikey: backend.publishableKey, authorization: `Bearer ${token}` };
    for (const route of ['user', 'factors']) {
      const method = route === 'user' ? 'GET' : 'POST';
      expect([401, 403]).toContain((await fetch(`${backend.url}/auth/v1/${route}`, { method, headers })).status);
    }
  });
});
