import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { buildContentSecurityPolicy, generateCspNonceSource, hashScript } from '@/lib/http/csp';
import { parseCspViolation } from '@/lib/http/csp-report';
import { inlineScriptHashes } from '@/lib/http/inline-script-hashes';
import { urlPathOfRoute } from '@/server/next-internals/build-output';

describe('policy', () => {
  const policy = buildContentSecurityPolicy(['nonce-abc']);

  test('allows no inline or evaluated script, and no foreign frame, base or form target', () => {
    expect(policy).toContain("script-src 'self' 'nonce-abc';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    for (const rule of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
      expect(policy.split('; ')).toContain(rule);
    expect(policy).not.toMatch(/https?:|\*/);
  });

  test.each([
    ['https://tiles.example/{z}/{x}/{y}.png', 'https://tiles.example'],
    ['https://{s}.tile.example:8443/{z}/{x}/{y}{r}.png?key=a', 'https://*.tile.example:8443'],
    ['https://tiles-{s}.maps.example/{z}/{x}/{y}.png', 'https://*.maps.example'],
  ])('allows images from the origin of the map tiles, and nothing else: %s', (url, host) => {
    vi.stubEnv('MAP_TILES_URL', url);
    const rules = buildContentSecurityPolicy(['nonce-abc']).split('; ');
    vi.unstubAllEnvs();
    expect(rules).toContain(`img-src 'self' data: blob: ${host}`);
    expect(rules.filter((rule) => rule.includes('https:'))).toHaveLength(1);
  });

  test.each([
    ['turnstile', 'https://challenges.cloudflare.com', ['frame-src', 'script-src']],
    [
      'hcaptcha',
      'https://hcaptcha.com https://*.hcaptcha.com',
      ['style-src', 'connect-src', 'frame-src', 'script-src'],
    ],
  ])('allows %s what its documentation requires, and nothing else', (provider, hosts, names) => {
    vi.stubEnv('CAPTCHA_PROVIDER', provider);
    const rules = buildContentSecurityPolicy(['nonce-abc']).split('; ');
    vi.unstubAllEnvs();
    const open = rules.filter((rule) => rule.includes('https:'));
    expect(open.map((rule) => rule.split(' ')[0])).toEqual(names);
    for (const rule of open) expect(rule.endsWith(` ${hosts}`)).toBe(true);
  });

  test('every nonce is unique and has 128 bits', () => {
    const nonces = Array.from({ length: 50 }, generateCspNonceSource);
    expect(new Set(nonces).size).toBe(50);
    for (const nonce of nonces) expect(nonce).toMatch(/^nonce-[\w+/]{22}==$/);
  });
});

test('hashes each inline program once, but neither files nor data', () => {
  const html =
    '<script>a()</script><script id="x">a()</script><script type="application/ld+json">{}</script><script src="/x.js" async=""></script><script type="module">b()</script>';
  const hash = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;
  expect(inlineScriptHashes(html)).toEqual([hash('a()'), hash('b()')]);
});

test('both ways to identify a script agree', async () => {
  expect(inlineScriptHashes('<script>ή()</script>')).toEqual([await hashScript('ή()')]);
});

describe('violation reports', () => {
  test('contain directive, source and page, without queries', () => {
    const sent = {
      'csp-report': {
        'document-uri': 'https://site.example/auth?next=/admin&email=a@b.gr',
        'blocked-uri': 'https://evil.example/x.js?key=1',
        'effective-directive': 'script-src-elem',
      },
    };
    expect(parseCspViolation(JSON.stringify(sent))).toEqual({
      directive: 'script-src-elem',
      blocked: 'https://evil.example/x.js',
      page: 'https://site.example/auth',
    });
  });

  test('are truncated if long', () => {
    const long = 'x'.repeat(2000);
    const sent = { 'csp-report': { 'document-uri': long, 'blocked-uri': long, 'violated-directive': long } };
    const { directive, blocked, page } = parseCspViolation(JSON.stringify(sent)) ?? {};
    expect([directive, blocked, page].map((text) => text?.length)).toEqual([60, 200, 200]);
  });

  test.each(['', 'x', '[]', '{"csp-report":1}', `{"csp-report":{"document-uri":"${'x'.repeat(3000)}"}}`])(
    '%.20s is not a report',
    (text) => expect(parseCspViolation(text)).toBeNull(),
  );
});

test('routes map to public paths, internal ones to none', () => {
  expect(urlPathOfRoute('/gr')).toBe('/');
  expect(urlPathOfRoute('/gr/products/x')).toBe('/products/x');
  expect(urlPathOfRoute('/cn')).toBe('/cn');
  expect(urlPathOfRoute('/robots.txt')).toBe('/robots.txt');
  expect(urlPathOfRoute('/_not-found')).toBeNull();
});
