import 'server-only';
import { getTranslations } from 'next-intl/server';
import { type CountTexts, countTexts as textsOf } from '@/lib/i18n/count-texts';
import { type Locale, languageTag } from '@/lib/i18n/locales';

export type { CountTexts };

/** How many products were found, in words; # is the number, % the total. */
export async function countTexts(locale: Locale): Promise<CountTexts> {
  const t = await getTranslations({ locale, namespace: 'finder' });
  return textsOf(languageTag(locale), (count) => t('count', { count, total: '%' }));
}
