import type { Locale } from '@/lib/i18n/locales';
import { fold } from './fold';
import { loadStemmer, type Stem } from './stem';

/** What a word is found by: folded and stemmed. */
export type Analyse = (word: string) => string;

/** How a language's words are made comparable, the same for the index and for a question. Rejects when the stemmer cannot be fetched. */
export async function loadAnalysis(locale: Locale): Promise<Analyse> {
  const stem: Stem = await loadStemmer(locale);
  return (word) => {
    const folded = fold(word, locale);
    return stem(folded) || folded;
  };
}
