import { getTranslations } from 'next-intl/server';
import { isLocale, localeCodes } from '@/lib/i18n/locales';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return localeCodes.map((locale) => ({ locale }));
}

/** The language offer in its own language; only a visitor who may want that language fetches it. */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const t = await getTranslations({ locale, namespace: 'localeOffer' });
  return Response.json({ text: t('text'), accept: t('accept'), dismiss: t('dismiss') });
}
