import 'server-only';
import { getDictionaryEntry, getProductDictionary } from '@/lib/content/products';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import { createPlanFormatter } from './plan-formatter';

/** Numbers with their units as a language of the site writes them, for documents and calendars. */
export function planFormatterFor(locale: Locale) {
  const { units } = getProductDictionary(locale);
  return createPlanFormatter(languageTag(locale), {
    g: getDictionaryEntry(units, 'g'),
    kg: getDictionaryEntry(units, 'kg'),
    kcal: getDictionaryEntry(units, 'kcal'),
  });
}
