import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { anon, backend, service } from './context';
import { quickHash } from './quick-hash';

async function account({ isQuick = false } = {}) {
  const credentials = { email: `${randomUUID()}@example.com`, password: randomUUID() };
  const { email, password } = credentials;
  const { data, error } = await service.auth.admin.createUser({
    email,
    ...(isQuick ? { password_hash: quickHash(password) } : { password }),
    email_confirm: true,
    user_metadata: { full_name: 'Ζωή' },
  });
  if (error) throw error;
  return { ...credentials, id: data.user.id };
}

const post = (route: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${backend.url}${route}`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('sign-in', () => {
  test('a correct password returns a session whose token has the usual claims', async () => {
    const { id, email, password } = await account();
    const client = anon();
    const { data, error } = await client.auth.signInWithPassword({ email, password });
    if (error) throw error;
    const claims = decodeJwt(data.session.access_token);
    expect(claims).toMatchObject({
      sub: id,
      iss: `${backend.url}/auth/v1`,
      aud: 'authenticated',
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      app_metadata: { provider: 'email' },
      user_metadata: { full_name: 'Ζωή' },
      session_id: expect.any(String),
    });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(3600);
    expect((await client.auth.getClaims()).data?.claims.sub).toBe(id);

    const refreshed = await client.auth.refreshSession();
    if (!refreshed.data.session) throw new Error('The session was not refreshed');
    const renewed = decodeJwt(refreshed.data.session.access_token);
    expect(renewed).toMatchObject({
      session_id: claims.session_id,
      amr: claims.amr,
      user_metadata: { full_name: 'Ζωή' },
    });
    expect((await client.auth.signOut()).error).toBeNull();
    expect(
      (await client.auth.refreshSession({ refresh_token: refreshed.data.session.refresh_token })).error,
    ).not.toBeNull();
  });

  test('a wrong password and an unknown account get the same response', async () => {
    const { email } = await account();
    const wrong = await anon().auth.signInWithPassword({ email, password: 'not the password' });
    const unknown = await anon().auth.signInWithPassword({
      email: `${randomUUID()}@example.com`,
      password: 'not the password',
    });
    expect([wrong.error?.status, wrong.error?.code, wrong.error?.message]).toEqual([
      400,
      'invalid_credentials',
      'Invalid login credentials',
    ]);
    expect(unknown.error).toEqual(wrong.error);
  });

  test('public sign-up is closed', async () => {
    const { error } = await anon().auth.signUp({ email: `${randomUUID()}@example.com`, password: randomUUID() });
    expect([error?.status, error?.code]).toEqual([422, 'signup_disabled']);
    const clientIp = `${randomUUID()}@example.com`;
    // Supabase Auth rejects it, and so tells strangers who has an account.
    const byCode = await anon().auth.signInWithOtp({ email: clientIp });
    expect(byCode.error?.code).toBe(backend.hosted ? 'signup_disabled' : undefined);
    const { data } = await service.auth.admin.listUsers({ perPage: 1000 });
    expect(data.users.map((user) => user.email)).not.toContain(clientIp);
  });

  test('the mark of a printed password is in the profile until the password changes', async () => {
    const { id, email, password } = await account();
    const client = anon();
    await client.auth.signInWithPassword({ email, password });
    const marked = async () => {
      const { data } = await service.auth.admin.getUserById(id);
      return Boolean(data.user?.user_metadata.password_printed);
    };
    await client.auth.updateUser({ data: { password_printed: true } });
    await client.auth.updateUser({ data: { full_name: 'Ωραία Όψη', locale: 'lv' } });
    expect(await marked()).toBe(true);
    const change = { password: randomUUID(), data: { password_printed: null } };
    expect((await client.auth.updateUser(change)).error).toBeNull();
    expect(await marked()).toBe(false);
  });

  test('users change the name and language of their account without their password', async () => {
    const { id, email, password } = await account();
    const client = anon();
    await client.auth.signInWithPassword({ email, password });
    const { error } = await client.auth.updateUser({ data: { full_name: 'Ωραία Όψη', locale: 'lv' } });
    expect(error).toBeNull();
    const { data } = await service.auth.admin.getUserById(id);
    expect(data.user?.user_metadata).toMatchObject({ full_name: 'Ωραία Όψη', locale: 'lv' });
    expect((await anon().auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  test('accounts are managed only with the secret key', async () => {
    const body = { email: `${randomUUID()}@example.com`, password: randomUUID() };
    const headers = { authorization: `Bearer ${backend.accounts.admin.token}` };
    for (const extra of [{}, headers])
      expect([401, 403]).toContain((await post('/auth/v1/admin/users', body, extra)).status);
    const { id, email } = await account();
    expect((await service.auth.admin.getUserById(id)).data.user?.email).toBe(email);
    const again = await service.auth.admin.createUser({ email: email.toUpperCase(), password: randomUUID() });
    expect(again.error?.code).toBe('email_exists');
    expect((await service.auth.admin.listUsers({ perPage: 1000 })).data.users.map((user) => user.id)).toContain(id);
  });
});

describe.skipIf(backend.hosted)('sign-in limits of the embedded back end', () => {
  const signIn = (email: string, password: string) => post('/auth/v1/token?grant_type=password', { email, password });

  test('an unknown account takes as long to reject as a wrong password', async () => {
    const { email } = await account();
    const rejection = async (login: string) => {
      const startedAt = performance.now();
      expect((await signIn(login, 'not the password')).status).toBe(400);
      return performance.now() - startedAt;
    };
    // Alternating, and the minimum of each, so that other load on the machine affects both alike. More rounds than eight
    // are for a busy machine: without a password to check, no number of rounds would bring them together.
    let [known, unknown] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    const difference = () => Math.abs(known - unknown) / known;
    for (let round = 0; round < 8 || (round < 30 && difference() >= 0.35); round += 1) {
      known = Math.min(known, await rejection(email));
      unknown = Math.min(unknown, await rejection(`${randomUUID()}@example.com`));
    }
    expect(difference()).toBeLessThan(0.35);
  });

  test('the forty-first attempt on an account is limited, even with the correct password', async () => {
    const { email, password } = await account({ isQuick: true });
    for (let attempt = 0; attempt < 40; attempt += 1) expect((await signIn(email, 'wrong password')).status).toBe(400);
    const rejected = await signIn(email.toUpperCase(), password);
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(800);
    const { error } = await anon().auth.signInWithPassword({ email, password });
    expect(error?.code).toBe('over_request_rate_limit');
  });

  test('a success resets the failures before it', async () => {
    const { email, password } = await account({ isQuick: true });
    for (let attempt = 0; attempt < 39; attempt += 1) await signIn(email, 'wrong password');
    expect((await signIn(email, password)).status).toBe(200);
    expect((await signIn(email, 'wrong password')).status).toBe(400);
    expect((await signIn(email, password)).status).toBe(200);
  });

  test('one IP cannot try many accounts, and only the secret key may set the IP', async () => {
    const clientIp = `203.0.113.${Math.floor(Math.random() * 250)}-${randomUUID()}`;
    const attempt = (apikey: string) =>
      post(
        '/auth/v1/token?grant_type=password',
        { email: `${randomUUID()}@example.com`, password: 'not the password' },
        { apikey, 'sb-forwarded-for': clientIp },
      );
    for (let index = 0; index < 30; index += 1) expect((await attempt(backend.secretKey)).status).toBe(400);
    expect((await attempt(backend.secretKey)).status).toBe(429);
    expect((await attempt(backend.publishableKey)).status).toBe(400);
  });
});

describe.skipIf(backend.hosted)('the surface of the embedded back end', () => {
  test.each(['/_system', '/_system/config', '/_system/info', '/%5fsystem/config'])(
    '%s does not exist',
    async (route) => {
      const response = await fetch(`${backend.url}${route}`, { headers: { apikey: backend.secretKey } });
      expect(response.status).toBe(404);
    },
  );

  test('a request without a key is rejected', async () => {
    for (const route of ['/rest/v1/profiles', '/auth/v1/user']) {
      expect((await fetch(`${backend.url}${route}`)).status).toBe(401);
    }
  });

  test('a body over 1 MB is rejected, with or without a declared length', async () => {
    const body = JSON.stringify({ email: 'a'.repeat(1_100_000) });
    const headers = { apikey: backend.secretKey, 'content-type': 'application/json' };
    const url = `${backend.url}/rest/v1/partnership_applications`;
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(413);
    const stream = new Blob([body]).stream();
    expect((await fetch(url, { method: 'POST', headers, body: stream, duplex: 'half' } as RequestInit)).status).toBe(
      413,
    );
  });
});
