import { request as httpRequest } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { sitePaths, staffPaths } from '@/lib/config/site-paths';
import { scan } from '../header-grade';
import { openHydrated } from './open-hydrated';

const pages = [
  ...['/', '/en', '/cn', sitePaths.why, sitePaths.products, '/products/simple', sitePaths.compare],
  ...[sitePaths.feedingPlan, sitePaths.storeLocator, sitePaths.contact, sitePaths.faq, sitePaths.blog],
  ...[staffPaths.auth, staffPaths.admin, '/nowhere', '/ru/nowhere'],
];

/** Records violations of the page's policy, and requests to other hosts. */
async function watch(page: Page, host: string) {
  const faults: string[] = [];
  await page.exposeFunction('reportFault', (fault: string) => faults.push(fault));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportFault } = window as unknown as { reportFault: (fault: string) => void };
      reportFault(`${location.pathname}: ${event.violatedDirective} stopped ${event.blockedURI} ${event.sample}`);
    });
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.host !== host) faults.push(`third party: ${url.href}`);
  });
  return faults;
}

test('no page violates its own policy or requests another host', async ({ context, baseURL }) => {
  test.setTimeout(180_000);
  const host = new URL(baseURL ?? '').host;
  const open = [...pages];
  // Four at a time, because most of a visit is waiting for the network to be idle.
  const visits = Array.from({ length: 4 }, async () => {
    const page = await context.newPage();
    const faults = await watch(page, host);
    for (let path = open.shift(); path; path = open.shift()) {
      await page.goto(path);
      // The page is hydrated: its own script installs the header's behaviour.
      await page.waitForLoadState('networkidle');
      for (const y of [0.5, 1]) await page.evaluate((part) => scrollTo(0, document.body.scrollHeight * part), y);
      await page.waitForLoadState('networkidle');
    }
    return faults;
  });
  expect((await Promise.all(visits)).flat()).toEqual([]);
  expect(open).toEqual([]);
});

test('the recorder detects a policy violation', async ({ page, baseURL }) => {
  const faults = await watch(page, new URL(baseURL ?? '').host);
  await page.goto('/en');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.broken = true';
    document.head.append(script);
  });
  await expect.poll(() => faults.join()).toContain('script-src');
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});

test('client-side navigation loads no document', async ({ page }) => {
  await openHydrated(page, '/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator(`footer a[href="${sitePaths.about}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${sitePaths.about}$`));
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

for (const path of ['/', '/en/products/simple', '/sitemap.xml', staffPaths.auth, '/nowhere', '/gr/about'])
  test(`the headers of ${path} are secure`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    const headers = response.headers();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    if (!headers['content-type']?.startsWith('text/html')) return;
    const policy = Object.fromEntries(
      (headers['content-security-policy'] ?? '').split('; ').map((rule) => {
        const [name = '', ...sources] = rule.split(' ');
        return [name, sources];
      }),
    );
    expect(policy).toMatchObject({
      'default-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
    expect(policy['script-src']?.filter((source) => !/^'(self|sha256-.+|nonce-.+)'$/.test(source))).toEqual([]);
    expect(policy['script-src']?.length).toBeGreaterThan(1);
  });

for (const path of ['/', '/en/contact', '/store-locator', '/products/beef-dinner', staffPaths.auth, '/nowhere'])
  test(`a scan of the headers of ${path} gives an A+`, async ({ request }) => {
    const response = await request.get(path);
    // An https proxy triggers this header; tests/unit/server/http/observatory.test.ts tests it there.
    const headers = { ...response.headers(), 'strict-transport-security': 'max-age=63072000' };
    const { score, findings } = scan({ headers, cookies: [], html: await response.text() });
    expect(score, JSON.stringify(findings)).toBeGreaterThanOrEqual(100);
    expect(findings.filter(({ points }) => points < 0)).toEqual([]);
  });

test('a cookie of the staff area cannot be read by scripts', async ({ request }) => {
  const cookies = (await request.get(staffPaths.auth)).headersArray().filter(({ name }) => /^set-cookie$/i.test(name));
  for (const { value } of cookies) expect(value).toMatch(/httponly/i);
});

/** Sends a request whose headers no browser would send. */
function raw(baseURL: string, path: string, headers: Record<string, string>) {
  const { hostname, port } = new URL(baseURL);
  return new Promise<{ status: number; text: string; location: string }>((resolve, reject) => {
    httpRequest({ hostname, port, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text, location: response.headers.location ?? '' }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const forged = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' };

test('no response repeats a forged host', async ({ baseURL }) => {
  for (const path of [
    '/',
    '/en/about',
    '/?lang=en',
    '/gr/about',
    '/nowhere',
    '/sitemap.xml',
    '/auth',
    '/admin/dashboard',
  ])
    for (const headers of [{ host: 'evil.example' }, forged]) {
      const { status, text, location } = await raw(baseURL ?? '', path, headers);
      expect(status, path).toBeLessThan(500);
      expect(text, path).not.toContain('evil.example');
      // A redirect to the requested host affects only that client; one that a cache could share is relative.
      if (!('host' in headers)) expect(location, path).not.toContain('evil.example');
    }
});

test('no URL redirects to another site', async ({ baseURL }) => {
  const paths = [
    ...['//evil.example/?lang=en', '/\\evil.example/?lang=en', '//evil.example//', '/%2f%2fevil.example/?lang=en'],
    ...['/auth?next=https://evil.example', '/auth?next=//evil.example', '/en//evil.example/..?lang=gr'],
  ];
  for (const path of paths) {
    const { status, location } = await raw(baseURL ?? '', path, {});
    expect(status, path).toBeLessThan(500);
    if (location) expect(new URL(location, baseURL).host, path).toBe(new URL(baseURL ?? '').host);
  }
});

test('headers that select another form of a page do not affect other visitors', async ({ request }) => {
  const before = await (await request.get('/en/about')).text();
  const odd = { rsc: '1', 'next-router-prefetch': '1', 'x-middleware-rewrite': '/en/faq', 'x-nextjs-data': '1' };
  await request.get('/en/about', { headers: odd });
  const after = await request.get('/en/about');
  expect(await after.text()).toBe(before);
  expect(after.headers().vary).toMatch(/rsc/i);
});

test('violation reports are accepted and a flood always gets the same response', async ({ request }) => {
  for (const data of ['{"csp-report":{"document-uri":"x"}}', 'nonsense', 'x'.repeat(50_000)])
    expect(
      (await request.post('/api/csp-report', { data, headers: { 'content-type': 'application/csp-report' } })).status(),
    ).toBe(204);
});

test('a form with a malformed body is rejected without a server error', async ({ request }) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=xx' };
  for (const data of ['--xx\r\ncontent-disposition: form-data; name="1_fullName"\r\n\r\ncut', 'no parts at all'])
    expect((await request.post('/en/store-locator', { data, headers })).status()).toBe(400);
});
