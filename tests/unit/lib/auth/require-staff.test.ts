import { beforeEach, describe, expect, it, vi } from 'vitest';

const state = vi.hoisted(() => ({
  auth: {} as object,
  profile: {} as object,
  requestedPath: '/en/admin/dashboard?status=new' as string | null,
  token: '',
  lost: null as object | null,
  action: null as string | null,
  type: null as string | null,
  required: 'none',
  logged: [] as string[],
}));

vi.mock('next/headers', () => ({
  headers: async () => ({
    get: (name: string) =>
      ({ 'x-return-to': state.requestedPath, 'next-action': state.action, 'content-type': state.type })[name] ?? null,
  }),
}));
vi.mock('next/navigation', () => ({
  RedirectType: { replace: 'replace' },
  redirect: (path: string, type: string) => {
    throw new Error(`redirect ${type} ${path}`);
  },
  forbidden: () => {
    throw new Error('forbidden');
  },
}));
vi.mock('@/lib/config/env', () => ({ readEnvironmentVariable: () => state.required }));
vi.mock('@/lib/observability/log', () => {
  const line = (level: string) => (details: { reason?: string }, text: string) =>
    state.logged.push([level, text, details.reason].filter(Boolean).join(': '));
  return { log: { error: line('error'), warn: line('warn'), info: line('info') } };
});
vi.mock('@/lib/supabase/session-client', () => ({
  createSessionClient: async () => ({
    auth: {
      getUser: async () => state.auth,
      getSession: async () => ({
        data: { session: state.token ? { access_token: state.token } : null },
        error: state.lost,
      }),
    },
    from: () => ({ select: () => ({ eq: () => ({ single: async () => state.profile }) }) }),
  }),
}));

const { requireAnyStaff, requireStaffWithRole } = await import('@/lib/auth/require-staff');
const user = { id: 'u1', email: 'a@b.example' };
const signedIn = { data: { user }, error: null };
const token = (aal: string) => `e30.${Buffer.from(JSON.stringify({ aal })).toString('base64url')}.x`;
const withFactor = { data: { user: { ...user, factors: [{ id: 'f1', status: 'verified' }] } }, error: null };

beforeEach(() => {
  Object.assign(state, { auth: signedIn, profile: { data: { role: 'admin' }, error: null }, logged: [] });
  Object.assign(state, { token: token('aal1'), lost: null, action: null, type: null, required: 'none' });
  state.requestedPath = '/en/admin/dashboard?status=new';
});

