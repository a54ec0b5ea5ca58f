import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { getSiteUrlUnlessLocal } from '@/lib/config/site-url-check';
import { fakeNext, requestsToNext, resetFakeNext } from './fake-next';
import { startFixture } from './server-fixture';

const options = { siteUrl: 'https://www.maker.gr' };
const direct = await startFixture(fakeNext, false, 0, async () => {}, options);
const proxied = await startFixture(fakeNext, true, 0, async () => {}, options);
afterAll(() => Promise.all([direct.stop(), proxied.stop()]));
afterEach(() => {
  resetFakeNext();
  vi.unstubAllEnvs();
});

describe('one host', () => {
  test.each([
    'maker.gr',
    'old-name.gr:8080',
    '203.0.113.9',
    '[2001:db8::9]:3000',
    'www.maker.gr.',
    'a b.gr',
    'maker。gr',
  ])('%s leads to it with path and query, from memory, disk and Next.js', async (host) => {
    for (const [url, path] of [
      ...['/en/about?a=1&b=%20', '/favicon.ico', '/x'].map((same) => [same, same] as const),
      // One redirect leads to the right host and the right path.
      ['//evil.example/x', '/evil.example/x'],
      ['/gr/why/?lang=en', '/en/why-maera-food'],
      ['/EN/about/', '/en/about'],
    ] as const) {
      const { status, headers } = await direct.fetchRaw(url, { host: Buffer.from(host).toString('latin1') });
      expect([status, headers.location]).toEqual([308, `https://www.maker.gr${path}`]);
      // A cache without the host in its key must not store it, and the name may change one day.
      expect(headers['cache-control']).toMatch(/^private, max-age=\d{1,5}$/);
    }
    expect(requestsToNext).toEqual([]);
  });

  test.each(['www.maker.gr', 'WWW.Maker.GR', 'www.maker.gr:443', 'www.maker.gr:3000'])(
    '%s is the own one',
    async (host) => {
      expect((await direct.fetchRaw('/en/about', { host })).status).toBe(200);
    },
  );

  test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'site1:3000'])(
    '%s, from this machine or network, is served',
    async (host) => {
      expect((await direct.fetchRaw('/en/about', { host })).status).toBe(200);
    },
  );

  test('health checks and programs may use any name', async () => {
    for (const url of ['/api/health', '/api/health/live', '/api/revalidate'])
      expect((await direct.fetchRaw(url, { host: '203.0.113.9' })).status).toBe(200);
  });

  test('a form is posted there again', async () => {
    const { status, headers } = await direct.fetchRaw(
      '/en/about',
      { host: 'maker.gr', 'content-length': '3' },
      'POST',
      'a=1',
    );
    expect([status, headers.location]).toEqual([308, 'https://www.maker.gr/en/about']);
  });

  test('only a trusted proxy names the requested host', async () => {
    const statusOf = (site: typeof direct, host: string, forwarded: string) =>
      site.fetchRaw('/en/about', { host, 'x-forwarded-host': forwarded }).then(({ status }) => status);
    expect(await statusOf(proxied, '10.0.0.5:3000', 'www.maker.gr')).toBe(200);
    expect(await statusOf(proxied, 'site:3000', 'maker.gr')).toBe(308);
    expect(await statusOf(direct, '10.0.0.5:3000', 'www.maker.gr')).toBe(308);
    expect(await statusOf(direct, 'www.maker.gr', 'evil.example')).toBe(200);
  });
});

test('a trial on this machine has no such host', () => {
  for (const [url, own] of [
    ['', null],
    ['http://localhost:3000', null],
    ['http://[::1]:3000', null],
    ['https://www.maker.gr', 'https://www.maker.gr'],
  ] as const) {
    vi.stubEnv('SITE_URL', url);
    expect(getSiteUrlUnlessLocal()).toBe(own);
  }
});
