import 'server-only';
import { getTranslations } from 'next-intl/server';
import { type Locale, languageTag } from '@/lib/i18n/locales';

/** How many products were found, in words: one text per plural form, and `none`; # is the number, % the total. */
export type CountTexts = Partial<Record<Intl.LDMLPluralRule, string>> & { none: string; other: string };

/** The texts of a language. They replace a dictionary and a list of all numbers in the browser. */
export async function countTexts(locale: Locale): Promise<CountTexts> {
  const t = await getTranslations({ locale, namespace: 'finder' });
  const rules = new Intl.PluralRules(languageTag(locale));
  const text = (count: number) => t('count', { count, total: '%' });
  const texts: CountTexts = { none: text(0), other: text(0) };
  for (const count of [1.5, ...Array.from({ length: 30 }, (_, index) => 30 - index)])
    texts[rules.select(count)] = text(count).replace(/\d+([.,]\d+)?/, '#');
  return texts;
}
