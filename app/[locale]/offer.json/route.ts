import { getTranslations } from 'next-intl/server';
import { isLocale, localeParams } from '@/lib/i18n/locales';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = localeParams;

/**
 * Returns the texts of the language suggestion in the suggested language. Only visitors who may prefer that language
 * fetch it.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const t = await getTranslations({ locale, namespace: 'localeOffer' });
  return Response.json({ text: t('text'), accept: t('accept'), dismiss: t('dismiss') });
}
