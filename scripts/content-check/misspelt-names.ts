import type { ContentProblem } from '@/lib/content/content-problem';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { extractProseTokens } from './extract-prose-tokens';
import { createContentProblem, type LocatedText } from './located-texts';

/** Shorter words are often one letter away from another that is right: 'hake' and 'cake'. */
const minLength = 5;

const isInDictionary = ({ file }: LocatedText) => file.startsWith('content/dictionaries/');
/** Names that the texts of products use as well; additives and terms of the law are in the dictionaries alone. */
const isSharedName = (snippet: LocatedText) =>
  isInDictionary(snippet) && /^(?:ingredients|proteins|allergens|tags|formats|lines|species)\./.test(snippet.key ?? '');

/** True if two words differ by one letter that is doubled, exchanged, missing or replaced, and not by their endings. */
function differsByOneLetter(word: string, other: string): boolean {
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  if (word === other || long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  if (short.length < long.length) {
    const isDoubled = long[same] === long[same - 1];
    return (isDoubled || same < short.length - 1) && short.slice(same) === long.slice(same + 1);
  }
  if (short[same] === long[same + 1] && short[same + 1] === long[same])
    return short.slice(same + 2) === long.slice(same + 2);
  return same < short.length - 2 && short.slice(same + 1) === long.slice(same + 1);
}

/**
 * Names in the dictionaries with a word that no other text of the language has, but that is one letter away from a word
 * of theirs: 'chiken'. Only hints: both may be right. Chinese has no spaces between words.
 */
export function findMisspeltNames(snippets: LocatedText[]): ContentProblem[] {
  const tokensByLocale = new Map<Locale | null, Set<string>>(localeCodes.map((locale) => [locale, new Set()]));
  for (const snippet of snippets) {
    if (isInDictionary(snippet)) continue;
    const known = tokensByLocale.get(snippet.locale);
    for (const word of extractProseTokens(snippet).wordList) known?.add(word);
  }
  return snippets.filter(isSharedName).flatMap((snippet) => {
    const known = tokensByLocale.get(snippet.locale) ?? new Set();
    const unknown = extractProseTokens(snippet).wordList.filter((word) => word.length >= minLength && !known.has(word));
    return unknown.flatMap((word) => {
      const meant = snippet.locale !== 'cn' && [...known].find((other) => differsByOneLetter(word, other));
      if (!meant) return [];
      const index = snippet.text.toLowerCase().indexOf(word);
      const found = snippet.text.slice(index, index + word.length);
      const text = `'${found}' is in no other text of this language, but '${meant}' is: correct it if it is misspelt`;
      return [createContentProblem(snippet, { index, found }, { text, weight: 'hint' })];
    });
  });
}
