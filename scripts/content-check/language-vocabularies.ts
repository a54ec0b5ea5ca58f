import { type Locale, localeCodes } from '@/lib/i18n/locales';
import type { ProseTokens } from './extract-prose-tokens';

/** The words that the texts of each language consist of. */
export type VocabularyByLanguage = {
  /** True if a language uses a word. */
  has: (locale: Locale, word: string) => boolean;
  /** True if no other text of the language has at least half of the words. */
  isNew: (wordList: string[], locale: Locale) => boolean;
};

const manyTexts = Symbol('more than one text');

/** Collects the words of all texts; a word that only one text contains may have come with it from elsewhere. */
export function createLanguageVocabularies(texts: ProseTokens[]): VocabularyByLanguage {
  const textOfWord = new Map<Locale, Map<string, string | typeof manyTexts>>(
    localeCodes.map((locale) => [locale, new Map()]),
  );
  for (const { snippet, wordList } of texts) {
    const known = snippet.locale && textOfWord.get(snippet.locale);
    if (!known) continue;
    for (const word of wordList)
      known.set(word, (known.get(word) ?? snippet.text) === snippet.text ? snippet.text : manyTexts);
  }
  return {
    has: (locale, word) => textOfWord.get(locale)?.has(word) ?? false,
    isNew: (wordList, locale) =>
      wordList.filter((word) => textOfWord.get(locale)?.get(word) !== manyTexts).length * 2 >= wordList.length,
  };
}

/** More words prove nothing new, and are left to the detector. */
const maxWordCount = 12;
/** Related languages share names of substances and short phrases. */
const minWordCount = (from: Locale) => (from === 'en' ? 2 : 5);

/** The language to which all words of a short text belong, most of them new in its own language; null if none. */
export function detectLanguageByVocabulary(
  vocabulary: VocabularyByLanguage,
  wordList: string[],
  locale: Locale,
): Locale | null {
  if (wordList.length < 2 || wordList.length > maxWordCount || !vocabulary.isNew(wordList, locale)) return null;
  const others: Locale[] = ['en', ...localeCodes.filter((code) => code !== 'en')];
  return (
    others.find(
      (from) =>
        from !== locale &&
        wordList.length >= minWordCount(from) &&
        wordList.every((word) => vocabulary.has(from, word)),
    ) ?? null
  );
}
