import { NextRequest, NextResponse } from 'next/server';
import { beforeEach, expect, it, vi } from 'vitest';

const refreshed = vi.hoisted(() => [] as (string | null)[]);
vi.mock('@/lib/supabase/refresh-session', () => ({
  refreshSession: async (request: NextRequest) => {
    refreshed.push(request.headers.get('x-wanted-path'));
    return NextResponse.next({ request });
  },
}));
const { default: middleware } = await import('@/middleware');

async function runMiddleware(path: string) {
  const headers = { 'x-wanted-path': '/forged' };
  const response = await middleware(new NextRequest(new URL(path, 'http://site.test'), { headers }));
  const place = response.headers.get('location');
  return {
    status: response.status,
    ...(place && { to: place.replace('http://site.test', '') }),
    requestedPath: response.headers.get('x-middleware-request-x-wanted-path'),
  };
}

beforeEach(() => {
  refreshed.length = 0;
});

it.each([
  ['/about?lang=en&x=1', 308, '/en/about?x=1'],
  ['/en/admin/leads?lang=gr', 308, '/admin/leads'],
  // The staff area exists in two languages.
  ['/lv/admin/leads?status=new', 307, '/en/admin/leads?status=new'],
  ['/cn/admin', 307, '/en/admin'],
])('%s redirects with %i to %s', async (path, status, to) => {
  expect(await runMiddleware(path)).toMatchObject({ status, to });
  expect(refreshed).toEqual([]);
});

it.each(['/auth', '/lv/auth/code?x=1', '/admin', '/en/admin/leads?status=new'])(
  '%s receives its own path, ignoring the client’s header, and a refreshed session',
  async (path) => {
    expect(await runMiddleware(path)).toMatchObject({ status: 200, requestedPath: path });
    expect(refreshed).toEqual([path]);
  },
);

it.each(['/en/contact?from=mail', '/authors', '/en/administration', '/blog/admin', '/eng/auth'])(
  '%s receives its own path and no session',
  async (path) => {
    expect(await runMiddleware(path)).toMatchObject({ status: 200, requestedPath: path });
    expect(refreshed).toEqual([]);
  },
);
