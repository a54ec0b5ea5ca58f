import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brand } from '@/lib/config/brand';
import { assertPublishableSiteUrl, compareSiteAndBrandUrl } from '@/lib/config/site-url-check';

const before = { url: brand.url, sampleFields: brand.sampleFields };
const own = (url: string, sampleFields: string[] = []) => Object.assign(brand, { url, sampleFields });
beforeEach(() => {
  own('https://www.raw-food.gr');
  vi.stubEnv('SUPABASE_URL', '');
});
afterEach(() => {
  Object.assign(brand, before);
  vi.unstubAllEnvs();
});

test.each([
  ['', 'local'],
  ['http://localhost:3000', 'local'],
  ['http://[::1]:3000', 'local'],
  ['https://www.raw-food.gr', 'ok'],
  ['https://www.raw-food.gr/', 'ok'],
  ['http://www.raw-food.gr', 'mismatch'],
  ['https://raw-food.gr', 'mismatch'],
  ['https://www.example.com', 'sample'],
  ['https://maker.test', 'sample'],
])('SITE_URL %s beside a real URL of the brand: %s', (url, state) => {
  vi.stubEnv('SITE_URL', url);
  expect(compareSiteAndBrandUrl().state).toBe(state);
});

test('a real SITE_URL does not make the URL of the pages real', () => {
  vi.stubEnv('SITE_URL', 'https://www.raw-food.gr');
  own('https://www.maker.example');
  expect(compareSiteAndBrandUrl().state).toBe('sample');
  own('https://www.raw-food.gr', ['url']);
  expect(compareSiteAndBrandUrl().state).toBe('sample');
});

test('a hosted back end is no trial, even without SITE_URL', () => {
  vi.stubEnv('SUPABASE_URL', 'https://project.supabase.co');
  expect(compareSiteAndBrandUrl().state).toBe('ok');
  own('https://www.maker.example');
  expect(compareSiteAndBrandUrl().state).toBe('sample');
});

test('a start is rejected with both URLs and the way out, unless allowed', () => {
  vi.stubEnv('SITE_URL', 'https://elsewhere.gr');
  expect(assertPublishableSiteUrl).toThrow(
    /runs at https:\/\/elsewhere\.gr, .* name https:\/\/www\.raw-food\.gr: [\s\S]*=allow\.$/,
  );
  own('https://www.maker.example', ['url']);
  expect(assertPublishableSiteUrl).toThrow(
    /SITE_URL is https:\/\/elsewhere\.gr, url in content\/brand\.json https:\/\/www\.maker/,
  );
  vi.stubEnv('SAMPLE_SITE_URL', 'allow');
  expect(assertPublishableSiteUrl).not.toThrow();
});

test('a trial on this machine starts with the samples as they are', () => {
  Object.assign(brand, before);
  expect(brand.sampleFields).toContain('url');
  expect(assertPublishableSiteUrl).not.toThrow();
});
