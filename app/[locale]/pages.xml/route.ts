import { buildLocaleSitemapXml } from '@/lib/content/sitemap';
import { generateLocaleParams } from '@/lib/i18n/locales';
import { createLocalizedGetHandler } from '@/lib/i18n/localized-get-handler';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = generateLocaleParams;

/** Serves the sitemap of one language. */
export const GET = createLocalizedGetHandler(
  (locale) => new Response(buildLocaleSitemapXml(locale), { headers: { 'Content-Type': 'application/xml' } }),
);
