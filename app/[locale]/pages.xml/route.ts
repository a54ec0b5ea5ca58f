import { pageListXml } from '@/lib/content/sitemap';
import { localeRoute } from '@/lib/i18n/locale-route';
import { localeParams } from '@/lib/i18n/locales';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = localeParams;

/** Serves the sitemap of one language. */
export const GET = localeRoute(
  (locale) => new Response(pageListXml(locale), { headers: { 'Content-Type': 'application/xml' } }),
);
