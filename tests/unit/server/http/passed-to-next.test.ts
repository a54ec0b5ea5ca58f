import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { readMessages } from '@/lib/i18n/translator';
import { fakeNext, requestsToNext, resetFakeNext, scriptHashOf } from './fake-next';
import { pageHtml, startFixture } from './server-fixture';

const site = await startFixture(fakeNext);
afterAll(() => site.stop());
afterEach(resetFakeNext);

describe('passed to Next.js', () => {
  test.each([
    ['an unsupported language', '/about?lang=xx', {}, 'GET'],
    ['a form at another spelling of a path', '/gr/about', {}, 'POST'],
    ['an unknown path', '/nowhere', {}, 'GET'],
    ['a draft', '/about', { cookie: '__prerender_bypass=1' }, 'GET'],
    ['a page with a time to live', '/en/stores', {}, 'GET'],
    ['what Next keeps for itself', '/_not-found', {}, 'GET'],
  ])('%s', async (_name, url, headers, method) => {
    await site.fetchRaw(url, { ...(headers as Record<string, string>), 'content-length': '0' }, method);
    expect(requestsToNext.map((request) => request.url)).toEqual([url]);
  });

  test.each([
    ['/gr/about', '/about'],
    ['/about?lang=en', '/en/about'],
    ['/about?l%61ng=en', '/en/about'],
    ['/about/', '/about'],
    ['/%61bout', '/about'],
    ['/./about', '/about'],
    ['/EN/About/?x=1', '/en/about?x=1'],
    ['/gr/why/?lang=en', '/en/why-maera-food'],
    ['/favicon.ico/', '/favicon.ico'],
    ['//evil.example/', '/evil.example'],
  ])('not %s, which redirects to %s', async (url, to) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await site.fetchRaw(url, {}, method);
      expect([status, headers.location]).toEqual([308, to]);
      // Caches keep a redirect only for a time: the address may become that of a page again.
      expect(headers['cache-control']).toMatch(/^public, max-age=\d{1,5}$/);
    }
    expect(requestsToNext).toEqual([]);
  });

  test('a 404 page that Next.js has regenerated keeps its status', async () => {
    tagsManifest.set('_N_T_/en/page-not-found', { expired: Date.now() });
    for (const url of ['/en/page-not-found', '/en/page-not-found?x=%20']) {
      const { status, headers } = await site.fetchRaw(url);
      expect([status, (await site.fetchRaw(url, { 'if-none-match': String(headers.etag) })).status]).toEqual([
        404, 404,
      ]);
    }
    expect(requestsToNext.length).toBeGreaterThan(0);
  });

  test.each(['POST', 'OPTIONS'])('no %s request for a file, which its response would replace', async (method) => {
    tagsManifest.set('_N_T_/sitemap.xml', { expired: Date.now() });
    for (const url of ['/sitemap.xml', '/shops.json']) {
      const { status, headers } = await site.fetchRaw(url, { 'content-length': '0' }, method);
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    }
    expect(requestsToNext).toEqual([]);
  });

  test.each(['POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'])(
    'no %s request for an asset, on which it fails',
    async (method) => {
      for (const url of [
        '/og/card.png',
        '/%6fg/card.png?x',
        '/art/dog.svg',
        '/favicon.ico',
        '/fonts/face.01234567.woff2',
      ]) {
        const { status, headers } = await site.fetchRaw(url, { 'content-length': '0' }, method);
        expect([url, status, headers.allow]).toEqual([url, 405, 'GET, HEAD']);
      }
      expect(requestsToNext).toEqual([]);
    },
  );

  test.each([
    ['GET', 'POST'],
    ['HEAD', 'POST'],
    ['POST', 'GET, HEAD'],
  ])('a %s request that only another method can make gets the name of that method', async (method, allow) => {
    for (const url of ['/api/any?other-method', '/nowhere?other-method']) {
      const { status, headers } = await site.fetchRaw(url, { 'content-length': '0' }, method);
      expect([status, headers.allow]).toEqual([405, allow]);
    }
    expect((await site.fetchRaw('/nowhere', { 'content-length': '0' }, method)).headers.allow).toBeUndefined();
  });

  test('a page that an action revalidates, with its data, and no other', async () => {
    expect((await site.fetchRaw('/en/about')).body.toString()).toBe(pageHtml('/en/about'));
    tagsManifest.set('_N_T_/en/about', { expired: Date.now() });
    expect((await site.fetchRaw('/en/about')).body.toString()).toBe(pageHtml('next', 'live()'));
    expect((await site.fetchRaw('/about')).body.toString()).toBe(pageHtml('/gr/about'));
    expect(requestsToNext).toHaveLength(1);
    tagsManifest.clear();
    // Once passed to Next.js it stays there: the memory holds the page as built.
    await site.fetchRaw('/en/about');
    expect(requestsToNext).toHaveLength(2);
  });

  test('a regenerated page gets a policy for its current scripts, compressed and without a nonce', async () => {
    const response = await site.fetchRaw('/en/stores', { 'accept-encoding': 'br' });
    expect(response.headers['content-security-policy']).toContain(scriptHashOf('live()'));
    expect(response.headers['content-security-policy']).not.toContain('nonce-');
    expect(response.headers.etag).toMatch(/^"[\w-]{22}-br"$/);
    expect(response.headers['cache-control']).toBe('public, max-age=0, s-maxage=300, must-revalidate');
    expect(brotliDecompressSync(response.body).toString()).toBe(pageHtml('next', 'live()'));
  });
  test('a page cached by Next.js is requested without a nonce, and HEAD has the same headers as GET', async () => {
    const [got, head] = [await site.fetchRaw('/en/stores'), await site.fetchRaw('/en/stores', {}, 'HEAD')];
    expect(requestsToNext.map(({ headers }) => headers['content-security-policy'])).toEqual([undefined, undefined]);
    const comparable = ({ headers: { date: _, 'x-request-id': __, ...others } }: typeof got) => others;
    expect(comparable(head)).toEqual(comparable(got));
    expect(head.body).toHaveLength(0);
  });
  test('concurrent requests cause one request to Next.js, and each client gets its encoding', async () => {
    const longTimeoutSite = await startFixture(fakeNext, false, 60_000);
    const codings = ['br', 'gzip', 'identity'];
    const requests = codings.map((coding) => longTimeoutSite.fetchRaw('/en/stores', { 'accept-encoding': coding }));
    const bodies = (await Promise.all(requests)).map(({ body }) => body) as [Buffer, Buffer, Buffer];
    const [packed, zipped, plain] = bodies;
    expect(brotliDecompressSync(packed).toString()).toBe(pageHtml('next', 'live()'));
    expect(gunzipSync(zipped).toString()).toBe(pageHtml('next', 'live()'));
    expect(plain.toString()).toBe(pageHtml('next', 'live()'));
    const again = await longTimeoutSite.fetchRaw('/en/stores?from=mail');
    const known = await longTimeoutSite.fetchRaw('/en/stores', { 'if-none-match': String(again.headers.etag) });
    expect([known.status, known.body.length, known.headers['content-length']]).toEqual([304, 0, undefined]);
    expect(requestsToNext).toHaveLength(1);
    tagsManifest.set('_N_T_/en/stores', { expired: Date.now() });
    await longTimeoutSite.fetchRaw('/en/stores');
    expect(requestsToNext).toHaveLength(2);
    const files = [await longTimeoutSite.fetchRaw('/shops.json'), await longTimeoutSite.fetchRaw('/shops.json')];
    expect(files.map(({ status }) => status)).toEqual([200, 200]);
    expect(requestsToNext).toHaveLength(3);
    await longTimeoutSite.stop();
  });
  test('a failed page is not cached', async () => {
    const [first, second] = [await site.fetchRaw('/en/stores?fail'), await site.fetchRaw('/en/stores?fail')];
    expect([first.status, second.status, requestsToNext.length]).toEqual([500, 500, 2]);
    expect(first.body.toString()).toContain(`<title>${readMessages('en').error.heading}</title>`);
  });

  test('a stale page does not wait for the new one', async () => {
    const start = performance.now();
    const response = await site.fetchRaw('/en/stores?slow-end', { 'accept-encoding': 'br' });
    expect(performance.now() - start).toBeLessThan(2500);
    expect(brotliDecompressSync(response.body).toString()).toBe(pageHtml('next', 'live()'));
    expect(response.headers['content-security-policy']).toContain(scriptHashOf('live()'));
  });

  test('any other page gets its own nonce, the same in request and response', async () => {
    const policies = [await site.fetchRaw('/x'), await site.fetchRaw('/x')].map(
      ({ headers }) => headers['content-security-policy'],
    );
    const nonces = policies.map((policy) => /'(nonce-[\w+/=]{24})'/.exec(String(policy))?.[1]);
    expect(new Set(nonces).size).toBe(2);
    for (const [index, { headers }] of requestsToNext.entries())
      expect(headers['content-security-policy']).toContain(String(nonces[index]));
  });
});
