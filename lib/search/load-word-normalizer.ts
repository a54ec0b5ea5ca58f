import type { Locale } from '@/lib/i18n/locales';
import { normalizeForSearch } from '@/lib/text/normalize-for-search';
import { loadStemmer, type Stemmer } from './stem';

/** The form a word is indexed under: folded and stemmed. */
export type NormalizeWord = (word: string) => string;

/**
 * Normalises the words of a language, in the same way for the index and for a query. Rejects when the stemmer cannot be
 * loaded.
 */
export async function loadWordNormalizer(locale: Locale): Promise<NormalizeWord> {
  const stem: Stemmer = await loadStemmer(locale);
  return (word) => {
    const folded = normalizeForSearch(word, locale);
    return stem(folded) || folded;
  };
}
