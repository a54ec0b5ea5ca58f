import type { IncomingMessage, ServerResponse } from 'node:http';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { startFixture } from './server-fixture';

// What Next.js does with a page that it takes for one that never changes.
const site = await startFixture((_request: IncomingMessage, response: ServerResponse) => {
  response.setHeader('Cache-Control', 's-maxage=31536000, stale-while-revalidate').end('page');
});
afterAll(() => site.stop());

// The headers that Next.js reads of a request, by its source.
const names = [
  ...['x-nextjs-data', 'x-now-route-matches', 'x-matched-path', 'x-middleware-set-cookie', 'x-middleware-rewrite'],
  ...[
    'x-middleware-prefetch',
    'x-middleware-override-headers',
    'x-middleware-next',
    'x-middleware-skip',
    'x-invoke-path',
  ],
  ...['x-invoke-query', 'x-invoke-status', 'x-invocation-id', 'x-prerender-revalidate', 'x-action-forwarded', 'rsc'],
  ...[
    'x-prerender-revalidate-if-generated',
    'next-router-prefetch',
    'next-router-segment-prefetch',
    'next-url',
    'purpose',
  ],
  ...[
    'next-router-state-tree',
    'next-resume',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-port',
    'forwarded',
  ],
  ...[
    'user-agent',
    'accept',
    'accept-language',
    'referer',
    'if-none-match',
    'if-modified-since',
    'cache-control',
    'range',
  ],
  ...[
    'traceparent',
    'tracestate',
    'content-security-policy',
    'x-vercel-cache',
    'x-request-id',
    'origin',
    'sec-fetch-dest',
  ],
];
const cookies = ['__prerender_bypass=1', '__prerender_bypass=', '__next_preview_data=1', 'NEXT_LOCALE=en', 'a=b'];
const values = fc.oneof(
  fc.constantFrom('1', '/', 'true', '', '*', 'text/html', '["",{}]'),
  fc.stringMatching(/^[\w/;=, -]{0,40}$/),
);

test('no header of a visitor makes a shared cache store a response for longer than five minutes', async () => {
  const headers = fc.dictionary(fc.constantFrom(...names), values, { maxKeys: 5 });
  const paths = fc.constantFrom(
    '/',
    '/about',
    '/en/about',
    '/en/stores',
    '/nowhere',
    '/en/about?_rsc=1',
    '/about?lang=en',
  );
  await fc.assert(
    fc.asyncProperty(headers, fc.option(fc.constantFrom(...cookies)), paths, async (given, cookie, url) => {
      const response = await site.fetchRaw(url, { ...given, ...(cookie && { cookie }) });
      const shared = /s-maxage=(\d+)/.exec(String(response.headers['cache-control'] ?? ''))?.[1] ?? '0';
      expect(Number(shared), JSON.stringify([url, given, cookie])).toBeLessThanOrEqual(300);
      expect(response.headers['cache-control'] ?? '').not.toContain('31536000');
    }),
    { numRuns: 500 },
  );
});

test.each(names)('also with %s alone', async (name) => {
  const response = await site.fetchRaw('/about', { [name]: '1', cookie: '__prerender_bypass=1' });
  expect(response.headers['cache-control'] ?? '').not.toContain('31536000');
});
