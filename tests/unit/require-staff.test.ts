import { beforeEach, describe, expect, it, vi } from 'vitest';

const state = vi.hoisted(() => ({
  auth: {} as object,
  profile: {} as object,
  wanted: '/en/admin/dashboard?status=new' as string | null,
  logged: [] as string[],
}));

vi.mock('next/headers', () => ({ headers: async () => ({ get: () => state.wanted }) }));
vi.mock('next/navigation', () => ({
  RedirectType: { replace: 'replace' },
  redirect: (path: string, type: string) => {
    throw new Error(`redirect ${type} ${path}`);
  },
  forbidden: () => {
    throw new Error('forbidden');
  },
}));
vi.mock('@/lib/log', () => ({ log: { error: (_: object, text: string) => state.logged.push(text) } }));
vi.mock('@/lib/supabase/server', () => ({
  createSessionClient: async () => ({
    auth: { getUser: async () => state.auth },
    from: () => ({ select: () => ({ eq: () => ({ single: async () => state.profile }) }) }),
  }),
}));

const { requireStaff } = await import('@/lib/auth/require-staff');
const user = { id: 'u1', email: 'a@b.example' };
const signedIn = { data: { user }, error: null };

beforeEach(() => {
  Object.assign(state, { auth: signedIn, profile: { data: { role: 'admin' }, error: null }, logged: [] });
  state.wanted = '/en/admin/dashboard?status=new';
});

describe('the staff guard', () => {
  it('lets a listed role in', async () => {
    expect(await requireStaff('admin', 'sales')).toMatchObject({ user, role: 'admin' });
  });

  it('logs a profile that cannot be read and counts it as no role', async () => {
    state.profile = { data: null, error: { code: 'PGRST116' } };
    await expect(requireStaff('admin')).rejects.toThrow('forbidden');
    expect(state.logged).toEqual(['Error fetching user profile']);
  });

  it.each(['member', 'sales', 'editor'])('refuses the role %s where only administrators may enter', async (role) => {
    state.profile = { data: { role }, error: null };
    await expect(requireStaff('admin')).rejects.toThrow('forbidden');
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
    { name: 'AuthApiError', status: 503 },
  ])('does not take an unreachable back end for a signed-out visitor ($name)', async (error) => {
    state.auth = { data: { user: null }, error };
    await expect(requireStaff('admin')).rejects.toBe(error);
  });
});
