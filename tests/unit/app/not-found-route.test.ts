import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';

vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'));
const warn = vi.hoisted(() => vi.fn());
vi.mock('@/lib/observability/log', () => ({ log: { warn } }));

const folder = mkdtempSync('.build-');
afterAll(() => rmSync(folder, { recursive: true }));

vi.stubEnv('NEXT_DIST_DIR', folder);
const response = async (locale: string) => {
  const { GET } = await import('@/app/[locale]/[...rest]/route');
  const params = Promise.resolve({ locale, rest: ['nowhere'] });
  const response = await GET(new Request(`http://10.0.0.1/${locale}/nowhere`), { params });
  return [response.status, await response.text()];
};

it('an unknown path returns the 404 page of its language from the build folder', async () => {
  const pages = join(folder, 'server', 'app');
  mkdirSync(join(pages, 'lv'), { recursive: true });
  writeFileSync(join(pages, 'lv', 'page-not-found.html'), '<html lang="lv">');
  expect(await response('lv')).toEqual([404, '<html lang="lv">']);
});

it('the policy of the 404 page allows its inline scripts, also after Next.js has regenerated it', async () => {
  const { GET } = await import('@/app/[locale]/[...rest]/route');
  for (const code of ['built()', 'regenerated()']) {
    writeFileSync(
      join(folder, 'server', 'app', 'lv', 'page-not-found.html'),
      `<html lang="lv"><script>${code}</script>`,
    );
    const params = Promise.resolve({ locale: 'lv', rest: ['nowhere'] });
    const { headers } = await GET(new Request('http://10.0.0.1/lv/nowhere'), { params });
    const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
    expect(headers.get('content-security-policy')).toContain(`script-src 'self' ${hash};`);
  }
});

it('below the staff paths, its scripts have the nonce of the policy that the middleware sends', async () => {
  const { GET } = await import('@/app/[locale]/[...rest]/route');
  writeFileSync(join(folder, 'server', 'app', 'lv', 'page-not-found.html'), '<html lang="lv"><script>code()</script>');
  const pageBelow = async (area: string, policy: string) => {
    const request = new Request(`http://10.0.0.1/lv/${area}/nowhere`, {
      headers: { 'content-security-policy': policy },
    });
    const response = await GET(request, { params: Promise.resolve({ locale: 'lv', rest: [area, 'nowhere'] }) });
    return response.text();
  };
  expect(await pageBelow('admin', "script-src 'self' 'nonce-aB+/4='")).toContain('<script nonce="aB+/4=">code()');
  // A header that a visitor sent, and that no middleware has replaced.
  expect(await pageBelow('about', "script-src 'nonce-aB4='")).toContain('<script>code()');
  expect(await pageBelow('admin', `script-src 'nonce-"><img src=x>'`)).toContain('<script>code()');
});

it('without built pages, the 404 page is fetched from the site’s own URL, not from the request’s host', async () => {
  vi.stubEnv('SITE_URL', 'https://maker.test');
  vi.stubGlobal('fetch', async (url: URL) => new Response(`the page of ${url}`));
  expect(await response('it')).toEqual([404, 'the page of https://maker.test/it/page-not-found']);
  expect(await response('gr')).toEqual([404, 'the page of https://maker.test/page-not-found']);
});

// Last: afterwards the limit is reached.
it('requests for pages that do not exist fill no disk', async () => {
  warn.mockClear();
  for (let i = 0; i < 100; i++) await response('lv');
  expect(warn.mock.calls.length).toBeGreaterThan(0);
  expect(warn.mock.calls.length).toBeLessThanOrEqual(60);
  expect(warn.mock.lastCall).toEqual([{ path: '/lv/nowhere' }, '404: no such page']);
});
