import { NextRequest } from 'next/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type Changed = { name: string; value: string; maxAge?: number };
const state = vi.hoisted(() => ({
  headers: new Headers(),
  cookies: new Map<string, string>(),
  changed: [] as Changed[],
}));
vi.mock('next/headers', () => ({
  headers: async () => state.headers,
  cookies: async () => ({
    getAll: () => [...state.cookies].map(([name, value]) => ({ name, value })),
    set: (name: string, value: string, options: object) => state.changed.push({ ...options, name, value }),
    delete: ({ name }: { name: string }) => state.changed.push({ name, value: '' }),
  }),
}));
vi.stubEnv('SUPABASE_URL', 'http://back-end.test');
vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'key');
vi.stubEnv('SITE_URL', 'http://site.test');

const { createSessionClient, deleteSessionCookies } = await import('@/lib/supabase/session-client');
const { refreshSession } = await import('@/lib/supabase/refresh-session');

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);
const sessionFor = (seconds: number) => ({
  access_token: `${encode({ alg: 'HS256' })}.${encode({ sub: 'u1', exp: now() + seconds })}.x`,
  refresh_token: 'refresh',
  expires_in: seconds,
  expires_at: now() + seconds,
  token_type: 'bearer',
  user: { id: 'u1' },
});
const cookieFor = (seconds: number) => `base64-${encode(sessionFor(seconds))}`;

/** What the back end returns for the user and for a new session. */
const backEnd = (status: number, body: object) => vi.stubGlobal('fetch', async () => Response.json(body, { status }));
const endedSession = { code: 'session_not_found', error_code: 'session_not_found', msg: 'Session not found' };
const rejectedToken = { code: 'refresh_token_not_found', error_code: 'refresh_token_not_found', msg: 'Invalid' };

const actions: [string, Record<string, string>][] = [
  ['an action', { 'next-action': '60aa' }],
  ['a form posted without JavaScript', { 'content-type': 'multipart/form-data; boundary=x' }],
];

beforeEach(() => {
  Object.assign(state, { headers: new Headers(), cookies: new Map(), changed: [] });
  // The client looks for one when it is made; nothing here connects.
  vi.stubGlobal('WebSocket', class {});
});
afterEach(() => vi.unstubAllGlobals());

describe('a session that the back end has ended', () => {
  const verify = async (seconds: number, headers: Record<string, string>) => {
    state.headers = new Headers(headers);
    state.cookies = new Map([['staff-session', cookieFor(seconds)]]);
    const client = await createSessionClient();
    return { client, user: (await client.auth.getUser()).data.user };
  };

  test.each(actions)('leaves the cookies of the browser alone during %s', async (_, headers) => {
    backEnd(403, endedSession);
    expect((await verify(3600, headers)).user).toBeNull();
    expect(state.changed).toEqual([]);
  });

  test.each(actions)('leaves them alone during %s also when it cannot be renewed', async (_, headers) => {
    backEnd(400, rejectedToken);
    expect((await verify(-60, headers)).user).toBeNull();
    expect(state.changed).toEqual([]);
  });

  test('loses its cookie otherwise', async () => {
    backEnd(403, endedSession);
    expect((await verify(3600, {})).user).toBeNull();
    expect(state.changed).toMatchObject([{ name: 'staff-session', value: '', maxAge: 0 }]);
  });

  test.each(actions)('is replaced by a new one during %s', async (_, headers) => {
    backEnd(200, sessionFor(3600));
    state.cookies.set('staff-session.1', 'rest of a longer one');
    await verify(-60, headers);
    expect(state.changed.filter(({ value }) => value)).toMatchObject([{ name: 'staff-session' }]);
  });

  test('a sign-out deletes every cookie of the session during an action', async () => {
    state.headers = new Headers({ 'next-action': '60aa' });
    state.cookies = new Map([
      ['staff-session.0', 'a'],
      ['staff-session.1', 'b'],
      ['staff-session-code-verifier', 'c'],
      ['other', 'd'],
    ]);
    await deleteSessionCookies();
    expect(state.changed.map(({ name }) => name)).toEqual([
      'staff-session.0',
      'staff-session.1',
      'staff-session-code-verifier',
    ]);
  });
});

describe('the middleware', () => {
  const pass = async (method: string, headers: Record<string, string>) => {
    const cookie = `staff-session=${cookieFor(-60)}`;
    const request = new NextRequest('http://site.test/en/admin/leads', { method, headers: { ...headers, cookie } });
    const response = await refreshSession(request);
    return { written: response.cookies.getAll(), session: request.cookies.get('staff-session')?.value };
  };

  test.each(actions)('does not delete the cookie of a session that cannot be renewed during %s', async (_, headers) => {
    backEnd(400, rejectedToken);
    expect(await pass('POST', headers)).toEqual({ written: [], session: '' });
  });

  test('deletes it for a page', async () => {
    backEnd(400, rejectedToken);
    expect((await pass('GET', {})).written).toMatchObject([{ name: 'staff-session', value: '' }]);
  });

  test.each(actions)('renews a session during %s', async (_, headers) => {
    backEnd(200, sessionFor(3600));
    const { written, session } = await pass('POST', headers);
    expect(written).toMatchObject([{ name: 'staff-session', value: session }]);
    expect(session).toMatch(/^base64-/);
  });
});
