import { getTranslations } from 'next-intl/server';
import { generateLocaleParams } from '@/lib/i18n/locales';
import { createLocalizedGetHandler } from '@/lib/i18n/localized-get-handler';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = generateLocaleParams;

/**
 * Returns the texts of the language suggestion in the suggested language. Only visitors who may prefer that language
 * fetch it.
 */
export const GET = createLocalizedGetHandler(async (locale) => {
  const t = await getTranslations({ locale, namespace: 'localeOffer' });
  return Response.json({ text: t('text'), accept: t('accept'), dismiss: t('dismiss') });
});
