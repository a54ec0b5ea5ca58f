import 'server-only';
import { getDictionaryEntry, getProductDictionary } from '@/lib/content/products';
import type { Species } from '@/lib/feeding/animal-categories';
import { type ExcludableIngredient, excludableIngredients } from '@/lib/feeding/schema';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import { readMessages } from '@/lib/i18n/translator';
import { agePluralTexts } from './age-plural-texts';
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
