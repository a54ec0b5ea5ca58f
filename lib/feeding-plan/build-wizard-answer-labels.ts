import 'server-only';
import { getDictionaryEntry, getProductDictionary } from '@/lib/content/products';
import type { AgeUnit } from '@/lib/feeding/age';
import type { Species } from '@/lib/feeding/animal-attribute-values';
import { type ExcludableIngredient, excludableIngredients } from '@/lib/feeding/schema';
import { getNumberFormat } from '@/lib/i18n/formatters';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import { createPluralTexts, type PluralTexts } from '@/lib/i18n/plural-texts';
import { getTranslator, readMessages } from '@/lib/i18n/translator';
import type { AnswerLabels } from './answer-text';
import { mergeSpeciesMessages } from './merge-species-messages';

/** The texts that name questions and answers about a species in one language. */
export function buildWizardAnswerLabels(locale: Locale, species: Species): AnswerLabels {
  const { plan, wizard } = mergeSpeciesMessages(readMessages(locale), species);
  const { allergens, units } = getProductDictionary(locale);
  return {
    tag: languageTag(locale),
    plan,
    wizard,
    proteins: Object.fromEntries(
      excludableIngredients.map((name) => [name, getDictionaryEntry(allergens, name)]),
    ) as Record<ExcludableIngredient, string>,
    ages: agePluralTexts(locale),
    units: {
      g: getDictionaryEntry(units, 'g'),
      kg: getDictionaryEntry(units, 'kg'),
      kcal: getDictionaryEntry(units, 'kcal'),
    },
  };
}

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
