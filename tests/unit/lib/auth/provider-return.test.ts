import { NextRequest } from 'next/server';
import { beforeEach, expect, it, vi } from 'vitest';

const state = vi.hoisted(() => ({ error: null as object | null }));
vi.mock('@/lib/auth/sign-in-attempt-limits', () => ({
  normalizeLogin: String,
  recordSuccessfulSignIn: async () => {},
}));
vi.mock('@/lib/observability/log', () => ({ log: { warn: () => {}, info: () => {} } }));
vi.mock('@/lib/supabase/session-client', () => ({
  createSessionClient: async () => ({
    auth: { exchangeCodeForSession: async () => ({ data: { user: { id: 'u1' } }, error: state.error }) },
  }),
}));

const { GET } = await import('@/app/[locale]/auth/return/route');

async function redirectedPath(query: string) {
  const request = new NextRequest(`http://localhost/en/auth/return?${query}`);
  const to = new URL((await GET(request)).headers.get('location') ?? '');
  return to.pathname + to.search;
}

beforeEach(() => {
  state.error = null;
});

it.each([
  ['was rejected by the provider', 'error_code=provider_disabled', null, 'provider_disabled'],
  ['could not be completed', 'code=x', { code: 'bad_code_verifier' }, 'bad_code_verifier'],
])(
  'a sign-in that %s leads to the sign-in page, and from there to the requested page',
  async (_, query, error, problem) => {
    state.error = error;
    const next = encodeURIComponent('/en/admin/leads?status=new');
    expect(await redirectedPath(`${query}&next=${next}`)).toBe(`/en/auth?problem=${problem}&next=${next}`);
    expect(await redirectedPath(query)).toBe(`/en/auth?problem=${problem}`);
  },
);

it('a successful sign-in leads to the requested page, and never to another site', async () => {
  expect(await redirectedPath('code=x&next=/en/admin/leads')).toBe('/en/admin/leads');
  expect(await redirectedPath('code=x&next=//evil.example')).toBe('/en/admin/dashboard');
});
