import { beforeEach, describe, expect, test, vi } from 'vitest';

type SignInResponse = { data: { user: { id: string } | null }; error: { code: string; status: number } | null };
const state = vi.hoisted(() => ({
  response: {} as object,
  lines: [] as object[],
  signedOut: [] as string[],
  factors: [] as string[],
  requests: 0,
  proven: 0,
}));

vi.mock('next/navigation', () => ({
  RedirectType: { replace: 'replace' },
  redirect: (path: string) => {
    throw new Error(`redirect ${path}`);
  },
}));
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => ({ value: 'a@b.example' }), delete: () => {} }) }));
vi.mock('next/server', () => ({ after: () => {} }));
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
vi.mock('@/lib/config/env', () => ({ readEnvironmentVariable: () => undefined }));
vi.mock('@/lib/observability/log', () => {
  const line = (level: string) => (details: object, text: string) => state.lines.push({ level, ...details, text });
  return { log: { error: line('error'), warn: line('warn'), info: line('info') } };
});
vi.mock('@/lib/http/client-ip', async (original) => ({
  ...(await original<object>()),
  UNKNOWN_IP: '',
  readClientIp: async () => '',
}));
vi.mock('@/lib/supabase/rate-limit', () => ({
  consumeRateLimit: async () => 0,
}));
vi.mock('@/lib/supabase/service-client', () => ({
  createServiceClient: () => ({ from: () => ({ insert: async () => ({}) }) }),
}));
const auth = {
  signInWithPassword: async () => {
    state.requests++;
    return state.response;
  },
  verifyOtp: async () => state.response,
  signOut: async ({ scope }: { scope: string }) => {
    state.signedOut.push(scope);
    return { error: null };
  },
  refreshSession: async () => ({}),
  mfa: {
    challengeAndVerify: async () => state.response,
    listFactors: async () => ({ data: { all: [] } }),
    enroll: async () => {
      state.factors.push('enrolled');
      return { error: { code: 'unexpected_failure' } };
    },
    unenroll: async () => {
      state.factors.push('removed');
      return { error: null };
    },
  },
};
vi.mock('@/lib/supabase/session-client', () => ({
  createSessionClient: async () => ({ auth }),
  deleteSessionCookies: async () => void state.signedOut.push('cookies'),
}));
vi.mock('@/lib/auth/require-staff', () => {
  const session = () => ({
    ...{ supabase: { auth }, user: { id: 'u1' }, factor: { id: 'f1' } },
    methods: [{ method: 'password', timestamp: state.proven }],
  });
  return { readSession: async () => session(), requireAnyStaff: async () => session(), checkStaffAccess: session };
});
vi.mock('@/lib/auth/sign-in-attempt-limits', () => ({
  normalizeLogin: String,
  countSignInAttempt: async () => 0,
  recordSuccessfulSignIn: async () => {},
}));
vi.mock('@/lib/auth/email-link-use', () => ({
  findEmailLinkFailureReason: async () => 'linkExpired',
  recordEmailLinkUse: async () => {},
}));

const { signIn, signOut } = await import('@/lib/auth/sign-in-actions');
const { openEmailLinkSession, verifyEmailCode } = await import('@/lib/auth/email-sign-in-actions');
const { verifySecondFactor, removeSecondFactor, setUpSecondFactor } = await import('@/lib/auth/second-factor-actions');
const { revokeSessions } = await import('@/lib/auth/revoke-sessions-action');

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ locale: 'en', ...fields })) data.set(name, value);
  return data;
};
const accepted: SignInResponse = { data: { user: { id: 'u1' } }, error: null };
const rejected = (code: string): SignInResponse => ({ data: { user: null }, error: { code, status: 400 } });

beforeEach(() => {
  Object.assign(state, { lines: [], signedOut: [], factors: [], requests: 0, proven: Date.now() / 1000 });
});

const ways = [
  ['password', signIn, form({ identifier: 'a@b.example', password: 'secret words' }), 'invalid_credentials'],
  ['code', verifyEmailCode, form({ code: '123456' }), 'otp_expired'],
  ['link', openEmailLinkSession, form({ token_hash: 'secret words', type: 'recovery' }), 'otp_expired'],
  ['second factor', verifySecondFactor, form({ code: '123456' }), 'mfa_verification_failed'],
] as const;

