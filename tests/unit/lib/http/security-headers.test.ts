import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';
import { expect, test } from 'vitest';
import config from '@/next.config';

/** Returns the header as Next.js resolves its configuration: if several rules match a URL, the last one applies. */
async function resourcePolicy(url: string): Promise<string | undefined> {
  const rules = (await config.headers?.()) ?? [];
  return rules
    .filter(({ source, has }) => !has && getPathMatch(source, { strict: true })(url))
    .flatMap(({ headers }) => headers)
    .findLast(({ key }) => key === 'Cross-Origin-Resource-Policy')?.value;
}

test.each([
  '/og/gr/home.png',
  '/og/en/product-beef-dinner.png',
  '/art/brand/logo.svg',
  '/icons/icon-512.png',
  '/favicon.ico',
  '/icon.svg',
  '/apple-icon.png',
  '/api/files/pictures/dog.jpg',
])('other sites may embed the image at %s', async (url) => {
  expect(await resourcePolicy(url)).toBe('cross-origin');
});

test.each([
  '/en/about',
  '/ogre/x.png',
  '/admin/dashboard',
  '/_next/static/chunks/0abc.js',
  '/api/files/signed/site-files/a.pdf',
  '/sitemap.xml',
])('other sites may not embed %s', async (url) => {
  expect(await resourcePolicy(url)).toBe('same-origin');
});
