import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NextRequest, NextResponse } from 'next/server';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';

const distDir = mkdtempSync(path.join(tmpdir(), 'middleware-'));
afterAll(() => rmSync(distDir, { recursive: true }));
vi.mock('@/lib/config/env', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  isProduction: true,
  getBuildFolder: () => distDir,
}));

const refreshed = vi.hoisted(() => [] as (string | null)[]);
vi.mock('@/lib/supabase/refresh-session', () => ({
  refreshSession: async (request: NextRequest) => {
    refreshed.push(request.headers.get('x-return-to'));
    return NextResponse.next({ request });
  },
}));
const { default: middleware } = await import('@/middleware');

async function runMiddleware(path: string) {
  const headers = { 'x-return-to': '/forged' };
  const response = await middleware(new NextRequest(new URL(path, 'http://site.test'), { headers }));
  const place = response.headers.get('location');
  return {
    status: response.status,
    ...(place && { to: place.replace('http://site.test', '') }),
    requestedPath: response.headers.get('x-middleware-request-x-return-to'),
  };
}

beforeEach(() => {
  refreshed.length = 0;
});

it.each([
  ['/about?lang=en&x=1', 308, '/en/about?x=1'],
  ['/en/admin/leads?lang=gr', 308, '/admin/leads'],
  // The staff area exists in two languages.
  ['/lv/admin/leads?status=new', 308, '/en/admin/leads?status=new'],
  ['/cn/admin', 308, '/en/admin'],
  ['/admin/leads?lang=lv', 308, '/en/admin/leads'],
  ['/gr/why/?lang=en', 308, '/en/why-maera-food'],
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

const present = `60${'b'.repeat(40)}`;
const unknown = `60${'c'.repeat(40)}`;
const node = {
  [present]: { exportedName: 'subscribeToNewsletter', filename: 'lib/newsletter/subscribe-action.ts', workers: {} },
};
mkdirSync(path.join(distDir, 'server'));
writeFileSync(path.join(distDir, 'server/server-reference-manifest.json'), JSON.stringify({ node, edge: {} }));
afterEach(() => vi.unstubAllGlobals());

const parts = (fields: Record<string, string>) =>
  `${Object.entries(fields)
    .map(([name, value]) => `--xx\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--xx--\r\n`;

async function postForm(id: string, form: string, headers = {}) {
  const sent: { url: string; body: string }[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: Uint8Array }) => {
    sent.push({ url, body: Buffer.from(body).toString() });
    return new Response(null, { status: 303, headers: { location: '/en#newsletter' } });
  });
  const fields = { $ACTION_REF_1: '', '$ACTION_1:0': `{"id":"${id}","bound":"$@1"}`, $form: form, note: 'Ωμή' };
  const response = await middleware(
    new NextRequest('http://site.test/en', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=xx', ...headers },
      body: parts(fields),
    }),
  );
  const body = (actionId: string) => parts({ ...fields, '$ACTION_1:0': `{"id":"${actionId}","bound":"$@1"}` });
  return { response, sent, body };
}

it('sends a form of a former release to the present action, and its response to the browser', async () => {
  const { response, sent, body } = await postForm(unknown, 'subscribeToNewsletter');
  expect(sent).toEqual([{ url: 'http://site.test/en', body: body(present) }]);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('http://site.test/en#newsletter');
});

it.each([
  [present, 'subscribeToNewsletter', {}],
  [unknown, 'never', {}],
  [unknown, 'subscribeToNewsletter', { 'next-action': unknown }],
])('passes on a form with the id %s, the name %s and the headers %o', async (id, form, headers) => {
  const { response, sent } = await postForm(id, form, headers);
  expect(sent).toEqual([]);
  expect(response.headers.get('x-middleware-next')).toBe('1');
});
