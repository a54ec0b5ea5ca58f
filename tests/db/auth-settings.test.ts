import { createHash, createHmac, randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import ws from 'ws';
import { createAuthRateLimiter } from '@/server/embedded-supabase/routes/auth-rate-limiter';
import { type ListeningBackend, startListeningBackend } from './listening-backend';
import { oidcServer } from './oidc-server';
import { quickHash } from './quick-hash';
import { enrolFactor } from './staff';

// On a back end of this process, whose settings are the test's own.
const dataDir = mkdtempSync(path.join(tmpdir(), 'db-auth-settings-'));
const hookKey = Buffer.from('a key of the hook').toString('base64');
const messages: { phone: string; code: string; signed: boolean }[] = [];
const password = 'a good long password';

const hook = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = request.headers;
  const expected = createHmac('sha256', Buffer.from(hookKey, 'base64'))
    .update(`${id}.${time}.${body}`)
    .digest('base64');
  const { user, sms } = JSON.parse(body);
  messages.push({ phone: user.phone, code: sms.otp, signed: signature === `v1,${expected}` });
  response.writeHead(user.phone.endsWith('000') ? 500 : 200).end();
});

let provider: Awaited<ReturnType<typeof oidcServer>>;
let one: ListeningBackend;
beforeAll(async () => {
  if (inject('hosted')) return;
  cpSync(inject('template'), dataDir, { recursive: true });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  provider = await oidcServer('site', 'client-secret');
  one = await startListeningBackend(dataDir, {
    signUp: true,
    anonymousSignIns: true,
    smsHook: { url: `http://127.0.0.1:${(hook.address() as AddressInfo).port}`, secret: `v1,whsec_${hookKey}` },
    oidcProviders: [{ name: 'keycloak', issuer: provider.issuer, clientId: 'site', clientSecret: 'client-secret' }],
    siteUrl: 'http://localhost:1',
  });
});
afterAll(async () => {
  if (inject('hosted')) return;
  await one.stop();
  await provider.stop();
  hook.close();
  rmSync(dataDir, { recursive: true });
});

const client = (flowType: 'pkce' | 'implicit' = 'pkce') => {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return createClient(one.url, one.backend.settings.publishableKey, {
    auth: { autoRefreshToken: false, detectSessionInUrl: false, flowType, storage, persistSession: true },
    realtime: { transport: ws as never },
  });
};
const service = () =>
  createClient(one.url, one.backend.settings.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: ws as never },
  });
const freshPhone = () => `+3712${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`.replace(/000$/, '001');
const freshEmail = () => `${randomUUID()}@example.com`;

