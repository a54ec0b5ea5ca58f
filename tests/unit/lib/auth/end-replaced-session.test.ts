import { createChunks } from '@supabase/ssr';
import { SignJWT } from 'jose';
import { beforeEach, expect, test, vi } from 'vitest';

const state = vi.hoisted(() => ({
  cookies: {} as Record<string, string>,
  afterResponse: [] as (() => Promise<void>)[],
  ended: [] as [token: string, scope: string][],
  warnings: [] as object[],
  error: null as object | null,
}));
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (name in state.cookies ? { value: state.cookies[name] } : undefined),
  }),
}));
vi.mock('next/server', () => ({ after: (work: () => Promise<void>) => state.afterResponse.push(work) }));
vi.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));
vi.mock('@/lib/auth/require-staff', () => ({ parseAmrClaim: (amr: unknown) => amr ?? [] }));
vi.mock('@/lib/observability/log', () => ({ log: { warn: (details: object) => state.warnings.push(details) } }));
vi.mock('@/lib/supabase/session-cookie', () => ({
  getSessionCookieNameAndAttributes: () => ({ name: 'staff-session' }),
}));
const { signInEndingReplacedSession } = await import('@/lib/auth/end-replaced-session');

const now = Math.floor(Date.now() / 1000);
const tokenOf = (claims: object) =>
  new SignJWT({ sub: 'anna', session_id: 'former', iat: now - 1800, exp: now + 1800, amr: [], ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode('a secret of thirty-two characters'));
const supabase = {
  auth: {
    admin: {
      signOut: async (token: string, scope: string) => {
        state.ended.push([token, scope]);
        return { error: state.error };
      },
    },
  },
};

function setCookie(session: object | string) {
  const text =
    typeof session === 'string' ? session : `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`;
  state.cookies = Object.fromEntries(createChunks('staff-session', text).map(({ name, value }) => [name, value]));
}

/** The tokens whose sessions end after a sign-in whose result has these claims. */
async function endedBySigningIn(claims: object | null = {}) {
  const session = claims && { access_token: await tokenOf({ session_id: 'new', ...claims }) };
  const result = { data: { session }, error: null };
  expect(await signInEndingReplacedSession(supabase as never, async () => result)).toBe(result);
  // Nothing is ended before the browser has the new cookie.
  expect(state.ended).toEqual([]);
  for (const work of state.afterResponse.splice(0)) await work();
  return state.ended;
}

beforeEach(() => Object.assign(state, { cookies: {}, afterResponse: [], ended: [], warnings: [], error: null }));

test.each([
  ['renewed a while ago', {}],
  ['of a sign-in a moment ago', { iat: now - 5, amr: [{ method: 'password', timestamp: now - 5 }] }],
])('the former session of the same account ends alone: %s', async (_, claims) => {
  const token = await tokenOf(claims);
  // Long enough for several cookies.
  setCookie({ access_token: token, user: { name: 'Άννα'.repeat(500) } });
  expect(Object.keys(state.cookies).length).toBeGreaterThan(1);
  expect(await endedBySigningIn()).toEqual([[token, 'local']]);
});

test.each([
  ['of another account', { sub: 'boris' }],
  ['that is the new one', { session_id: 'new' }],
  ['that another tab may be renewing, as it is about to expire', { exp: now + 60 }],
  ['that has expired', { exp: now - 60 }],
  ['that another tab may still be given, as it has just been renewed', { iat: now - 5 }],
  ['of no known form', { session_id: undefined }],
])('a session stays %s', async (_, claims) => {
  setCookie({ access_token: await tokenOf(claims) });
  expect(await endedBySigningIn()).toEqual([]);
});

test('a rejected sign-in ends nothing', async () => {
  setCookie({ access_token: await tokenOf({}) });
  expect(await endedBySigningIn(null)).toEqual([]);
});

test.each(['', 'text', 'base64-***', 'base64-e30', { access_token: 'no token' }])(
  'a cookie without a session (%j) changes nothing',
  async (cookie) => {
    setCookie(cookie);
    expect(await endedBySigningIn()).toEqual([]);
  },
);

test('a session that cannot be ended is logged, without its token', async () => {
  setCookie({ access_token: await tokenOf({}) });
  state.error = { code: 'unexpected_failure', status: 500 };
  await endedBySigningIn();
  expect(state.warnings).toEqual([{ code: 'unexpected_failure', status: 500 }]);
});
