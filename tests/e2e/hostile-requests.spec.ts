import { get } from 'node:http';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { readPrerenderedNonPagePaths } from '@/server/next-internals/build-output';
import { hostileRequest, sendRaw } from '@/tests/resilience/hostile-request';

const bodies: [name: string, headers: Record<string, string>, body: string][] = [
  ['an unknown action id', { 'next-action': '0'.repeat(42), 'content-type': 'text/plain' }, '[]'],
  ['a malformed action id', { 'next-action': '../../etc/passwd', 'content-type': 'text/plain' }, '[]'],
  ['a multipart body without boundary', { 'content-type': 'multipart/form-data' }, 'x'],
  ['JSON where a form is expected', { 'content-type': 'application/json' }, '{"a":1}'],
  ['5 MB of form', { 'content-type': 'application/x-www-form-urlencoded' }, `fullName=${'x'.repeat(5_000_000)}`],
];
for (const [name, headers, data] of bodies)
  test(`${name} gets a response without a stack trace or a server error`, async ({ request }) => {
    const response = await request.post('/en/store-locator', { headers, data });
    expect(response.status()).toBeLessThan(500);
    expect(await response.text()).not.toMatch(/\bat .+\.(js|ts|mjs):\d+/);
  });

test('a real action with a 5 MB field is rejected, neither stored nor a server error', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/en/store-locator');
  const fields = await page
    .locator('form:has(#fullName) input[type=hidden]')
    .evaluateAll((inputs) =>
      inputs.map((input) => [(input as HTMLInputElement).name, (input as HTMLInputElement).value]),
    );
  const multipart = Object.fromEntries([...fields, ['fullName', 'x'.repeat(5_000_000)]]);
  const response = await request.post('/en/store-locator', { multipart, headers: { origin: baseURL ?? '' } });
  expect(response.status()).toBeGreaterThanOrEqual(400);
  expect(response.status()).toBeLessThan(500);
});

const paths = [
  '/%00',
  '/%',
  '/%E0%A4%A',
  '/..%2f..%2fetc/passwd',
  `/${'a'.repeat(5000)}`,
  '/en/%2e%2e/admin',
  '/?lang[]=en',
  '/en?lang=%00',
  '/products/%F0%9F%90%95',
  '/_next/../package.json',
];
for (const path of paths)
  test(`the path ${path.slice(0, 30)} never causes a server error`, async ({ request, baseURL }) => {
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 5 });
    expect(response.status()).toBeLessThan(500);
  });

test('every prerendered file can only be fetched, so that no response to another method replaces it', async ({
  baseURL,
}) => {
  const files = [...readPrerenderedNonPagePaths('.next')];
  expect(files).toEqual(expect.arrayContaining(['/robots.txt', '/llms.txt', '/en/blog/feed.xml', '/pages.xml']));
  const requests = [...files, '/store-locator/list%2Egeojson'].flatMap((file) =>
    ['POST', 'OPTIONS'].map((method) => ({ file, method })),
  );
  const left = requests.values();
  const problems: string[] = [];
  // Node's own client, eight at a time: hundreds of requests by Playwright take longer to log than to make.
  const send = async () => {
    for (const { file, method } of left) {
      const response = await fetch(`${baseURL}${file}`, { method });
      await response.arrayBuffer();
      const found = `${response.status} ${response.headers.get('allow')}`;
      if (found !== '405 GET, HEAD') problems.push(`${method} ${file}: ${found}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, send));
  expect(problems).toEqual([]);
});

test('an action from another origin is rejected', async ({ page, request }) => {
  await page.goto('/en/store-locator');
  const fields = await page
    .locator('form:has(#fullName) input[type=hidden]')
    .evaluateAll((inputs) =>
      inputs.map((input) => [(input as HTMLInputElement).name, (input as HTMLInputElement).value]),
    );
  const response = await request.post('/en/store-locator', {
    multipart: Object.fromEntries(fields),
    headers: { origin: 'https://evil.example' },
  });
  expect(response.status()).toBe(403);
});

// A small sample; `npm run faults -- fuzz` sends thousands, including forms and actions.
test('200 requests that no browser sends get a response, none a server error', async ({ baseURL }) => {
  test.setTimeout(120_000);
  const port = Number(new URL(baseURL ?? '').port);
  const rejected: string[] = [];
  const requests = fc.sample(hostileRequest([]), { numRuns: 400, seed: 7 }).filter(({ method }) => method !== 'POST');
  for (const request of requests.slice(0, 200)) {
    const status = await sendRaw(port, request);
    if (status === 0 || status >= 500) rejected.push(`${status} ${JSON.stringify(request)}`);
  }
  expect(rejected).toEqual([]);
});

test('the image optimizer is not available', async ({ request }) => {
  const picture = '/og/en/product-active.png';
  expect((await request.get(picture)).status()).toBe(200);
  for (const width of [16, 640, 3840]) {
    const imageUrl = `/_next/image?url=${encodeURIComponent(picture)}&w=${width}&q=75`;
    expect((await request.get(imageUrl)).status(), imageUrl).toBe(404);
  }
});

test('TRACE is rejected', async ({ baseURL }) => {
  const port = Number(new URL(baseURL ?? '').port);
  for (const path of ['/', '/auth', '/api/csp-report'])
    expect(await sendRaw(port, { method: 'TRACE', path, headers: [], body: '' }), path).toBe(405);
});

test('an upgrade to another protocol is ignored', async ({ request, baseURL }) => {
  // Next.js takes over such connections only after its first request.
  await request.get('/api/health/live');
  for (const upgrade of ['h2c', 'websocket']) {
    const status = await new Promise((resolve, reject) => {
      const call = get(`${baseURL}/en/about`, { headers: { connection: 'Upgrade', upgrade } }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      });
      call.on('error', reject);
    });
    expect(status, upgrade).toBe(200);
  }
});
