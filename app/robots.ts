import type { MetadataRoute } from 'next';
import { brand } from '@/lib/brand';
import { localeCodes } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/paths';

const closed = ['/admin', '/auth', '/page-not-found'];

/** Everything public is open; the staff's pages and the page that stands in for missing ones are closed in every language. */
export default function robots(): MetadataRoute.Robots {
  const disallow = localeCodes.flatMap((locale) => closed.map((path) => localePath(locale, path)));
  return {
    rules: { userAgent: '*', allow: '/', disallow: [...disallow, '/api/'] },
    sitemap: new URL('/sitemap.xml', brand.url).href,
  };
}
