import { type Locale, localeCodes } from '@/lib/i18n/locales';
import type { SpokenText } from './spoken-words';

/** The words that the texts of each language consist of. */
export type Vocabulary = {
  /** True if a language uses a word. */
  has: (locale: Locale, word: string) => boolean;
  /** True if no other text of the language has at least half of the words. */
  isNew: (words: string[], locale: Locale) => boolean;
};

const manyTexts = Symbol('more than one text');

/** Collects the words of all texts; a word that only one text contains may have come with it from elsewhere. */
export function createVocabulary(texts: SpokenText[]): Vocabulary {
  const textOfWord = new Map<Locale, Map<string, string | typeof manyTexts>>(
    localeCodes.map((locale) => [locale, new Map()]),
  );
  for (const { snippet, words } of texts) {
    const known = snippet.locale && textOfWord.get(snippet.locale);
    if (!known) continue;
    for (const word of words)
      known.set(word, (known.get(word) ?? snippet.text) === snippet.text ? snippet.text : manyTexts);
  }
  return {
    has: (locale, word) => textOfWord.get(locale)?.has(word) ?? false,
    isNew: (words, locale) =>
      words.filter((word) => textOfWord.get(locale)?.get(word) !== manyTexts).length * 2 >= words.length,
  };
}

/** More words prove nothing new, and are left to the detector. */
const maxWords = 12;
/** Related languages share names of substances and short phrases. */
const minWords = (from: Locale) => (from === 'en' ? 2 : 5);

/** The language to which all words of a short text belong, most of which its own language does not have; null if none. */
export function findBorrowedWords(vocabulary: Vocabulary, words: string[], locale: Locale): Locale | null {
  if (words.length < 2 || words.length > maxWords || !vocabulary.isNew(words, locale)) return null;
  const others: Locale[] = ['en', ...localeCodes.filter((code) => code !== 'en')];
  return (
    others.find(
      (from) => from !== locale && words.length >= minWords(from) && words.every((word) => vocabulary.has(from, word)),
    ) ?? null
  );
}
