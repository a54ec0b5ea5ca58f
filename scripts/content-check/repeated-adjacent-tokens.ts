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

/** Elsewhere, words that meet themselves where two parts of a sentence meet: 'give her her food'. */
const meetingItself: Partial<Record<Locale, string>> = {
  en: 'her may on so very',
  es: 'como entre muy para sobre',
  fr: 'bien en faire lui tout très',
  lv: 'ļoti tas tā to',
  bg: 'ги го ѝ й им ми му ни си те ти ви я',
  ru: 'его ее её их очень',
};
/**
 * Here pronouns meet themselves ('ο σκύλος σας σας ευχαριστεί'), and any noun or adverb can be said twice ('πρωί πρωί',
 * 'pari pari'): only these words cannot.
 */
const neverTwice: Partial<Record<Locale, string>> = {
  gr: `ο η οι αλλά αν από για δε δεν είναι έχει έχουν ή θα και κατά κι με μη μην να όπως όταν ότι που προς σε στα στη
    στην στις στο στον στους των ως`,
  it: `a ad ai al all alla alle agli allo anche che con da dai dal dalla dalle dallo dagli dei del della delle dello
    degli di e ed è gli ha hanno i il in la le lo ma nei nel nella nelle nello negli non o per sul sulla sulle sullo sui sugli
    tra fra un una uno`,
};
const toSets = (lists: Partial<Record<Locale, string>>) =>
  new Map(Object.entries(lists).map(([locale, terms]) => [locale, new Set(terms.split(/\s+/))]));
const [reduplicatedByLocale, meetingItselfByLocale, neverTwiceByLocale] = [
  toSets(reduplicated),
  toSets(meetingItself),
  toSets(neverTwice),
];

/**
 * Chinese words that are not said twice; verbs, nouns and adjectives can be (看看, 天天). Characters count if each is a
 * word of its own: 没有有害 is 没有 and 有害. The exceptions are words that the segmenter does not know.
 */
const doubledCharacter =
  /的的(?!确)|了了|是是|在在(?!线)|和和(?![气睦])|与与(?!会)|或或|也也|有有|不不|把把|被被|就就|您您|我我|这这|那那|及及|而而|其其|并并/gu;
const doubledTerm =
  /(我们|您的|它们|他们|可以|如果|因为|所以|但是|以及|或者|没有|这个|这些)\1|(?!一)(\p{Script=Han}{3,6})\2/gu;
const chineseSegmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** The same word twice, which remains when a sentence is rewritten. */
export function checkRepeatedAdjacentTokens(snippet: LocatedText): ContentProblem[] {
  const { locale, text } = snippet;
  if (locale === 'cn') return [...findDoubledCharacters(snippet), ...findDoubledChineseTerms(snippet)];
  return [...text.matchAll(doubled)].flatMap(({ 0: found, 1: word = '', index }) => {
    if (isMeant(snippet, word, found, index)) return [];
    if (!isUncertain(locale, word.toLowerCase())) return [problemOf(snippet, found, index)];
    return [{ ...problemOf(snippet, found, index, 'delete one, if it is not meant'), weight: 'hint' as const }];
  });
}

function findDoubledCharacters(snippet: LocatedText): ContentProblem[] {
  const doubles = [...snippet.text.matchAll(doubledCharacter)];
  if (doubles.length === 0) return [];
  const starts = new Set([...chineseSegmenter.segment(snippet.text)].map(({ index }) => index));
  return doubles
    .filter(({ index }) => [index, index + 1, index + 2].every((at) => at === snippet.text.length || starts.has(at)))
    .map(({ 0: found, index }) => problemOf(snippet, found, index));
}

const findDoubledChineseTerms = (snippet: LocatedText): ContentProblem[] =>
  [...snippet.text.matchAll(doubledTerm)].map(({ 0: found, index }) => problemOf(snippet, found, index));

/** True for two words of which only a reader can say whether one is too much. */
function isUncertain(locale: Locale | null, word: string): boolean {
  // Placeholders are no words.
  if (!locale || !word) return false;
  const never = neverTwiceByLocale.get(locale);
  return never ? !never.has(word) : meetingItselfByLocale.get(locale)?.has(word) === true;
}

function isMeant({ locale, text }: LocatedText, word: string, found: string, index: number): boolean {
  if (locale && reduplicatedByLocale.get(locale)?.has(word.toLowerCase())) return true;
  // 'sign in in another tab'.
  if (word === 'in' && /\b(?:sign|signed|log|logged) $/i.test(text.slice(0, index))) return true;
  // Single capitals are names of things: 'vitamin D D3', 'plan B b'.
  return word.length === 1 && found !== found.toLowerCase();
}

const problemOf = (snippet: LocatedText, found: string, index: number, advice = 'delete one'): ContentProblem =>
  createContentProblem(snippet, { index, found }, { text: `'${found.replace('\n', ' ')}' stands twice: ${advice}` });
