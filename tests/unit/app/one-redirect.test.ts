import {
  unstable_getResponseFromNextConfig as getResponseFromNextConfig,
  unstable_doesMiddlewareMatch as middlewareMatches,
} from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { expect, it, vi } from 'vitest';

vi.mock('@/lib/supabase/refresh-session', () => ({ refreshSession: async () => new Response() }));
const { default: middleware, config } = await import('@/middleware');
const { rewrites: _rewrites, ...nextConfig } = (await import('@/next.config')).default;

const origin = 'https://site.test';

/** Where a host without the server of `npm start` redirects a URL: by the rules of next.config.ts, else the middleware. */
async function redirectOf(path: string): Promise<string | null> {
  const url = origin + path;
  const byRule = await getResponseFromNextConfig({ url, nextConfig });
  const response =
    byRule.headers.has('location') || !middlewareMatches({ config, nextConfig, url })
      ? byRule
      : await middleware(new NextRequest(url));
  return response.headers.get('location')?.replace(origin, '') ?? null;
}

it.each([
  ['/about/', '/about'],
  ['/gr', '/'],
  ['/gr/about', '/about'],
  ['/gr/about/', '/about'],
  ['/gr/About/', '/about'],
  ['/EN/About/?x=1', '/en/about?x=1'],
  ['/About/?lang=fr', '/fr/about'],
  ['/en/products/Beef-Dinner?lang=gr', '/products/beef-dinner'],
  ['/why/', '/why-maera-food'],
  ['/lv/Why/', '/lv/why-maera-food'],
  ['/gr/why/?lang=en', '/en/why-maera-food'],
  ['/api/health/', '/api/health'],
])('%s leads to %s by one redirect', async (path, final) => {
  expect(await redirectOf(path)).toBe(final);
  expect(await redirectOf(final)).toBeNull();
});

it.each(['/about', '/en', '/robots.txt', '/media/Photo.JPG', '/_next/static/chunks/0Ab.js', '/api/files/A.png'])(
  '%s is served without the middleware',
  async (path) => {
    expect(middlewareMatches({ config, nextConfig, url: origin + path })).toBe(false);
    expect(await redirectOf(path)).toBeNull();
  },
);

it('a path in capitals that is no page keeps them', async () => {
  expect(await redirectOf('/en/NoSuchPage/')).toBe('/en/NoSuchPage');
});
