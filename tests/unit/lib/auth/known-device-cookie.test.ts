import { beforeEach, describe, expect, test, vi } from 'vitest';

type Cookie = { name: string; value: string; httpOnly?: boolean; maxAge?: number };
const state = vi.hoisted(() => ({
  jar: new Map<string, Cookie>(),
  hits: new Map<string, number>(),
  requestCount: 0,
  right: false,
}));

vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => state.jar.get(name),
    set: (cookie: Cookie) => state.jar.set(cookie.name, cookie),
  }),
}));
vi.mock('next/navigation', () => ({
  RedirectType: { replace: 'replace' },
  redirect: () => {
    throw new Error('signed in');
  },
}));
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
vi.mock('@/lib/observability/log', () => ({ log: { error: () => {}, info: () => {} } }));
vi.mock('@/lib/http/client-ip', async (original) => ({
  ...(await original<object>()),
  UNKNOWN_IP: 'direct',
  readClientIp: async () => 'direct',
}));
vi.mock('@/lib/supabase/rate-limit', () => ({
  consumeRateLimit: async (bucket: string, subject: string, { hits }: { hits: number }) => {
    const counted = (state.hits.get(`${bucket} ${subject}`) ?? 0) + 1;
    state.hits.set(`${bucket} ${subject}`, counted);
    return counted > hits ? 900 : 0;
  },
  clearRateLimit: async (bucket: string, subject: string) => void state.hits.delete(`${bucket} ${subject}`),
}));
vi.mock('@/lib/supabase/session-client', () => ({
  createSessionClient: async () => ({
    auth: {
      signInWithPassword: async () => {
        state.requestCount += 1;
        return state.right
          ? { data: { user: { id: 'u1' } }, error: null }
          : { data: {}, error: { code: 'invalid_credentials', status: 400 } };
      },
    },
  }),
}));
vi.stubEnv('SUPABASE_SECRET_KEY', 'sb_secret_test');

const { signIn } = await import('@/lib/auth/sign-in-actions');
const { readKnownDeviceId } = await import('@/lib/auth/known-device-cookie');

const anna = 'anna@example.com';

/** A browser with its own cookies. Signing in returns the error key, or `in`. */
function browser(jar = new Map<string, Cookie>()) {
  const attempt = async (identifier: string, right = false): Promise<string> => {
    Object.assign(state, { jar, right });
    const data = new FormData();
    for (const [name, value] of Object.entries({ locale: 'en', identifier, password: 'some words' }))
      data.set(name, value);
    return signIn(null, data).then(
      (result) => (result.ok ? 'ok' : result.error.replace('auth.errors.', '')),
      (error: Error) => (error.message === 'signed in' ? 'in' : error.message),
    );
  };
  const fail = async (times: number, identifier = anna) => {
    for (let count = 0; count < times; count += 1) await attempt(identifier);
  };
  return { jar, attempt, fail };
}

beforeEach(() => {
  state.hits.clear();
  state.requestCount = 0;
});

describe('an unknown browser with repeated failures on an account', () => {
  test('is limited after ten attempts from all such browsers, without requests to the back end', async () => {
    await browser().fail(5);
    await browser().fail(5, 'ANNA@example.com');
    expect(await browser().attempt(anna, true)).toBe('rateLimited');
    expect(state.requestCount).toBe(10);
    expect(await browser().attempt('maria@example.com', true)).toBe('in');
  });

  test('does not limit a browser that has signed in before', async () => {
    const own = browser();
    expect(await own.attempt(anna, true)).toBe('in');
    await browser().fail(11);
    expect(await browser().attempt(anna, true)).toBe('rateLimited');
    expect(await own.attempt(anna)).toBe('invalidCredentials');
    expect(await own.attempt(anna, true)).toBe('in');
    expect(await browser().attempt(anna, true)).toBe('rateLimited');
  });
});

describe('a known browser', () => {
  test('has its own ten attempts, and limits neither unknown browsers nor other known ones', async () => {
    const [one, other] = [browser(), browser()];
    for (const known of [one, other]) await known.attempt(anna, true);
    await one.fail(10);
    expect(await one.attempt(anna, true)).toBe('rateLimited');
    expect(await other.attempt(anna, true)).toBe('in');
    expect(await browser().attempt(anna, true)).toBe('in');
  });

  test('is known only for the accounts it has signed in to, even if the cookie is renamed', async () => {
    const own = browser();
    await own.attempt(anna, true);
    await browser().fail(11, 'maria@example.com');
    expect(await own.attempt('maria@example.com', true)).toBe('rateLimited');
    const [mine] = [...own.jar.values()];
    const maria = browser();
    await maria.attempt('eleni@example.com', true);
    const [theirs] = [...maria.jar.keys()];
    const swapped = new Map([[theirs ?? '', { name: theirs ?? '', value: mine?.value ?? '' }]]);
    Object.assign(state, { jar: swapped });
    expect(await readKnownDeviceId('eleni@example.com')).toBeNull();
  });

  test('stores an HttpOnly cookie that does not reveal the e-mail address', async () => {
    const own = browser();
    await own.attempt(anna, true);
    const [cookie] = [...own.jar.values()];
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'lax', maxAge: 180 * 86_400 });
    const claims = Buffer.from(cookie?.value.split('.')[1] ?? '', 'base64url').toString();
    expect(`${cookie?.name} ${claims}`).not.toMatch(/anna|example/);
  });

  test('becomes unknown if its cookie is modified or too old', async () => {
    const own = browser();
    await own.attempt(anna, true);
    const [cookie] = [...own.jar.values()];
    if (!cookie) throw new Error('no cookie was set');
    expect(await readKnownDeviceId(anna)).toMatch(/^[0-9a-f-]{36}$/);
    const [head, , mac] = cookie.value.split('.');
    const claims = Buffer.from('{"aud":"known-device","jti":"x","exp":9999999999}').toString('base64url');
    for (const value of [`${head}.${claims}.${mac}`, 'x', '', `${cookie.value}x`]) {
      own.jar.set(cookie.name, { ...cookie, value });
      expect(await readKnownDeviceId(anna), value).toBeNull();
    }
    own.jar.set(cookie.name, cookie);
    vi.useFakeTimers({ now: Date.now() + 181 * 86_400_000 });
    expect(await readKnownDeviceId(anna)).toBeNull();
    vi.useRealTimers();
  });
});