describe.skipIf(inject('hosted'))('sign-up', () => {
  test('gives an account with its data, whose password works', async () => {
    const email = freshEmail();
    const anon = client();
    const { data, error } = await anon.auth.signUp({ email, password, options: { data: { full_name: 'Ζωή' } } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, user_metadata: { full_name: 'Ζωή' }, is_anonymous: false });
    expect(data.user?.identities).toMatchObject([{ provider: 'email', identity_data: { email } }]);
    expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({ amr: [{ method: 'password' }], aal: 'aal1' });
    expect((await anon.auth.refreshSession()).error).toBeNull();
    expect((await client().auth.signInWithPassword({ email, password })).error).toBeNull();
    const again = await client().auth.signUp({ email, password });
    expect([again.error?.status, again.error?.code]).toEqual([422, 'user_already_exists']);
  });

  test('rejects a weak password with the reason, and no password at all', async () => {
    const weak = await client().auth.signUp({ email: freshEmail(), password: 'short' });
    expect(weak.error).toMatchObject({ name: 'AuthWeakPasswordError', code: 'weak_password', reasons: ['length'] });
    const response = await fetch(`${one.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: one.backend.settings.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: freshEmail(), password, role: 'admin' }),
    });
    expect([response.status, (await response.json()).msg]).toEqual([400, expect.stringContaining('role')]);
  });

  test('by phone needs the code of the message', async () => {
    const phone = freshPhone();
    const anon = client();
    const { data, error } = await anon.auth.signUp({ phone, password });
    expect([error, data.session]).toEqual([null, null]);
    expect((await client().auth.signInWithPassword({ phone, password })).error?.code).toBe('invalid_credentials');
    const sent = messages.at(-1);
    expect(sent).toMatchObject({ phone, signed: true });
    const wrong = await anon.auth.verifyOtp({ phone, token: sent?.code === '000000' ? '1' : '000000', type: 'sms' });
    expect(wrong.error?.code).toBe('otp_expired');
    const verified = await anon.auth.verifyOtp({ phone, token: sent?.code ?? '', type: 'sms' });
    expect(verified.data.user?.phone).toBe(phone.slice(1));
    expect((await anon.auth.verifyOtp({ phone, token: sent?.code ?? '', type: 'sms' })).error?.code).toBe(
      'otp_expired',
    );
    expect((await client().auth.signInWithPassword({ phone, password })).error).toBeNull();
  });

  test('by a code: opens an account for a new address if the request allows it, and the code proves it', async () => {
    const [email, other] = [freshEmail(), freshEmail()];
    const anon = client();
    vi.stubEnv('DATA_DIR', dataDir);
    onTestFinished(() => void vi.unstubAllEnvs());
    const options = { data: { full_name: 'Ζωή', locale: 'en' } };
    expect((await anon.auth.signInWithOtp({ email, options })).error).toBeNull();
    const code = await vi.waitFor(
      () => {
        const folder = path.join(dataDir, 'outbox');
        const mails = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
        const mail = mails.find((text) => text.includes(`To: ${email}`))?.replaceAll('=\r\n', '');
        return /Code\s+(\d{6})/.exec(mail ?? '')?.[1] ?? expect.fail('no mail yet');
      },
      { timeout: 5000, interval: 50 },
    );
    vi.unstubAllEnvs();
    const { data } = await anon.auth.verifyOtp({ email, token: code, type: 'email' });
    expect(data.user).toMatchObject({ email, user_metadata: options.data, is_anonymous: false });
    expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] });
    const without = await client().auth.signInWithOtp({ email: other, options: { shouldCreateUser: false } });
    expect(without.error).toBeNull();
    const { users } = (await service().auth.admin.listUsers({ perPage: 1000 })).data;
    const emails = users.map((user) => user.email);
    expect([emails.includes(email), emails.includes(other)]).toEqual([true, false]);
  });

  test('takes an address or a phone, and so does the sign-in, which counts the attempts of that account', async () => {
    const [phone, email] = [freshPhone(), freshEmail()];
    const post = async (route: string, body: object) => {
      const headers = { apikey: one.backend.settings.publishableKey, 'content-type': 'application/json' };
      const response = await fetch(`${one.url}/auth/v1/${route}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return [response.status, (await response.json()).error_code];
    };
    expect(await post('signup', { email, phone, password })).toEqual([400, 'validation_failed']);
    const account = await service().auth.admin.createUser({
      phone,
      phone_confirm: true,
      password_hash: quickHash(password),
    });
    expect(account.error).toBeNull();
    const signIn = (body: object) => post('token?grant_type=password', { phone, password: 'wrong', ...body });
    expect(await signIn({ email })).toEqual([400, 'validation_failed']);
    expect(await signIn({ email, password })).toEqual([400, 'validation_failed']);
    for (let attempt = 0; attempt < 40; attempt += 1)
      expect(await signIn(attempt % 2 ? { email: '' } : {})).toEqual([400, 'invalid_credentials']);
    expect(await signIn({ email: '' })).toEqual([429, 'over_request_rate_limit']);
    expect(await signIn({ phone: ` ${phone} ` })).toEqual([429, 'over_request_rate_limit']);
  });
});

describe.skipIf(inject('hosted'))('an anonymous session', () => {
  test('has an account of its own, marked as such', async () => {
    const anon = client();
    const { data, error } = await anon.auth.signInAnonymously({ options: { data: { theme: 'dark' } } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ is_anonymous: true, user_metadata: { theme: 'dark' } });
    expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({ is_anonymous: true, role: 'authenticated' });
    // The role of a member: no lead, no other profile.
    expect((await anon.from('partnership_applications').select('id')).data).toEqual([]);
    expect((await anon.from('profiles').select('user_id')).data).toEqual([{ user_id: data.user?.id }]);
  });
});

