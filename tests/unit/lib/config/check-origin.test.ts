import { afterEach, expect, test, vi } from 'vitest';
import { brand } from '@/lib/config/brand';
import { findOriginMismatch } from '@/lib/config/check-origin';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['', false],
  [brand.url, false],
  [`${brand.url}/`, false],
  ['http://localhost:3000', false],
  ['http://[::1]:3000', false],
  [brand.url.replace('https:', 'http:'), true],
  ['https://elsewhere.example', true],
])('SITE_URL %s differs from the URL in the built pages: %s', (url, two) => {
  vi.stubEnv('SITE_URL', url);
  expect(findOriginMismatch()).toEqual(two ? { SITE_URL: url, brand: brand.url } : null);
});
