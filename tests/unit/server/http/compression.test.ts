import { expect, test } from 'vitest';
import { blogFeeds } from '@/lib/content/post-atom-and-json-feeds';
import { isCompressible } from '@/server/http/compression';

test('text of every kind is compressed, also feeds and the open list of stores; what is compressed already is not', () => {
  const types = [...blogFeeds.map(({ type }) => type), 'application/geo+json', 'text/html; charset=utf-8'];
  expect(types.filter((type) => !isCompressible(type))).toEqual([]);
  expect(['image/png', 'application/pdf', 'font/woff2', ''].filter(isCompressible)).toEqual([]);
});
