import type { AgeUnit } from '@/lib/feeding/age';
import { getNumberFormat } from '@/lib/i18n/formatters';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import { createPluralTexts, type PluralTexts } from '@/lib/i18n/plural-texts';
import { getTranslator } from '@/lib/i18n/translator';

/** An age in each unit as one language counts it, for the browser. */
export function agePluralTexts(locale: Locale): Record<AgeUnit, PluralTexts> {
  const t = getTranslator(locale);
  const tag = languageTag(locale);
  const number = getNumberFormat(tag);
  const values = (count: number) => ({ count, value: number.format(count) });
  return {
    years: createPluralTexts(tag, (count) => t('planPdf.ageYears', values(count))),
    months: createPluralTexts(tag, (count) => t('planPdf.ageMonths', values(count))),
    weeks: createPluralTexts(tag, (count) => t('planPdf.ageWeeks', values(count))),
  };
}