describe.skipIf(inject('hosted'))('codes for phones', () => {
  test('sign in, are sent again, and change the number', async () => {
    const [phone, other] = [freshPhone(), freshPhone()];
    const anon = client();
    expect((await anon.auth.signInWithOtp({ phone })).error).toBeNull();
    const first = messages.at(-1);
    expect((await anon.auth.resend({ type: 'sms', phone })).error).toBeNull();
    const second = messages.at(-1);
    // The newest code counts.
    if (first?.code !== second?.code)
      expect((await anon.auth.verifyOtp({ phone, token: first?.code ?? '', type: 'sms' })).error).not.toBeNull();
    expect((await anon.auth.verifyOtp({ phone, token: second?.code ?? '', type: 'sms' })).error).toBeNull();
    expect((await anon.auth.updateUser({ phone: other })).error).toBeNull();
    expect((await anon.auth.getUser()).data.user?.phone).toBe(phone.slice(1));
    const change = { phone: other, token: messages.at(-1)?.code ?? '', type: 'phone_change' as const };
    expect((await anon.auth.verifyOtp(change)).data.user?.phone).toBe(other.slice(1));
  });

  test('of a number that a stranger signed up with give them no way in', async () => {
    const phone = freshPhone();
    expect((await client().auth.signUp({ phone, password })).error).toBeNull();
    const owner = client();
    expect((await owner.auth.signInWithOtp({ phone })).error).toBeNull();
    const verified = await owner.auth.verifyOtp({ phone, token: messages.at(-1)?.code ?? '', type: 'sms' });
    expect(verified.data.user?.phone).toBe(phone.slice(1));
    expect((await client().auth.signInWithPassword({ phone, password })).error?.code).toBe('invalid_credentials');
  });

  test('of a sign-up keep its password, also if somebody else asks for a code to sign in meanwhile', async () => {
    const phone = freshPhone();
    const owner = client();
    expect((await owner.auth.signUp({ phone, password })).error).toBeNull();
    expect((await owner.auth.resend({ type: 'sms', phone })).error).toBeNull();
    const token = messages.at(-1)?.code ?? '';
    expect((await client().auth.signInWithOtp({ phone })).error).toBeNull();
    expect((await owner.auth.verifyOtp({ phone, token, type: 'sms' })).error).toBeNull();
    expect((await client().auth.signInWithPassword({ phone, password })).error).toBeNull();
    // Nor does the code that was asked for take the password, now that the number is confirmed.
    const later = await client().auth.verifyOtp({ phone, token: messages.at(-1)?.code ?? '', type: 'sms' });
    expect(later.error).toBeNull();
    expect((await client().auth.signInWithPassword({ phone, password })).error).toBeNull();
  });

  test('that sign in are sent again as such', async () => {
    const phone = freshPhone();
    await client().auth.signUp({ phone, password });
    const owner = client();
    await owner.auth.signInWithOtp({ phone });
    await owner.auth.resend({ type: 'sms', phone });
    const verified = await owner.auth.verifyOtp({ phone, token: messages.at(-1)?.code ?? '', type: 'sms' });
    expect(verified.error).toBeNull();
    expect((await client().auth.signInWithPassword({ phone, password })).error?.code).toBe('invalid_credentials');
  });

  test('renew the proof of an account without an address, and sign nobody in', async () => {
    const phone = freshPhone();
    const owner = client();
    await owner.auth.signInWithOtp({ phone });
    await owner.auth.verifyOtp({ phone, token: messages.at(-1)?.code ?? '', type: 'sms' });
    const sentBefore = messages.length;
    expect((await owner.auth.reauthenticate()).error).toBeNull();
    expect(messages.slice(sentBefore)).toMatchObject([{ phone, signed: true }]);
    const nonce = messages.at(-1)?.code ?? '';
    const signIn = await client().auth.verifyOtp({ phone, token: nonce, type: 'sms' });
    expect(signIn.error?.code).toBe('otp_expired');
    expect((await owner.auth.updateUser({ password, nonce })).error).toBeNull();
    const again = await owner.auth.updateUser({ password: 'another long password', nonce });
    expect(again.error?.code).toBe('reauthentication_not_valid');
    const anonymous = client();
    await anonymous.auth.signInAnonymously();
    expect((await anonymous.auth.reauthenticate()).error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  test('tell nobody whether a number has an account, or a deactivated one', async () => {
    const [known, unknown, banned] = [freshPhone(), freshPhone(), freshPhone()];
    for (const phone of [known, banned]) {
      const { data, error } = await service().auth.admin.createUser({ phone, phone_confirm: true });
      expect(error).toBeNull();
      if (phone !== banned) continue;
      expect((await client().auth.signInWithOtp({ phone })).error).toBeNull();
      await service().auth.admin.updateUserById(data.user?.id ?? '', { ban_duration: '1h' });
    }
    const limits = createAuthRateLimiter(one.backend);
    const forget = async () => {
      for (const phone of [known, unknown, banned]) await limits.forget('mail', `phone ${phone.slice(1)}`);
    };
    await forget();
    const sentBefore = messages.length;
    const repeat = async (request: () => ReturnType<ReturnType<typeof client>['auth']['resend']>) => {
      const found: unknown[] = [];
      for (let call = 0; call < 7; call += 1) {
        const { data, error } = await request();
        found.push([data, error?.status, error?.code]);
      }
      return found;
    };
    const replies = (phone: string, shouldCreateUser: boolean) =>
      repeat(() => client().auth.signInWithOtp({ phone, options: { shouldCreateUser } }));
    const toKnown = await replies(known, false);
    expect(toKnown[0]).toEqual([{ user: null, session: null, messageId: '' }, undefined, undefined]);
    expect(await replies(unknown, false)).toEqual(toKnown);
    expect(await replies(banned, true)).toEqual(toKnown);
    await forget();
    for (const phone of [known, unknown, banned])
      expect(await repeat(() => client().auth.resend({ type: 'sms', phone }))).toEqual(toKnown);
    expect(new Set(messages.slice(sentBefore).map(({ phone }) => phone))).toEqual(new Set([known]));
  });

  test.each([
    ['textMessage', false],
    ['signUp', true],
  ] as const)('tell nobody either when the limit %s of all numbers is used up', async (limit, shouldCreateUser) => {
    const [known, unknown] = [freshPhone(), freshPhone()];
    expect((await service().auth.admin.createUser({ phone: known, phone_confirm: true })).error).toBeNull();
    const limits = createAuthRateLimiter(one.backend);
    onTestFinished(() => limits.forget(limit, 'all'));
    while ((await limits.take(limit, 'all')) === 0);
    for (const phone of [known, unknown]) {
      const { error } = await client().auth.signInWithOtp({ phone, options: { shouldCreateUser } });
      expect(error?.code).toBe('over_request_rate_limit');
    }
  });

  test('are not sent when the sender fails, nor too often', async () => {
    const failed = await client().auth.signInWithOtp({ phone: '+37120000000' });
    expect(failed.error?.code).toBe('sms_send_failed');
    const phone = freshPhone();
    const results: (string | undefined)[] = [];
    for (let call = 0; call < 7; call += 1) results.push((await client().auth.signInWithOtp({ phone })).error?.code);
    expect(results.at(-1)).toBe('over_request_rate_limit');
  });
});

describe.skipIf(inject('hosted'))('an OpenID provider', () => {
  /** Follows the redirects of a browser, up to the site. */
  async function browse(url: string): Promise<URL> {
    let at = url;
    for (let hop = 0; hop < 5 && !at.startsWith('http://localhost:1/'); hop += 1) {
      // The provider knows the address of the back end that the settings name; the test runs it elsewhere.
      const response = await fetch(at.replace('http://127.0.0.1:1/', `${one.url}/`), { redirect: 'manual' });
      const location = response.headers.get('location');
      if (!location) throw new Error(`${response.status}: ${await response.text()}`);
      at = location;
    }
    return new URL(at);
  }
  const start = async (anon: ReturnType<typeof client>, redirectTo = 'http://localhost:1/auth/callback?next=x') => {
    const { data } = await anon.auth.signInWithOAuth({
      provider: 'keycloak',
      options: { redirectTo, skipBrowserRedirect: true },
    });
    return data.url ?? '';
  };

  test('signs in by PKCE; a code is good once and only with its verifier', async () => {
    provider.state.person = { sub: randomUUID(), email: freshEmail(), email_verified: true, name: 'Άρης' };
    const anon = client();
    const page = await browse(await start(anon));
    expect([page.pathname, page.searchParams.get('next')]).toEqual(['/auth/callback', 'x']);
    const code = page.searchParams.get('code') ?? '';
    const { data, error } = await anon.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: provider.state.person.email,
      user_metadata: { full_name: 'Άρης' },
      identities: [{ provider: 'keycloak', identity_data: { sub: provider.state.person.sub } }],
    });
    expect(decodeJwt(data.session?.access_token ?? '').amr).toMatchObject([{ method: 'oauth' }]);
    const thief = client();
    const victim = await browse(await start(client()));
    await start(thief);
    const stolen = await thief.auth.exchangeCodeForSession(victim.searchParams.get('code') ?? '');
    expect(stolen.error?.code).toBe('bad_code_verifier');
    const again = await fetch(`${one.url}/auth/v1/token?grant_type=pkce`, {
      method: 'POST',
      headers: { apikey: one.backend.settings.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ auth_code: code, code_verifier: 'x'.repeat(50) }),
    });
    expect([again.status, (await again.json()).error_code]).toEqual([404, 'flow_state_not_found']);
  });

  test('returns to the site only, and only for its own state', async () => {
    provider.state.person = { sub: randomUUID(), email: freshEmail(), email_verified: true };
    const page = await browse(await start(client(), 'https://evil.example/'));
    expect(page.origin).toBe('http://localhost:1');
    const forged = await fetch(`${one.url}/auth/v1/callback?state=${randomUUID()}&code=x`, { redirect: 'manual' });
    expect([forged.status, (await forged.json()).error_code]).toEqual([400, 'bad_oauth_state']);
    const implicit = await fetch(await start(client('implicit')), { redirect: 'manual' });
    expect([implicit.status, (await implicit.json()).msg]).toEqual([400, expect.stringContaining('PKCE')]);
    const unknown = await client().auth.signInWithOAuth({ provider: 'github', options: { skipBrowserRedirect: true } });
    expect((await fetch(unknown.data.url ?? '')).status).toBe(400);
  });

  test('an address that the provider has not proven opens no account', async () => {
    const email = freshEmail();
    const owner = await service().auth.admin.createUser({ email, password, email_confirm: true });
    expect(owner.error).toBeNull();
    provider.state.person = { sub: randomUUID(), email, email_verified: false };
    const rejected = await browse(await start(client()));
    expect(rejected.searchParams.get('error_code')).toBe('provider_email_needs_verification');
    provider.state.person.email_verified = true;
    const anon = client();
    const { data } = await anon.auth.exchangeCodeForSession(
      (await browse(await start(anon))).searchParams.get('code') ?? '',
    );
    expect(data.user?.id).toBe(owner.data.user?.id);
    expect(data.user?.identities?.map((identity) => identity.provider).sort()).toEqual(['email', 'keycloak']);
  });

  const signInWithProvider = async () => {
    const anon = client();
    const page = await browse(await start(anon));
    const { data, error } = await anon.auth.exchangeCodeForSession(page.searchParams.get('code') ?? '');
    if (error) throw error;
    return { anon, user: data.user };
  };

  /** An account that a stranger opened with somebody's address, with each way in that they can add to it. */
  const openAsStranger = async (email: string) => {
    const stranger = client();
    const { data } = await stranger.auth.signUp({ email, password });
    provider.state.person = { sub: randomUUID(), email: freshEmail(), email_verified: true };
    const ownToken = await provider.idToken('abc');
    const linked = await fetch(`${one.url}/auth/v1/token?grant_type=id_token`, {
      method: 'POST',
      headers: {
        apikey: one.backend.settings.publishableKey,
        authorization: `Bearer ${data.session?.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ provider: 'keycloak', id_token: ownToken, nonce: 'abc', link_identity: true }),
    });
    expect(linked.status).toBe(200);
    const [phone, later] = [freshPhone(), freshPhone()];
    await stranger.auth.updateUser({ phone });
    const added = await stranger.auth.verifyOtp({ phone, token: messages.at(-1)?.code ?? '', type: 'phone_change' });
    expect(added.error).toBeNull();
    await stranger.auth.updateUser({ phone: later });
    const laterCode = messages.at(-1)?.code ?? '';
    await enrolFactor(stranger);
    return { stranger, id: data.user?.id ?? '', ownToken, phone, later, laterCode };
  };

  const expectNoWayIn = async (opened: Awaited<ReturnType<typeof openAsStranger>>, email: string) => {
    const { stranger, id, ownToken, phone, later, laterCode } = opened;
    expect((await stranger.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await stranger.auth.refreshSession()).error).not.toBeNull();
    expect((await client().auth.signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials');
    expect((await client().auth.signInWithPassword({ phone, password })).error?.code).toBe('invalid_credentials');
    const code = { phone: later, token: laterCode, type: 'phone_change' as const };
    expect((await client().auth.verifyOtp(code)).error?.code).toBe('otp_expired');
    const again = await client().auth.signInWithIdToken({ provider: 'keycloak', token: ownToken, nonce: 'abc' });
    expect(again.data.user?.id).not.toBe(id);
  };

  test('an account that a stranger opened with the address is its owner’s alone from then on', async () => {
    const email = freshEmail();
    const opened = await openAsStranger(email);
    provider.state.person = { sub: randomUUID(), email, email_verified: true };
    const { anon, user } = await signInWithProvider();
    expect(user?.id).toBe(opened.id);
    expect(user).toMatchObject({ identities: [{ provider: 'keycloak' }], factors: [], phone: '' });
    expect(user?.app_metadata).toEqual({ provider: 'keycloak', providers: ['keycloak'] });
    await expectNoWayIn(opened, email);
    // What the owner adds from now on stays.
    expect((await anon.auth.updateUser({ password: 'the password of the owner' })).error).toBeNull();
    await signInWithProvider();
    const own = await client().auth.signInWithPassword({ email, password: 'the password of the owner' });
    expect(own.data.user?.id).toBe(user?.id);
  });

  /** Proves an address by what an email holds: a code, the link of a reset, a generated code, a moved address. */
  const proofs = {
    code: async (email: string) => {
      const token = '123456';
      // As the email with a code has it: `auth-mails.ts`.
      await one.backend.database.query(
        'update auth.users set recovery_token = $2, recovery_sent_at = now() where email = $1',
        [email, createHash('sha256').update(`${email}${token}`).digest('hex')],
      );
      return { email, token, type: 'email' as const };
    },
    reset: async (email: string) => {
      const { data } = await service().auth.admin.generateLink({ type: 'recovery', email });
      return { token_hash: data.properties?.hashed_token ?? '', type: 'recovery' as const };
    },
    'generated code': async (email: string) => {
      const { data } = await service().auth.admin.generateLink({ type: 'magiclink', email });
      return { email, token: data.properties?.email_otp ?? '', type: 'email' as const };
    },
    'changed address': async (email: string) => {
      const link = { type: 'email_change_new' as const, email, newEmail: freshEmail() };
      const { data } = await service().auth.admin.generateLink(link);
      return { token_hash: data.properties?.hashed_token ?? '', type: 'email_change' as const };
    },
  };

  test.each(Object.keys(proofs) as (keyof typeof proofs)[])(
    'an account that a stranger opened is the owner’s alone after a proof by email: %s',
    async (proof) => {
      const email = freshEmail();
      const opened = await openAsStranger(email);
      const owner = client();
      const { data, error } = await owner.auth.verifyOtp(await proofs[proof](email));
      expect(error).toBeNull();
      const user = data.user;
      expect(user?.id).toBe(opened.id);
      expect(user).toMatchObject({ identities: [{ provider: 'email' }], factors: [], phone: '' });
      expect(user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] });
      const claims = decodeJwt(data.session?.access_token ?? '');
      expect(claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'otp' }], app_metadata: user?.app_metadata });
      const address = user?.email ?? '';
      await expectNoWayIn(opened, address);

      // What the owner adds from now on stays, also at the first sign-in with a provider.
      expect((await owner.auth.updateUser({ password: 'the password of the owner' })).error).toBeNull();
      await enrolFactor(owner);
      provider.state.person = { sub: randomUUID(), email: address, email_verified: true };
      const { user: same } = await signInWithProvider();
      expect(same).toMatchObject({ id: user?.id, factors: [{ status: 'verified' }] });
      expect((await owner.auth.getUser()).error).toBeNull();
      const own = { email: address, password: 'the password of the owner' };
      expect((await client().auth.signInWithPassword(own)).data.user?.id).toBe(user?.id);
    },
  );

  test('whoever proves an address by email gets an email identity, also if a stranger took it away', async () => {
    const email = freshEmail();
    const { stranger } = await openAsStranger(email);
    const { data: list } = await stranger.auth.getUserIdentities();
    const identity = list?.identities.find((each) => each.provider === 'email');
    if (!identity) throw new Error('no identity');
    expect((await stranger.auth.unlinkIdentity(identity)).error).toBeNull();
    const { data } = await client().auth.verifyOtp(await proofs.reset(email));
    expect(data.user?.identities).toMatchObject([{ provider: 'email', identity_data: { email } }]);
  });

  test('an account from before accounts were marked is claimed once an operator has marked it', async () => {
    const email = freshEmail();
    const { data } = await service().auth.admin.createUser({ email, password, email_confirm: true });
    const marked = { app_metadata: { email_autoconfirmed: true } };
    expect((await service().auth.admin.updateUserById(data.user?.id ?? '', marked)).error).toBeNull();
    provider.state.person = { sub: randomUUID(), email, email_verified: true };
    expect((await signInWithProvider()).user?.id).toBe(data.user?.id);
    expect((await client().auth.signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials');
  });

  test('an account whose address was never confirmed is accepted by its owner, without its former password', async () => {
    const email = freshEmail();
    const { data } = await service().auth.admin.createUser({
      email,
      password,
      email_confirm: false,
      user_metadata: { locale: 'lv' },
    });
    provider.state.person = { sub: randomUUID(), email, email_verified: true };
    const { user } = await signInWithProvider();
    expect(user).toMatchObject({ id: data.user?.id, user_metadata: { locale: 'lv' } });
    expect(user?.email_confirmed_at).toBeTruthy();
    expect((await client().auth.signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials');
  });

  test('an account with a confirmed phone keeps it, its second factors and no password', async () => {
    const [email, phone] = [freshEmail(), freshPhone()];
    const owner = client();
    await owner.auth.signUp({ phone, password });
    const code = { phone, token: messages.at(-1)?.code ?? '', type: 'sms' as const };
    const id = (await owner.auth.verifyOtp(code)).data.user?.id ?? '';
    await enrolFactor(owner);
    expect((await service().auth.admin.updateUserById(id, { email, email_confirm: false })).error).toBeNull();
    provider.state.person = { sub: randomUUID(), email, email_verified: true };
    const { user } = await signInWithProvider();
    expect(user).toMatchObject({ id, phone: phone.slice(1), factors: [{ status: 'verified' }] });
    expect(user?.identities?.map((identity) => identity.provider).sort()).toEqual(
      expect.arrayContaining(['keycloak', 'phone']),
    );
    expect((await owner.auth.refreshSession()).error).not.toBeNull();
    expect((await client().auth.signInWithPassword({ phone, password })).error?.code).toBe('invalid_credentials');
  });

  test('an administrator vouches for an account; one who is banned gets no session', async () => {
    const email = freshEmail();
    const { data } = await client().auth.signUp({ email, password });
    const id = data.user?.id ?? '';
    expect((await service().auth.admin.updateUserById(id, { email_confirm: true })).error).toBeNull();
    provider.state.person = { sub: randomUUID(), email, email_verified: true };
    expect((await signInWithProvider()).user?.id).toBe(id);
    expect((await client().auth.signInWithPassword({ email, password })).error).toBeNull();
    const anon = client();
    const page = await browse(await start(anon));
    await service().auth.admin.updateUserById(id, { ban_duration: '1h' });
    const banned = await anon.auth.exchangeCodeForSession(page.searchParams.get('code') ?? '');
    expect(banned.error?.code).toBe('user_banned');
  });

  test('an anonymous account with an identity is no longer anonymous', async () => {
    const anon = client();
    await anon.auth.signInAnonymously();
    provider.state.person = { sub: randomUUID(), email: freshEmail(), email_verified: true };
    const options = { redirectTo: 'http://localhost:1/', skipBrowserRedirect: true };
    const { data } = await anon.auth.linkIdentity({ provider: 'keycloak', options });
    const page = await browse(data?.url ?? '');
    const linked = await anon.auth.exchangeCodeForSession(page.searchParams.get('code') ?? '');
    expect(linked.data.user?.is_anonymous).toBe(false);
  });

  test('an ID token signs in, when it is meant for us and carries our nonce', async () => {
    provider.state.person = { sub: randomUUID(), email: freshEmail(), email_verified: true };
    const sign = (token: string, nonce?: string) =>
      client().auth.signInWithIdToken({ provider: 'keycloak', token, ...(nonce && { nonce }) });
    expect((await sign(await provider.idToken('abc'), 'abc')).data.user?.email).toBe(provider.state.person.email);
    expect((await sign(await provider.idToken('abc'), 'other')).error?.code).toBe('bad_oauth_callback');
    expect((await sign(await provider.idToken('abc', 'another-site'), 'abc')).error?.code).toBe('bad_oauth_callback');
    const other = await client().auth.signInWithIdToken({ provider: 'google', token: await provider.idToken() });
    expect(other.error?.code).toBe('provider_disabled');
    // The keys of a provider are cached for ten minutes.
    expect(provider.state.keyRequests).toBe(1);
  });

  test('an identity is added to an account and taken from it, but not the last one', async () => {
    const anon = client();
    await anon.auth.signUp({ email: freshEmail(), password });
    provider.state.person = { sub: randomUUID(), email: freshEmail(), email_verified: true };
    const { data, error } = await anon.auth.linkIdentity({
      provider: 'keycloak',
      options: { redirectTo: 'http://localhost:1/', skipBrowserRedirect: true },
    });
    expect(error).toBeNull();
    const page = await browse(data?.url ?? '');
    expect((await anon.auth.exchangeCodeForSession(page.searchParams.get('code') ?? '')).error).toBeNull();
    const { data: list } = await anon.auth.getUserIdentities();
    expect(list?.identities.map((identity) => identity.provider)).toEqual(['email', 'keycloak']);
    const [email, keycloak] = list?.identities ?? [];
    const stranger = client();
    await stranger.auth.signUp({ email: freshEmail(), password });
    if (!email || !keycloak) throw new Error('no identities');
    expect((await stranger.auth.unlinkIdentity(keycloak)).error?.code).toBe('single_identity_not_deletable');
    expect((await anon.auth.getUser()).data.user?.app_metadata.providers).toEqual(['email', 'keycloak']);
    expect((await anon.auth.unlinkIdentity(keycloak)).error).toBeNull();
    expect((await anon.auth.getUser()).data.user?.app_metadata.providers).toEqual(['email']);
    expect((await anon.auth.unlinkIdentity(email)).error?.code).toBe('single_identity_not_deletable');
  });
});

// The last test: it uses up the limits.
test.skipIf(inject('hosted'))('strangers open and send only so many accounts and text messages in all', async () => {
  const limits = createAuthRateLimiter(one.backend);
  for (const limit of ['signUp', 'textMessage'] as const)
    for (let attempt = 0; attempt < 100; attempt += 1) await limits.take(limit, 'all');
  const results = [
    await client().auth.signUp({ email: freshEmail(), password }),
    await client().auth.signUp({ phone: freshPhone(), password }),
    await client().auth.signInWithOtp({ phone: freshPhone() }),
    await client().auth.signInWithOtp({ email: freshEmail() }),
  ];
  expect(results.map(({ error }) => error?.code)).toEqual(results.map(() => 'over_request_rate_limit'));
});
