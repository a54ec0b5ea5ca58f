import { eld } from 'eld/extrasmall';
import type { ContentProblem } from '@/lib/content/content-problem';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import type { ProseTokens } from './extract-prose-tokens';
import type { LocatedText } from './located-texts';
import { memoizeInProcess } from './process-memo';

/** Shorter texts consist of too few sounds for a reliable result. */
const minWordCount = 8;
/** The names of species, strains and works are like no language, or like another. */
const minLowerCaseWordCount = 6;
/** How much better another language must fit: texts with many names come close to English. */
const minMargin = 0.15;
/** A detector needs no more characters. */
const maxLength = 300;

const latin = /\p{Script=Latin}/gu;
const nonLatinScripts: Partial<Record<Locale, RegExp>> = {
  gr: /\p{Script=Greek}/gu,
  ru: /\p{Script=Cyrillic}/gu,
  bg: /\p{Script=Cyrillic}/gu,
  cn: /\p{Script=Han}/gu,
};
const primaryTag = (locale: Locale) => languageTag(locale).split('-')[0] ?? '';
// A new language belongs here once the check has been tried on its texts.
const latinLocales: readonly Locale[] = ['en', 'es', 'fr', 'it', 'lv'];
// The other scripts tell their languages apart. The subset holds for the whole program.
eld.setLanguageSubset(latinLocales.map(primaryTag));

/** True for the languages in which texts of other languages are found. */
export const supportsLanguageDetection = (locale: Locale): boolean =>
  locale in nonLatinScripts || latinLocales.includes(locale);

const latinWord = /(?<!\p{L})\p{Script=Latin}{2,}/gu;
const latinLowerCaseWord = /(?<!\p{L})\p{Ll}(?<=\p{Script=Latin})\p{Script=Latin}+/gu;
const latinSentence = /\p{Script=Latin}+(?:[\s,;’'-]+\p{Script=Latin}+){5,}/gu;
// Words with Russian letters that Bulgarian lacks, except names; and Bulgarian words that Russian lacks, such as those
// with ъ before a consonant.
const cyrillicSigns: Partial<Record<Locale, { other: Locale; signs: RegExp[] }>> = {
  bg: { other: 'ru', signs: [/(?<!\p{L})(?!\p{Lu})\p{L}*[ыэё]\p{L}*/gu] },
  ru: {
    other: 'bg',
    signs: [
      /(?<!\p{L})(?!\p{Lu})\p{L}*ъ(?=\p{L})(?![еёюя])\p{L}*/gu,
      /(?<!\p{L})(?:са|се|ще|това|този|тази|който|която|което|които|кучета)(?!\p{L})/giu,
    ],
  },
};
/** One word of the other language may be quoted, unless the text has hardly any others. */
const minSignShare = 0.2;

const names = new Intl.DisplayNames('en', { type: 'language' });
/** The English name of a language: 'Latvian'. */
export const englishLanguageName = (locale: Locale): string => names.of(primaryTag(locale)) ?? locale;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** The language that a text seems to be written in, if it is not its own: 'English'; null if nothing is wrong. */
export const detectForeignLanguage = memoizeInProcess(
  'foreign-language',
  ({ snippet, plain, wordList }: ProseTokens): string | null => {
    const { locale } = snippet;
    if (!locale || !supportsLanguageDetection(locale)) return null;
    const own = nonLatinScripts[locale] ?? latin;
    // Counting letters is slow, and most texts have none of another alphabet.
    const strange = Object.entries(nonLatinScripts).filter(
      ([, script]) => script && script.source !== own.source && plain.search(script) >= 0,
    );
    const stranger = strange.find(([, script]) => count(plain, script ?? own) > count(plain, own));
    if (stranger) return englishLanguageName(stranger[0] as Locale);
    if (!nonLatinScripts[locale]) return findOtherLatinLanguage(plain, wordList, locale);
    if (isMostlyLatin(snippet, plain, own)) return 'English';
    const language = cyrillicSigns[locale];
    if (!language || wordList.length <= 2) return null;
    const found = language.signs.reduce((sum, sign) => sum + count(plain, sign), 0);
    const enough = found > 1 || (found > 0 && found / wordList.length >= minSignShare);
    return enough ? englishLanguageName(language.other) : null;
  },
);

/** True for an untranslated text, or a sentence left in it. Names of works and species may stand in a post. */
function isMostlyLatin({ key }: LocatedText, plain: string, own: RegExp): boolean {
  const wordList = plain.match(latinWord) ?? [];
  const lowerCase = count(plain, latinLowerCaseWord);
  const [enough, enoughLowerCase] = key ? [2, 1] : [5, 3];
  const isEnough = wordList.length >= enough && lowerCase >= enoughLowerCase;
  if (isEnough && count(plain, own) < wordList.join('').length / 4) return true;
  return (plain.match(latinSentence) ?? []).some((sentence) => count(sentence, latinLowerCaseWord) >= 3);
}

function findOtherLatinLanguage(plain: string, wordList: string[], locale: Locale): string | null {
  if (wordList.length < minWordCount || count(plain, latinLowerCaseWord) < minLowerCaseWordCount) return null;
  const result = eld.detect(plain.slice(0, maxLength));
  const own = primaryTag(locale);
  if (result.language === own) return null;
  const scores = result.getScores();
  const margin = (scores[result.language] ?? 0) - (scores[own] ?? 0);
  return margin < minMargin ? null : (names.of(result.language) ?? null);
}

/** The message for a text in another language. */
export const foreignLanguageAdvice = (found: string, locale: Locale): string =>
  `reads like ${found}, but this is the ${englishLanguageName(locale)} text: translate it`;

/** The one problem of a file of which most texts are in another language. */
export const wrongLanguageFileProblem = (file: string, found: string, locale: Locale): ContentProblem => ({
  file,
  line: 1,
  isCause: true,
  text: `most of it reads like ${found}, but this is the ${englishLanguageName(locale)} file: translate it, or save it under the name of its language`,
});
