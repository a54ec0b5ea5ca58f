import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Scanned, scan } from '@/tests/header-grade';
import { pageHtml, startFixture } from './server-fixture';

const good: Scanned = {
  headers: {
    'content-security-policy':
      "default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
  },
  cookies: ['__Host-auth=1; Path=/; Secure; HttpOnly; SameSite=Lax'],
  html: '<script src="/x.js"></script>',
};
const without = (name: string): Scanned => ({ ...good, headers: { ...good.headers, [name]: '' } });
const withPolicy = (policy: string): Scanned => ({
  ...good,
  headers: { ...good.headers, 'content-security-policy': `${policy}; frame-ancestors 'none'` },
});

describe('the scan', () => {
  test('adds bonus points for correct settings', () => {
    expect(scan(good).score).toBe(125);
  });

  test.each<[string, Scanned, number]>([
    ['no policy', without('content-security-policy'), 55],
    ['inline scripts', withPolicy("default-src 'none'; script-src 'self' 'unsafe-inline'"), 80],
    ['any script over https', withPolicy("default-src 'none'; script-src https:"), 80],
    ['any object', withPolicy("script-src 'self'"), 80],
    ['eval', withPolicy("default-src 'none'; script-src 'self' 'unsafe-eval'"), 115],
    ['scripts over http', withPolicy("default-src 'none'; script-src http://a.example"), 80],
    ['no HSTS', without('strict-transport-security'), 80],
    ['a cookie for scripts', { ...good, cookies: ['auth=1; Secure; SameSite=Lax'] }, 70],
    ['a cookie over http', { ...good, cookies: ['auth=1; HttpOnly; SameSite=Lax'] }, 60],
    ['a foreign script', { ...good, html: '<script src="https://a.example/x.js"></script>' }, 50],
    ['sniffing', without('x-content-type-options'), 120],
  ])('deducts points for %s', (_name, scanned, score) => {
    expect(scan(scanned).score).toBe(score);
  });
});

describe('behind an https proxy', () => {
  let site: Awaited<ReturnType<typeof startFixture>>;
  beforeAll(async () => {
    site = await startFixture((_request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(pageHtml('next', 'live()'));
    }, true);
  });
  afterAll(() => site.stop());

  test.each(['/', '/en/about', '/nowhere', '/en/stores', '/admin/dashboard'])('%s scores an A+', async (path) => {
    const { headers, body } = await site.fetchRaw(path, { 'x-forwarded-proto': 'https', 'accept-encoding': 'br' });
    const html = (headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString();
    const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    const { score, findings } = scan({ headers: plain, cookies: headers['set-cookie'] ?? [], html });
    expect(score, JSON.stringify(findings)).toBeGreaterThanOrEqual(100);
    expect(findings.filter(({ points }) => points < 0)).toEqual([]);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  });
});