describe.each(ways)('signing in by %s', (way, action, data, code) => {
  test('is logged with method and account on success', async () => {
    state.response = accepted;
    await expect(action(null, data)).rejects.toThrow('redirect');
    expect(state.lines).toEqual([{ level: 'info', way, account: 'u1', text: 'signed in' }]);
  });

  test('is logged on failure, without the input', async () => {
    state.response = rejected(code);
    expect(await action(null, data)).toMatchObject({ ok: false });
    expect(state.lines).toMatchObject([{ level: 'info', text: 'auth refused' }]);
    expect(JSON.stringify(state.lines)).not.toMatch(/secret words|123456|b\.example/);
  });
});

describe('signing in by password', () => {
  test.each([
    ['', 'secret words', 'missing'],
    [' ', 'secret words', 'missing'],
    ['a@b.example', '', 'missing'],
    ['a@b.example', 'x'.repeat(201), 'invalidCredentials'],
    ['a@b.example', 'x'.repeat(100_000), 'invalidCredentials'],
    [`${'a'.repeat(250)}@b.example`, 'secret words', 'invalidCredentials'],
  ])('with %j and %j is refused without a request to the back end: %s', async (identifier, password, key) => {
    state.response = accepted;
    expect(await signIn(null, form({ identifier, password }))).toMatchObject({ error: `auth.errors.${key}` });
    expect(state.requests).toBe(0);
  });

  test('with a password as long as is allowed asks the back end', async () => {
    state.response = accepted;
    await expect(signIn(null, form({ identifier: 'a@b.example', password: 'x'.repeat(200) }))).rejects.toThrow();
    expect(state.requests).toBe(1);
  });
});

describe('ending sessions', () => {
  test.each([
    ['others', ['others']],
    ['global', ['global', 'cookies']],
  ])('of %s succeeds shortly after a sign-in', async (scope, ended) => {
    await expect(revokeSessions(null, form({ scope }))).rejects.toThrow('redirect');
    expect(state.signedOut).toEqual(ended);
  });

  test('by signing out also ends the one of this browser', async () => {
    await expect(signOut(form({}))).rejects.toThrow('redirect /en/auth');
    expect(state.signedOut).toEqual(['local', 'cookies']);
  });

  test.each(['others', 'global'])(
    'of %s requires a new sign-in for an older session, and ends no other',
    async (scope) => {
      state.proven -= 16 * 60;
      await expect(revokeSessions(null, form({ scope }))).rejects.toThrow(
        'redirect /en/auth?problem=session_expired&next=%2Fen%2Fadmin%2Faccount',
      );
      expect(state.signedOut).toEqual(['local', 'cookies']);
    },
  );
});

describe.each([
  ['setting up', setUpSecondFactor, 'enrolled'],
  ['removing', removeSecondFactor, 'removed'],
] as const)('%s a second factor', (_, action, done) => {
  test('succeeds shortly after a sign-in', async () => {
    await action(null, form({})).catch(() => {});
    expect(state.factors).toEqual([done]);
  });

  test('requires a new sign-in for an older session, whatever cookies the browser has', async () => {
    state.proven -= 16 * 60;
    await expect(action(null, form({}))).rejects.toThrow(
      'redirect /en/auth?problem=session_expired&next=%2Fen%2Fadmin%2Faccount',
    );
    expect(state.factors).toEqual([]);
  });
});

describe('setting up a required second factor', () => {
  const given = { factorId: crypto.randomUUID(), secret: 'A'.repeat(32), uri: 'otpauth://totp/x', code: '123456' };

  test.each([
    ['/en/admin/leads?status=new', '/en/admin/leads?status=new'],
    ['https://elsewhere.example/', '/en/admin/account?done=factorStarted#second-factor'],
    ['', '/en/admin/account?done=factorStarted#second-factor'],
  ])('leads from %s to %s', async (next, path) => {
    state.response = accepted;
    await expect(setUpSecondFactor(null, form({ ...given, next }))).rejects.toThrow(`redirect ${path}`);
  });

  test('stores the return path during a new sign-in', async () => {
    state.proven -= 16 * 60;
    const account = '/en/admin/account?next=%2Fen%2Fadmin%2Fleads';
    await expect(setUpSecondFactor(null, form({ next: '/en/admin/leads' }))).rejects.toThrow(
      `next=${encodeURIComponent(account)}`,
    );
  });
});

// Last: afterwards the limits are reached.
test.each(ways)('a flood of failed sign-ins by %s fills no disk', async (_way, action, data, code) => {
  state.response = rejected(code);
  for (let i = 0; i < 100; i++) await action(null, data);
  expect(state.lines.length).toBeLessThanOrEqual(60);
});
