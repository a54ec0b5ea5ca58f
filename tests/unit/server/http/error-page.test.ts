import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { brand } from '@/lib/config/brand';
import { readMessages } from '@/lib/i18n/translator';
import { headScript } from '@/lib/page-scripts/bundled-scripts';
import { withErrorPage } from '@/server/http/error-page';
import { createRawFetch, type RawResponse } from './server-fixture';

const distDir = mkdtempSync(path.join(tmpdir(), 'errors-'));
mkdirSync(path.join(distDir, 'server/app/lv'), { recursive: true });
writeFileSync(
  path.join(distDir, 'server/app/lv/page-not-found.html'),
  `<!DOCTYPE html><html lang="lv"><head><script>${headScript}</script><script src="/_next/a.js" async=""></script><title>404</title></head><body><header><a href="/page-not-found" data-language="gr">Ελληνικά</a><a href="/lv/page-not-found">Latviešu</a></header><main id="content">404</main><footer>${brand.legalName}</footer><script>self.__next_f.push(0)</script></body></html>`,
);

const nextsOwn = `<html id="__next_error__"><body><script>self.__next_f.push([1,"c:E{\\"digest\\":\\"4711\\"}\\n"])</script></body></html>`;

const complete = '<!DOCTYPE html><html lang="lv"><body><main>404</main></body></html>';

/** What Next.js might respond: chosen by the query. */
const next: RequestListener = ({ url = '' }, response) => {
  const [, how] = url.split('?');
  response.statusCode = { fine: 200, closed: 403, missing: 404, complete: 404 }[how ?? ''] ?? 500;
  response.setHeader('Content-Type', how === 'program' ? 'application/json' : 'text/html; charset=utf-8');
  if (how === 'complete') {
    response.end(complete);
    return;
  }
  if (how !== 'zipped') {
    // As Next.js does before a part of a page.
    response.flushHeaders();
    response.write(nextsOwn.slice(0, 20));
    response.end(nextsOwn.slice(20));
    return;
  }
  response.setHeader('Content-Encoding', 'gzip');
  response.writeHead(500);
  response.end(gzipSync(nextsOwn));
};
const server = createServer(withErrorPage(next, distDir, () => ({ inside: '', rest: '' })));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const fetchRaw = createRawFetch((server.address() as AddressInfo).port);
afterAll(() => {
  server.close();
  rmSync(distDir, { recursive: true, force: true });
});

const { error, forbidden, notFound } = readMessages('lv');
const text = ({ body }: RawResponse) => body.toString();

test.each(['plain', 'zipped'])('a page that failed can be read without scripts (%s)', async (how) => {
  const response = await fetchRaw(`/lv/admin/leads?${how}`);
  expect(response.status).toBe(500);
  expect(response.headers).toMatchObject({ 'content-length': String(response.body.length) });
  expect(response.headers['content-encoding']).toBeUndefined();
  const html = text(response);
  expect(html).toContain(`<title>${error.heading}</title>`);
  expect(html).toContain(`<h1>${error.heading}</h1>`);
  expect(html).toContain('<code>4711</code>');
  expect(html).toContain(`mailto:${brand.email}?subject=${encodeURIComponent(`${error.heading} 4711`)}`);
  expect(html).toContain(`<footer>${brand.legalName}</footer>`);
  // Only the head's own script is left, and the policy allows it.
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(response.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/);
});

test('its language links lead to the page itself, whatever its URL contains', async () => {
  const html = text(await fetchRaw('/lv/admin/leads?q="><b>&kind=contact'));
  expect(html).toContain('href="/admin/leads?q=&quot;&gt;&lt;b&gt;&amp;kind=contact" data-language="gr"');
  expect(html).toContain('href="/lv/admin/leads?q=&quot;&gt;&lt;b&gt;&amp;kind=contact">Latviešu');
});

test('what scripts request, other responses and languages without a frame stay as they are', async () => {
  expect(text(await fetchRaw('/lv/about', { rsc: '1' }))).toBe(nextsOwn);
  expect(text(await fetchRaw('/lv/about', { 'next-action': 'a' }, 'POST'))).toBe(nextsOwn);
  expect(text(await fetchRaw('/lv/about?program'))).toBe(nextsOwn);
  expect(text(await fetchRaw('/lv/about?fine'))).toBe(nextsOwn);
  expect(text(await fetchRaw('/en/about'))).toBe(nextsOwn);
  expect((await fetchRaw('/lv/about', {}, 'HEAD')).body).toHaveLength(0);
});

test.each([
  ['closed', 403, `<h1>${forbidden.heading}</h1><p>${forbidden.text}</p>`],
  ['missing', 404, `<h1>${notFound.heading}</h1>`],
])(
  'a staff page that is %s says so without scripts, and is otherwise as Next.js draws it',
  async (how, status, what) => {
    const response = await fetchRaw(`/lv/admin/leads?${how}`);
    expect(response.status).toBe(status);
    expect(response.headers).toMatchObject({ 'content-length': String(response.body.length) });
    expect(response.headers['content-security-policy']).toBeUndefined();
    const [noscript = ''] = /<noscript>.*<\/noscript>/.exec(text(response)) ?? [];
    expect(noscript).toContain(what);
    expect(noscript).toMatch(/^<noscript><main lang="lv"/);
    expect(noscript).toContain(`<p><a href="/lv">${notFound.home}</a></p>`);
    expect(text(response).replace(noscript, '')).toBe(nextsOwn);
  },
);

test('a complete page, one for scripts and one outside the staff area stay as they are', async () => {
  expect(text(await fetchRaw('/lv/admin/none?complete'))).toBe(complete);
  expect(text(await fetchRaw('/lv/admin/leads?closed', { rsc: '1' }))).toBe(nextsOwn);
  expect(text(await fetchRaw('/lv/administration?missing'))).toBe(nextsOwn);
  expect((await fetchRaw('/lv/admin/leads?closed', {}, 'HEAD')).body).toHaveLength(0);
});
