import type { MetadataRoute } from 'next';
import { getPublicPages } from '@/lib/content/public-pages';
import { localeCodes } from '@/lib/i18n/locales';
import { pageAlternates, pageUrl } from '@/lib/seo';

/** Every public page in every language, each with all its alternates. Only posts state when they changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return localeCodes.flatMap((locale) =>
    getPublicPages().map(({ path, changed }) => ({
      url: pageUrl(locale, path),
      lastModified: changed,
      alternates: { languages: pageAlternates(path) },
    })),
  );
}
