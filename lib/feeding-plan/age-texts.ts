import type { AgeUnit } from '@/lib/feeding/age';
import { type CountTexts, countTexts } from '@/lib/i18n/count-texts';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';

/** An age in each unit as one language counts it, for the browser. */
export function ageTexts(locale: Locale): Record<AgeUnit, CountTexts> {
  const t = translator(locale);
  const tag = languageTag(locale);
  const number = new Intl.NumberFormat(tag);
  const values = (count: number) => ({ count, value: number.format(count) });
  return {
    years: countTexts(tag, (count) => t('planPdf.ageYears', values(count))),
    months: countTexts(tag, (count) => t('planPdf.ageMonths', values(count))),
    weeks: countTexts(tag, (count) => t('planPdf.ageWeeks', values(count))),
  };
}
