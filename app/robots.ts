import type { MetadataRoute } from 'next';
import { localePath } from '@/lib/i18n/locale-paths';
import { localeCodes } from '@/lib/i18n/locales';
import { buildPublicMediaUrlPath } from '@/lib/media/buckets';
import { absoluteUrl } from '@/lib/seo';

const closed = ['/admin'];

/**
 * Allows every public page and the uploaded pictures (the longest matching rule wins). Disallows the staff area in every
 * language. The sign-in pages and the 404 page stay open: every page links to them, and a crawler that may not read them
 * does not see that they are not to be indexed.
 */
export default function robots(): MetadataRoute.Robots {
  const disallow = localeCodes.flatMap((locale) => closed.map((path) => localePath(locale, path)));
  return {
    rules: {
      userAgent: '*',
      allow: ['/', buildPublicMediaUrlPath('')],
      disallow: [...disallow, '/api/', buildPublicMediaUrlPath('signed/')],
    },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
