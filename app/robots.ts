import type { MetadataRoute } from 'next';
import { localePath } from '@/lib/i18n/locale-paths';
import { localeCodes } from '@/lib/i18n/locales';
import { buildPublicMediaUrlPath } from '@/lib/media/buckets';
import { absoluteUrl } from '@/lib/seo';

const closed = ['/admin', '/auth', '/page-not-found'];

/**
 * Allows every public page and the uploaded pictures (the longest matching rule wins). Disallows the staff area and
 * the prerendered 404 page in every language.
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
