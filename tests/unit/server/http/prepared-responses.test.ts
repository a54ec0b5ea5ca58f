import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { brand } from '@/lib/config/brand';
import { fakeNext, requestsToNext, resetFakeNext, scriptHashOf } from './fake-next';
import { pageData, pageHtml, startFixture } from './server-fixture';

const site = await startFixture(fakeNext);
afterAll(() => site.stop());
afterEach(resetFakeNext);

describe('pages from memory', () => {
  test.each([
    ['/', '/gr'],
    ['/about', '/gr/about'],
    ['/en', '/en'],
    ['/en/about?utm_source=x', '/en/about'],
    [`/en/why-${brand.slug}-food`, '/en/why'],
    ['http://other.example/en/about?utm_source=x', '/en/about'],
    ['HTTPS://other.example', '/gr'],
  ])('%s serves the route %s without Next.js', async (url, route) => {
    const response = await site.fetchRaw(url, { 'accept-encoding': 'gzip, deflate, br' });
    expect(response.status).toBe(200);
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers.vary).toMatch(/rsc.*Accept-Encoding/);
    expect(response.headers['cache-control']).toBe('public, max-age=0, s-maxage=300, must-revalidate');
    expect(brotliDecompressSync(response.body).toString()).toBe(pageHtml(route));
    expect(requestsToNext).toEqual([]);
  });

  test('the 404 page has its status also at its own path, and is never said to be unchanged', async () => {
    for (const encoding of ['br', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const { etag = '' } = (await site.fetchRaw('/en/page-not-found', headers)).headers;
      for (const sent of [headers, { ...headers, 'if-none-match': etag }]) {
        const response = await site.fetchRaw('/en/page-not-found', sent);
        expect([response.status, response.body.length > 0]).toEqual([404, true]);
      }
    }
    expect(requestsToNext).toEqual([]);
  });

  test('uses the best encoding that the client accepts, each with its own strong ETag', async () => {
    const forms = ['br', 'gzip', 'gzip;q=1, br;q=0', 'identity', undefined];
    const responses = await Promise.all(
      forms.map((form) => site.fetchRaw('/about', form === undefined ? {} : { 'accept-encoding': form })),
    );
    expect(responses.map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      'gzip',
      undefined,
      undefined,
    ]);
    expect(gunzipSync(responses[1]?.body ?? '').toString()).toBe(pageHtml('/gr/about'));
    expect(responses[4]?.body.toString()).toBe(pageHtml('/gr/about'));
    const tags = new Set(responses.map(({ headers }) => headers.etag));
    expect(tags.size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  });

  test.each(['br', 'gzip', 'identity'])(
    'returns 304 in %s for its own ETag, alone, weak or in a list',
    async (encoding) => {
      const headers = { 'accept-encoding': encoding };
      const { etag = '' } = (await site.fetchRaw('/about', headers)).headers;
      for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const response = await site.fetchRaw('/about', { ...headers, 'if-none-match': tag });
        expect(response.status).toBe(304);
        expect(response.headers.etag).toBe(etag);
        expect(response.body).toHaveLength(0);
      }
      expect((await site.fetchRaw('/about', { ...headers, 'if-none-match': '"other"' })).status).toBe(200);
    },
  );

  test('decompressed pages requested all at once on one connection arrive complete and in order', async () => {
    const socket = connect(site.port, '127.0.0.1');
    const urls = ['/about', '/en', '/', '/en/about'];
    const question = (url: string) => `GET ${url} HTTP/1.1\r\nhost: x\r\n`;
    socket.write(urls.map((url) => `${question(url)}\r\n`).join(''));
    socket.write(`HEAD /about HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    const rawResponses = Buffer.concat(chunks).toString().split('HTTP/1.1 200 OK').slice(1);
    const bodies = rawResponses.map((response) => response.slice(response.indexOf('\r\n\r\n') + 4));
    expect(bodies).toEqual([...['/gr/about', '/en', '/gr', '/en/about'].map((route) => pageHtml(route)), '']);
    for (const response of rawResponses)
      expect(Number(/content-length: (\d+)/i.exec(response)?.[1])).toBe(
        Buffer.byteLength(bodies[rawResponses.indexOf(response)] || pageHtml('/gr/about')),
      );
  });

  test('HEAD returns the length and no body', async () => {
    const whole = await site.fetchRaw('/about', { 'accept-encoding': 'br' });
    const head = await site.fetchRaw('/about', { 'accept-encoding': 'br' }, 'HEAD');
    expect(head.headers['content-length']).toBe(String(whole.body.length));
    expect(head.body).toHaveLength(0);
  });

  test('metadata routes have their own content type and cache lifetime', async () => {
    const map = await site.fetchRaw('/sitemap.xml', { 'accept-encoding': 'br' });
    expect(map.headers['content-type']).toBe('application/xml');
    expect(map.headers['content-encoding']).toBe('br');
    const icon = await site.fetchRaw('/apple-icon.png?v=1', { 'accept-encoding': 'br' });
    expect(icon.headers['content-encoding']).toBeUndefined();
    expect(icon.headers['cache-control']).toBe('public, max-age=9');
    expect(icon.body.toString()).toBe('png');
  });

  test('every image has its content type', async () => {
    expect((await site.fetchRaw('/favicon.ico')).headers['content-type']).toBe('image/x-icon');
    expect((await site.fetchRaw('/art/dog.svg')).headers['content-type']).toBe('image/svg+xml');
  });

  test.each([
    ['/apple-icon.png', 'cross-origin'],
    ['/art/dog.svg', 'cross-origin'],
    ['/about', 'same-origin'],
    ['/sitemap.xml', 'same-origin'],
  ])('the response at %s may be read by pages of %s', async (url, policy) => {
    expect((await site.fetchRaw(url)).headers['cross-origin-resource-policy']).toBe(policy);
  });

  test('the policy allows the inline scripts of the page and no others', async () => {
    const policy = String((await site.fetchRaw('/about')).headers['content-security-policy']);
    expect(policy).toContain(scriptHashOf('self.__next_f=[]'));
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  });
});

describe('page data', () => {
  const tree = '%5B%22%22%5D';
  const router = { rsc: '1', 'next-router-state-tree': tree, 'next-url': '/en' };
  const key = () => computeCacheBustingSearchParam(undefined, undefined, tree, '/en');

  test('is served from memory under the key that Next.js computes', async () => {
    const response = await site.fetchRaw(`/about?_rsc=${await key()}`, { ...router, 'accept-encoding': 'br' });
    expect(brotliDecompressSync(response.body).toString()).toBe(pageData('/gr/about'));
    expect(response.headers).toMatchObject({
      'content-type': 'text/x-component',
      'x-nextjs-stale-time': '300',
      'x-nextjs-rewritten-path': '/gr/about',
    });
    expect((await site.fetchRaw(`/en/about?_rsc=${await key()}`, router)).headers).not.toHaveProperty(
      'x-nextjs-rewritten-path',
    );
    expect(requestsToNext).toEqual([]);
  });

  test.each([
    ['the tree of a page', { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }],
    ['a page', { 'next-router-prefetch': '1', 'next-router-state-tree': tree }],
  ])('is what a prefetch of %s gets from memory', async (_name, headers: Record<string, string>) => {
    const prefetch = { rsc: '1', 'next-url': '/en', ...headers };
    const prefetchKey = await computeCacheBustingSearchParam(
      '1',
      headers['next-router-segment-prefetch'],
      headers['next-router-state-tree'],
      '/en',
    );
    const response = await site.fetchRaw(`/about?_rsc=${prefetchKey}`, { ...prefetch, 'accept-encoding': 'br' });
    expect(brotliDecompressSync(response.body).toString()).toBe(pageData('/gr/about'));
    // With '2' the router would take the page for one in parts, which it has not.
    expect(response.headers).not.toHaveProperty('x-nextjs-postponed');
    expect(requestsToNext).toEqual([]);
  });

  test.each([
    ['a part of a page', { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/about/__PAGE__' }],
    ['what only a dynamic page has', { 'next-router-prefetch': '2' }],
    ['no data', { rsc: '', 'next-router-prefetch': '1' }],
  ])('is not what a prefetch of %s gets', async (_name, headers: Record<string, string>) => {
    const prefetchKey = await computeCacheBustingSearchParam(
      headers['next-router-prefetch'] as '1',
      headers['next-router-segment-prefetch'],
      tree,
      '/en',
    );
    await site.fetchRaw(`/about?_rsc=${prefetchKey}`, { ...router, ...headers });
    expect(requestsToNext).toHaveLength(1);
  });

  test.each([
    ['a wrong key', {}, '/about?_rsc=wrong'],
    ['no key', {}, '/about'],
    ['the key of a request without a prefetch', { 'next-router-prefetch': '1' }, null],
  ])('with %s is passed to Next.js', async (_name, extra, url) => {
    await site.fetchRaw(url ?? `/about?_rsc=${await key()}`, { ...router, ...(extra as Record<string, string>) });
    expect(requestsToNext).toHaveLength(1);
  });
});
