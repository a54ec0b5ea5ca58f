import 'server-only';
import { dictionaryTerm, getDictionary } from '@/lib/content/products';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import { createPlanFormatter } from './plan-formatter';

/** Numbers with their units as a language of the site writes them, for documents and calendars. */
export function planFormatterFor(locale: Locale) {
  const { units } = getDictionary(locale);
  return createPlanFormatter(languageTag(locale), {
    g: dictionaryTerm(units, 'g'),
    kg: dictionaryTerm(units, 'kg'),
    kcal: dictionaryTerm(units, 'kcal'),
  });
}
