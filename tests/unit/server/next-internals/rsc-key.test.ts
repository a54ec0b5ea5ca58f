import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param';
import { expect, test } from 'vitest';
import { hasValidRouterKey } from '@/server/next-internals/request-protocol';

const router = { 'next-router-state-tree': '%5B%22%22%5D', 'next-url': '/en' };

async function keyOf(headers: Record<string, string>): Promise<string> {
  return computeCacheBustingSearchParam(
    headers['next-router-prefetch'] as '1' | undefined,
    headers['next-router-segment-prefetch'],
    headers['next-router-state-tree'],
    headers['next-url'],
  );
}

test('accepts the key that Next.js computes, every time, alone and beside other parameters', async () => {
  const key = await keyOf(router);
  for (const search of [`_rsc=${key}`, `_rsc=${key}`, `page=2&_rsc=${key}`, `_rsc=${key}&page=2`, `_rs%63=${key}`])
    expect(hasValidRouterKey(router, search), search).toBe(true);
});

test.each([
  [{ 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }],
  [{ 'next-router-prefetch': '1', ...router }],
  [{ 'next-url': '/en' }],
])('accepts the key of %o and no other', async (headers) => {
  expect(hasValidRouterKey(headers, `_rsc=${await keyOf(headers)}`)).toBe(true);
  expect(hasValidRouterKey(headers, `_rsc=${await keyOf(router)}`)).toBe(false);
});

test('rejects the key of other headers, a missing one, and a repeated one', async () => {
  const key = await keyOf(router);
  expect(hasValidRouterKey({ ...router, 'next-url': '/ru' }, `_rsc=${key}`)).toBe(false);
  for (const search of ['', '_rsc=', `rsc=${key}`, `_rsc=x&_rsc=${key}`, `_rsc=${key}+`])
    expect(hasValidRouterKey(router, search), search).toBe(false);
  expect(hasValidRouterKey({}, '_rsc=')).toBe(true);
  expect(hasValidRouterKey({}, `_rsc=${key}`)).toBe(false);
});

test('stays correct after more states than the cache holds', async () => {
  const key = await keyOf(router);
  for (let state = 0; state < 2500; state++) hasValidRouterKey({ 'next-url': `/${state}` }, '_rsc=wrong');
  const long = { 'next-url': '/long', 'next-router-state-tree': 'x'.repeat(5000) };
  expect(hasValidRouterKey(long, `_rsc=${await keyOf(long)}`)).toBe(true);
  expect(hasValidRouterKey(router, `_rsc=${key}`)).toBe(true);
  expect(hasValidRouterKey({ 'next-url': '/2499' }, '_rsc=wrong')).toBe(false);
});
