import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { startFixture } from './server-fixture';

// What Next.js does with a page that it takes for one that never changes.
const site = await startFixture((_request: IncomingMessage, response: ServerResponse) => {
  response.setHeader('Cache-Control', 's-maxage=31536000, stale-while-revalidate').end('page');
});
afterAll(() => site.stop());

// The headers that Next.js reads of a request, by its source; the last test compares the two.
const names = `
  x-nextjs-data x-now-route-matches x-matched-path x-middleware-set-cookie x-middleware-rewrite x-middleware-prefetch
  x-middleware-override-headers x-middleware-next x-middleware-skip x-middleware-refresh x-invoke-path x-invoke-query
  x-invoke-status x-invocation-id x-prerender-revalidate x-prerender-revalidate-if-generated x-action-forwarded
  x-next-revalidated-tags x-next-revalidate-tag-token x-next-cache-tags x-next-resume-state-length next-resume
  next-action next-hmr-refresh next-router-prefetch next-router-segment-prefetch next-router-state-tree next-url rsc
  x-nextjs-request-id x-nextjs-html-request-id x-nextjs-deployment-id x-nextjs-cache purpose
  x-forwarded-host x-forwarded-proto x-forwarded-port x-forwarded-for forwarded
  user-agent accept accept-language referer if-none-match if-modified-since cache-control range authorization
  traceparent tracestate content-security-policy content-security-policy-report-only x-vercel-cache x-request-id origin
  sec-fetch-dest sec-fetch-mode sec-fetch-site`
  .trim()
  .split(/\s+/);

const onResponses = 'Next sets it on responses';
const harmless: Record<string, string> = {
  host: 'decides whether the site responds at all: canonical-host.test.ts',
  cookie: 'tried with each request',
  connection: 'node:http handles it',
  'content-length': 'only of a body; findRejectionStatus limits it',
  'content-type': 'only of a body; findRejectionStatus checks it',
  'content-encoding': 'only of images from elsewhere',
  'transfer-encoding': 'only of a body; findRejectionStatus rejects it without a length',
  location: onResponses,
  'set-cookie': onResponses,
  'x-action-revalidated': onResponses,
  'x-nextjs-action-not-found': onResponses,
  'x-nextjs-postponed': onResponses,
  'x-nextjs-prerender': onResponses,
  'x-nextjs-rewritten-path': onResponses,
  'x-nextjs-rewritten-query': onResponses,
  'x-nextjs-stale-time': onResponses,
};

/** The header names in the installed Next.js: its constants, and those with which its server accesses headers. */
function headerNamesOfNext(): Set<string> {
  const root = path.join(createRequire(import.meta.url).resolve('next/dist/lib/constants.js'), '../..');
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const found = new Set<string>();
  const collect = (text: string, pattern: RegExp) => {
    for (const [, name = ''] of text.matchAll(pattern)) found.add(name.toLowerCase());
  };
  for (const file of ['client/components/app-router-headers.js', 'lib/constants.js'])
    collect(read(file), /const (?:\w+_HEADER|NEXT_URL) = '([\w-]+)'/g);
  // The server of development is no part of the site.
  for (const folder of ['server', 'build/templates'])
    for (const file of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.js') || file.startsWith('dev/')) continue;
      const text = read(path.join(folder, file));
      collect(text, /headers(?:\(\))?(?:\?\.)?\[\s*'([\w-]+)'\s*\]/gi);
      collect(text, /headers(?:\(\))?\??\.(?:get|has)\(\s*'([\w-]+)'/gi);
      collect(text, /\breq(?:uest)?\.headers\.([a-z]+)\b(?!\()/g);
    }
  return found;
}

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

test('every header that the installed Next.js knows is tried, or harmless for a reason', () => {
  const found = headerNamesOfNext();
  expect(found.size).toBeGreaterThan(40);
  const missing = [...found].filter((name) => !names.includes(name) && !Object.hasOwn(harmless, name));
  expect(missing, 'headers of Next.js that no test tries').toEqual([]);
  expect(Object.keys(harmless).filter((name) => names.includes(name))).toEqual([]);
});
