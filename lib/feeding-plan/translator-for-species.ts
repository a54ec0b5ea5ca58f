import type { Species } from '@/lib/feeding/animal-attribute-values';
import type { Locale } from '@/lib/i18n/locales';
import { createTranslatorFromMessages, getTranslator, readMessages, type Translator } from '@/lib/i18n/translator';
import { mergeSpeciesMessages } from './merge-species-messages';

const forCats = new Map<Locale, Translator>();

/**
 * The translator for documents, calendars and mails about an animal of a species: a cat's plan has texts of its own.
 */
export function getTranslatorForSpecies(locale: Locale, species: Species): Translator {
  if (species === 'dog') return getTranslator(locale);
  const found =
    forCats.get(locale) ?? createTranslatorFromMessages(locale, mergeSpeciesMessages(readMessages(locale), species));
  forCats.set(locale, found);
  return found;
}
