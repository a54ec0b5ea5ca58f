import 'server-only';
import { getTranslations } from 'next-intl/server';
import { brand } from '@/lib/config/brand';
import { localePath } from '@/lib/i18n/locale-paths';
import type { Locale } from '@/lib/i18n/locales';
import type { ErrorScreenTexts } from './error-screen-texts-context';

/** The texts and URLs of the error screen in one language. */
export async function buildErrorScreenTexts(locale: Locale): Promise<ErrorScreenTexts> {
  const t = await getTranslations({ locale, namespace: 'error' });
  return {
    heading: t('heading'),
    text: t('text'),
    number: t('number'),
    retry: t('retry'),
    home: t('home'),
    contact: t('contact'),
    homePath: localePath(locale, '/'),
    frameUrl: localePath(locale, '/page-not-found'),
    email: brand.email,
  };
}
