import { afterAll, afterEach, expect, test } from 'vitest';
import { fakeNext, requestsToNext, resetFakeNext } from './fake-next';
import { pageHtml, startFixture } from './server-fixture';

const site = await startFixture(fakeNext);
afterAll(() => site.stop());
afterEach(resetFakeNext);

test('only a trusted proxy may set the host and scheme', async () => {
  const forged = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' };
  const response = await site.fetchRaw('/x', forged);
  expect(requestsToNext[0]?.headers).not.toHaveProperty('x-forwarded-host');
  expect(requestsToNext[0]?.headers).not.toHaveProperty('x-forwarded-proto');
  expect(requestsToNext[0]?.headers).not.toHaveProperty('forwarded');
  for (const name of overHttps) expect(response.headers).not.toHaveProperty(name);
});

const overHttps = ['strict-transport-security', 'cross-origin-opener-policy'];

test.each(['/about', '/en/stores', '/x'])(
  '%s has the https headers if requested over https, and only then',
  async (url) => {
    const proxied = await startFixture((_request, response) => {
      response
        .setHeader('Content-Type', 'text/html; charset=utf-8')
        .setHeader('x-nextjs-cache', 'HIT')
        .end(pageHtml('live'));
    }, true);
    for (const proto of ['https', 'http', 'https']) {
      const { headers } = await proxied.fetchRaw(url, { 'x-forwarded-proto': proto });
      for (const name of overHttps) expect(name in headers, `${name} over ${proto}`).toBe(proto === 'https');
    }
    await proxied.stop();
  },
);