describe('the staff guard', () => {
  it('admits a listed role', async () => {
    expect(await requireStaffWithRole('admin', 'sales')).toMatchObject({ user, role: 'admin' });
  });

  it('logs an unreadable profile and treats it as no role', async () => {
    state.profile = { data: null, error: { code: 'PGRST116' } };
    await expect(requireStaffWithRole('admin')).rejects.toThrow('forbidden');
    expect(state.logged).toEqual(['error: Error fetching user profile', 'warn: staff access refused: role']);
  });

  it.each(['member', 'sales', 'editor'])('rejects the role %s on pages for administrators', async (role) => {
    state.profile = { data: { role }, error: null };
    await expect(requireStaffWithRole('admin')).rejects.toThrow('forbidden');
  });

  it.each(['member', 'toString', ''])('rejects the role %j, which is not a staff role, everywhere', async (role) => {
    state.profile = { data: { role }, error: null };
    await expect(requireAnyStaff()).rejects.toThrow('forbidden');
  });

  it('redirects signed-out visitors to sign-in in their language, with the requested path', async () => {
    state.auth = { data: { user: null }, error: { name: 'AuthSessionMissingError', status: 400 } };
    const next = encodeURIComponent('/en/admin/dashboard?status=new');
    await expect(requireStaffWithRole('admin')).rejects.toThrow(`redirect replace /en/auth?next=${next}`);
    state.requestedPath = 'https://evil.example/';
    await expect(requireStaffWithRole('admin')).rejects.toThrow(
      `redirect replace /auth?next=${encodeURIComponent('/admin/dashboard')}`,
    );
  });

  it.each([
    { name: 'AuthRetryableFetchError', status: 0 },
    { name: 'AuthApiError', status: 500 },
    { name: 'AuthApiError', status: 503 },
  ])('does not treat an unreachable back end as signed out ($name $status)', async (error) => {
    state.auth = { data: { user: null }, error };
    await expect(requireStaffWithRole('admin')).rejects.toBe(error);
  });

  it.each([0, 500, 503])('does not treat a temporarily unreadable profile as no role (%i)', async (status) => {
    state.profile = { data: null, error: { code: '' }, status };
    await expect(requireStaffWithRole('admin')).rejects.toThrow('profile cannot be read');
    expect(state.logged).toEqual(['error: Error fetching user profile']);
  });

  it('does not treat a session that temporarily cannot be refreshed as signed out', async () => {
    Object.assign(state, { token: '', lost: { name: 'AuthRetryableFetchError', status: 503 } });
    await expect(requireStaffWithRole('admin')).rejects.toBe(state.lost);
  });

  it.each(['', 'no token', 'a.b.c'])('makes no request for a cookie without a token (%j)', async (text) => {
    Object.assign(state, { token: text, auth: { data: { user: null }, error: { name: 'AuthRetryableFetchError' } } });
    await expect(requireStaffWithRole('admin')).rejects.toThrow('redirect replace /en/auth');
  });

  it('rejects a deactivated member, whatever the role', async () => {
    state.profile = { data: { role: 'admin', deactivated_at: '2026-01-01T00:00:00+00:00' }, error: null };
    await expect(requireStaffWithRole('admin')).rejects.toThrow('forbidden');
  });

  it('logs an action without a session as a warning, a page as information', async () => {
    state.auth = { data: { user: null }, error: { name: 'AuthSessionMissingError', status: 400 } };
    await expect(requireStaffWithRole('admin')).rejects.toThrow('redirect');
    state.action = 'abc123';
    await expect(requireStaffWithRole('admin')).rejects.toThrow('redirect');
    // A form that the browser posts natively.
    Object.assign(state, { action: null, type: 'multipart/form-data; boundary=x' });
    await expect(requireStaffWithRole('admin')).rejects.toThrow('redirect');
    const rejected = 'staff access refused: signed out';
    expect(state.logged).toEqual([`info: ${rejected}`, `warn: ${rejected}`, `warn: ${rejected}`]);
  });

  it('requires the second factor of members who have one, and admits them after verification', async () => {
    state.auth = withFactor;
    const next = encodeURIComponent('/en/admin/dashboard?status=new');
    await expect(requireStaffWithRole('admin')).rejects.toThrow(`redirect replace /en/auth/second-factor?next=${next}`);
    await expect(requireAnyStaff()).rejects.toThrow('/en/auth/second-factor');
    state.token = token('aal2');
    expect(await requireStaffWithRole('admin')).toMatchObject({ role: 'admin', factor: { id: 'f1' } });
  });

  it('requires no second factor that was never verified', async () => {
    const begun = { ...user, factors: [{ id: 'f1', status: 'unverified' }] };
    state.auth = { data: { user: begun }, error: null };
    expect(await requireStaffWithRole('admin')).toMatchObject({ role: 'admin', factor: null });
    state.required = 'admin';
    await expect(requireStaffWithRole('admin')).rejects.toThrow('#second-factor');
  });

  it('requires a new password after staff:create printed one', async () => {
    state.auth = { data: { user: { ...user, user_metadata: { password_printed: true } } }, error: null };
    const next = encodeURIComponent('/en/admin/dashboard?status=new');
    await expect(requireStaffWithRole('admin')).rejects.toThrow(`redirect replace /en/auth/password?next=${next}`);
    expect(state.logged).toEqual(['info: staff access refused: first password']);
    state.auth = { data: { user: { ...user, user_metadata: { password_printed: null } } }, error: null };
    expect(await requireStaffWithRole('admin')).toMatchObject({ role: 'admin' });
  });

  it('redirects administrators without a second factor to its setup if the setting requires it', async () => {
    state.required = 'admin';
    const next = encodeURIComponent('/en/admin/dashboard?status=new');
    await expect(requireStaffWithRole('admin')).rejects.toThrow(
      `redirect replace /en/admin/account?next=${next}#second-factor`,
    );
    expect(await requireAnyStaff()).toMatchObject({ role: 'admin' });
    state.profile = { data: { role: 'sales' }, error: null };
    expect(await requireStaffWithRole('sales')).toMatchObject({ role: 'sales' });
    state.required = 'all';
    await expect(requireStaffWithRole('sales')).rejects.toThrow('#second-factor');
  });
});

// Last: afterwards the limit is reached.
it.each([null, 'x'.repeat(42)])('visitors without a session fill no disk (action: %s)', async (action) => {
  Object.assign(state, { auth: { data: { user: null }, error: null }, token: '', action });
  for (let i = 0; i < 100; i++) await expect(requireStaffWithRole('admin')).rejects.toThrow('redirect');
  const lines = state.logged.filter((line) => line.endsWith('staff access refused: signed out'));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThanOrEqual(60);
});
