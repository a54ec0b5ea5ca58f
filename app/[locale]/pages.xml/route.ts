import { pageListXml } from '@/lib/content/sitemap';
import { isLocale, localeParams } from '@/lib/i18n/locales';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = localeParams;

/** Serves the sitemap of one language. */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  return new Response(pageListXml(locale), { headers: { 'Content-Type': 'application/xml' } });
}
