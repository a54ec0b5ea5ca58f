import type { ContentProblem } from '@/lib/content/content-problem';
import type { Locale } from '@/lib/i18n/locales';
import { createContentProblem, type LocatedText } from './located-texts';

const doubled =
  /(?<![\p{L}\p{M}\p{N}{<’'-])(\p{L}[\p{L}\p{M}’']*)(?:[ \u00a0\u202f]+|\n)\1(?![\p{L}\p{M}\p{N}’'-])|(\{\w+\})[ \u00a0\u202f]*\2/giu;

/** Words that a language says twice: French 'nous nous voyons', Greek 'σιγά σιγά'. */
const reduplicated: Partial<Record<Locale, string>> = {
  en: 'had that',
  fr: 'nous vous',
  es: 'casi poco',
  it: 'ben così man passo pian piano poco quasi sotto tanto via',
  lv: 'lēnām',
  gr: `άκρη απλά βήμα γρήγορα γύρω δίπλα ένα έναν ένας ίσα καλά κάτω λίγα λίγες λίγη λίγο λίγοι μια μία μισά μισή μισό
    μπροστά ντιν όλο πάνω πάντα πέρα πολύ πότε πρώτα σιγά στάλα τόσο χέρι`,
};
const reduplicatedByLocale = new Map(
  Object.entries(reduplicated).map(([locale, terms]) => [locale, terms.split(/\s+/)]),
);
/** Here any noun or adverb can be said twice, such as 'βράδυ βράδυ'; only short words are certainly a mistake. */
const withReduplication: readonly Locale[] = ['gr', 'it'];
const maxShort = 4;

/**
 * Chinese words that are not said twice; verbs, nouns and adjectives can be (看看, 天天). The exceptions are parts of two
 * words, such as 除了 and 了解.
 */
const doubledInChinese =
  /的的(?!确)|了了(?!解|[然结断事])|是是(?!非)|(?:在在|和和(?!气|睦)|与与|或或|也也|有有|不不|把把|被被|就就|您您|我我(?!们)|这这|那那|及及(?!其|时)|而而|其其|并并)|(我们|您的|它们|他们|可以|如果|因为|所以|但是|以及|或者|没有|这个|这些)\1|(?!一)(\p{Script=Han}{3,6})\2/gu;

/** The same word twice, which remains when a sentence is rewritten. */
export function checkRepeatedTerms(snippet: LocatedText): ContentProblem[] {
  const { locale, text } = snippet;
  if (locale === 'cn')
    return [...text.matchAll(doubledInChinese)].map(({ 0: found, index }) => problemOf(snippet, found, index));
  return [...text.matchAll(doubled)].flatMap(({ 0: found, 1: word = '', index }) => {
    if (isMeant(snippet, word, found, index)) return [];
    const isUncertain = locale && withReduplication.includes(locale) && word.length > maxShort;
    return [{ ...problemOf(snippet, found, index), ...(isUncertain && { weight: 'hint' as const }) }];
  });
}

function isMeant({ locale, text }: LocatedText, word: string, found: string, index: number): boolean {
  if (locale && reduplicatedByLocale.get(locale)?.includes(word.toLowerCase())) return true;
  // 'sign in in another tab'.
  if (word === 'in' && /\b(?:sign|signed|log|logged) $/i.test(text.slice(0, index))) return true;
  // Single capitals are names of things: 'vitamin D D3', 'plan B b'.
  return word.length === 1 && found !== found.toLowerCase();
}

const problemOf = (snippet: LocatedText, found: string, index: number): ContentProblem =>
  createContentProblem(snippet, { index, found }, { text: `'${found.replace('\n', ' ')}' stands twice: delete one` });
