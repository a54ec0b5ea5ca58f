import { beforeEach, describe, expect, it, vi } from 'vitest';

const state = vi.hoisted(() => ({
  auth: {} as object,
  profile: {} as object,
  wanted: '/en/admin/dashboard?status=new' as string | null,
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
      ({ 'x-wanted-path': state.wanted, 'next-action': state.action, 'content-type': state.type })[name] ?? null,
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
vi.mock('@/lib/config/env', () => ({ env: () => state.required }));
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

const { requireAccount, requireStaff } = await import('@/lib/auth/require-staff');
const user = { id: 'u1', email: 'a@b.example' };
const signedIn = { data: { user }, error: null };
const token = (aal: string) => `e30.${Buffer.from(JSON.stringify({ aal })).toString('base64url')}.x`;
const withFactor = { data: { user: { ...user, factors: [{ id: 'f1', status: 'verified' }] } }, error: null };

beforeEach(() => {
  Object.assign(state, { auth: signedIn, profile: { data: { role: 'admin' }, error: null }, logged: [] });
  Object.assign(state, { token: token('aal1'), lost: null, action: null, type: null, required: 'none' });
  state.wanted = '/en/admin/dashboard?status=new';
});

describe('the staff guard', () => {
  it('lets a listed role in', async () => {
    expect(await requireStaff('admin', 'sales')).toMatchObject({ user, role: 'admin' });
  });

  it('logs a profile that cannot be read and counts it as no role', async () => {
    state.profile = { data: null, error: { code: 'PGRST116' } };
    await expect(requireStaff('admin')).rejects.toThrow('forbidden');
    expect(state.logged).toEqual(['error: Error fetching user profile', 'warn: staff access refused: role']);
  });

  it.each(['member', 'sales', 'editor'])('refuses the role %s where only administrators may enter', async (role) => {
    state.profile = { data: { role }, error: null };
    await expect(requireStaff('admin')).rejects.toThrow('forbidden');
  });

  it.each(['member', 'toString', ''])('refuses the role %j, which is none of the staff, everywhere', async (role) => {
    state.profile = { data: { role }, error: null };
    await expect(requireAccount()).rejects.toThrow('forbidden');
  });

  it('sends the signed-out to sign-in in their language, with the path they wanted', async () => {
    state.auth = { data: { user: null }, error: { name: 'AuthSessionMissingError', status: 400 } };
    const next = encodeURIComponent('/en/admin/dashboard?status=new');
    await expect(requireStaff('admin')).rejects.toThrow(`redirect replace /en/auth?next=${next}`);
    state.wanted = 'https://evil.example/';
    await expect(requireStaff('admin')).rejects.toThrow(
      `redirect replace /auth?next=${encodeURIComponent('/admin/dashboard')}`,
    );
  });

  it.each([
    { name: 'AuthRetryableFetchError', status: 0 },
    { name: 'AuthApiError', status: 500 },
    { name: 'AuthApiError', status: 503 },
  ])('does not take an unreachable back end for a signed-out visitor ($name $status)', async (error) => {
    state.auth = { data: { user: null }, error };
    await expect(requireStaff('admin')).rejects.toBe(error);
  });

  it.each([0, 500, 503])('does not take a profile that cannot be read now for no role (%i)', async (status) => {
    state.profile = { data: null, error: { code: '' }, status };
    await expect(requireStaff('admin')).rejects.toThrow('profile cannot be read');
    expect(state.logged).toEqual(['error: Error fetching user profile']);
  });

  it('does not take a session that cannot be renewed now for a signed-out visitor', async () => {
    Object.assign(state, { token: '', lost: { name: 'AuthRetryableFetchError', status: 503 } });
    await expect(requireStaff('admin')).rejects.toBe(state.lost);
  });

  it.each(['', 'no token', 'a.b.c'])('asks nobody about a cookie without a token (%j)', async (text) => {
    Object.assign(state, { token: text, auth: { data: { user: null }, error: { name: 'AuthRetryableFetchError' } } });
    await expect(requireStaff('admin')).rejects.toThrow('redirect replace /en/auth');
  });

  it('refuses somebody deactivated, whatever the role', async () => {
    state.profile = { data: { role: 'admin', deactivated_at: '2026-01-01T00:00:00+00:00' }, error: null };
    await expect(requireStaff('admin')).rejects.toThrow('forbidden');
  });

  it('logs an action that is called without a session as a warning, a page as information', async () => {
    state.auth = { data: { user: null }, error: { name: 'AuthSessionMissingError', status: 400 } };
    await expect(requireStaff('admin')).rejects.toThrow('redirect');
    state.action = 'abc123';
    await expect(requireStaff('admin')).rejects.toThrow('redirect');
    // A form that the browser posts itself.
    Object.assign(state, { action: null, type: 'multipart/form-data; boundary=x' });
    await expect(requireStaff('admin')).rejects.toThrow('redirect');
    const refused = 'staff access refused: signed out';
    expect(state.logged).toEqual([`info: ${refused}`, `warn: ${refused}`, `warn: ${refused}`]);
  });

  it('asks for the second factor of those who have one, and lets them in once it is proven', async () => {
    state.auth = withFactor;
    const next = encodeURIComponent('/en/admin/dashboard?status=new');
    await expect(requireStaff('admin')).rejects.toThrow(`redirect replace /en/auth/second-factor?next=${next}`);
    await expect(requireAccount()).rejects.toThrow('/en/auth/second-factor');
    state.token = token('aal2');
    expect(await requireStaff('admin')).toMatchObject({ role: 'admin', factor: { id: 'f1' } });
  });

  it('asks nobody for a second factor that was begun and never verified', async () => {
    const begun = { ...user, factors: [{ id: 'f1', status: 'unverified' }] };
    state.auth = { data: { user: begun }, error: null };
    expect(await requireStaff('admin')).toMatchObject({ role: 'admin', factor: null });
    state.required = 'admin';
    await expect(requireStaff('admin')).rejects.toThrow('#second-factor');
  });

  it('lets nobody work with the password that staff:create printed', async () => {
    state.auth = { data: { user: { ...user, user_metadata: { password_printed: true } } }, error: null };
    const next = encodeURIComponent('/en/admin/dashboard?status=new');
    await expect(requireStaff('admin')).rejects.toThrow(`redirect replace /en/auth/password?next=${next}`);
    expect(state.logged).toEqual(['info: staff access refused: first password']);
    state.auth = { data: { user: { ...user, user_metadata: { password_printed: null } } }, error: null };
    expect(await requireStaff('admin')).toMatchObject({ role: 'admin' });
  });

  it('sends administrators without a second factor to set one up where the setting asks for it', async () => {
    state.required = 'admin';
    const next = encodeURIComponent('/en/admin/dashboard?status=new');
    await expect(requireStaff('admin')).rejects.toThrow(
      `redirect replace /en/admin/account?next=${next}#second-factor`,
    );
    expect(await requireAccount()).toMatchObject({ role: 'admin' });
    state.profile = { data: { role: 'sales' }, error: null };
    expect(await requireStaff('sales')).toMatchObject({ role: 'sales' });
    state.required = 'all';
    await expect(requireStaff('sales')).rejects.toThrow('#second-factor');
  });
});
