import type { ContentProblem } from '@/lib/content/content-problem';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { extractProseTokens, type ProseTokens } from './extract-prose-tokens';
import {
  detectForeignLanguage,
  englishLanguageName,
  foreignLanguageAdvice,
  supportsLanguageDetection,
  wrongLanguageFileProblem,
} from './foreign-language';
import {
  createLanguageVocabularies,
  detectLanguageByVocabulary,
  type VocabularyByLanguage,
} from './language-vocabularies';
import { type LocatedText, listTextsKeyedByLocale } from './located-texts';
import { isUntranslated } from './messages';
import { type ContentFileBytes, localeOfFile } from './text-files';

const reference = 'en';
const nonLatinLocales: readonly Locale[] = ['gr', 'ru', 'bg', 'cn'];
const scriptLetter = /[\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}]/u;
/** Names of places are compared, too, although their files contain no prose. */
const nameFiles = /^content\/places\.json$/;

/** The key of a text across the languages: its file and its key, without the language. */
function subjectOf({ file, key = '', locale }: LocatedText): string {
  const parts = key.split('.').map((part) => (part === locale ? '*' : part));
  const name = localeOfFile(file) ? file.slice(0, file.lastIndexOf('/')) : file;
  return `${name} ${parts.join('.')}`;
}

/**
 * Texts in another language than the one they stand for: untranslated, or pasted into the wrong file. Sources of posts
 * have titles in their own language.
 */
export function findUntranslatedTexts(snippets: LocatedText[], sources: ContentFileBytes[]): ContentProblem[] {
  const names = sources.filter(({ file }) => nameFiles.test(file)).flatMap(listTextsKeyedByLocale);
  const texts = [...snippets, ...names].filter(({ locale, inSources }) => locale && !inSources).map(extractProseTokens);
  // The texts of a new language are still those of another.
  const recognised = texts.filter(({ snippet }) => snippet.locale && supportsLanguageDetection(snippet.locale));
  const vocabulary = createLanguageVocabularies(recognised);
  const languages = groupBySubject(texts);
  const found = texts.flatMap((text): FoundText[] => {
    const { snippet } = text;
    const { file, locale } = snippet;
    const others = languages.get(subjectOf(snippet)) ?? new Map<Locale, string>();
    if (!locale) return [];
    // Elsewhere the comparison of the files reports it.
    if (locale !== reference && snippet.key && isUntranslated(snippet.text, others.get(reference)))
      return localeOfFile(file) ? [] : [{ text, language: englishLanguageName(reference), short: false }];
    if (!isLong(text) && isSameInNearlyAllLanguages(snippet.text, others)) return [];
    const language = detectForeignLanguage(text);
    if (language) return [{ text, language, short: false }];
    const borrowed = snippet.key ? findShortLabelLanguage(text, others, vocabulary) : null;
    return borrowed ? [{ text, ...borrowed, short: true }] : [];
  });
  return summarizeByFile(found, texts);
}

const isLong = ({ wordList }: ProseTokens) => wordList.length > 7;

/** A short text that is the same in nearly all languages, whatever their script, is a name, such as a product’s. */
function isSameInNearlyAllLanguages(text: string, others: Map<Locale, string>): boolean {
  const alike = [...others.values()].filter((other) => other === text).length;
  return others.size > 2 && alike * 3 > others.size * 2;
}

type FoundText = { text: ProseTokens; language: string; short: boolean; weight?: 'hint' };

function groupBySubject(texts: ProseTokens[]): Map<string, Map<Locale, string>> {
  const languages = new Map<string, Map<Locale, string>>();
  for (const { snippet } of texts) {
    if (!snippet.key || !snippet.locale) continue;
    const subject = subjectOf(snippet);
    const group = languages.get(subject) ?? new Map<Locale, string>();
    languages.set(subject, group.set(snippet.locale, snippet.text));
  }
  return languages;
}

// Words that a language shares with English, so that a label may be the same.
const sharedWithEnglish: Partial<Record<Locale, string[]>> = { es: ['china'], fr: ['faq', 'structure'] };
/** Languages with many words that are written as in English. */
const closeToEnglish: readonly Locale[] = ['es', 'fr', 'it'];

/** Names of people and places may be the same in every language with Latin letters. */
const isName = (key: string) => /(?:^|\.)name(?:\.|$)/.test(key);

/** A label too short for a detector: all its words are another language's, and the own language has them nowhere. */
function findShortLabelLanguage(
  { snippet: { text, locale, key = '' }, plain, wordList }: ProseTokens,
  others: Map<Locale, string>,
  vocabulary: VocabularyByLanguage,
): { language: string; weight?: 'hint' } | null {
  if (!locale || !supportsLanguageDetection(locale)) return null;
  const from = detectLanguageByVocabulary(vocabulary, wordList, locale);
  if (from) return { language: englishLanguageName(from) };
  if (!wordList.some((word) => word.length > 2) || !vocabulary.isNew(wordList, locale)) return null;
  // A name in Latin letters has them in the other scripts, too.
  const compared = nonLatinLocales.filter((other) => other !== locale && others.has(other));
  if (nonLatinLocales.includes(locale) && !scriptLetter.test(plain) && compared.length > 1) {
    const alike = compared.filter((other) => !scriptLetter.test(others.get(other) ?? ''));
    return alike.length > 1 ? null : { language: englishLanguageName(reference) };
  }
  if (locale === reference || isName(key) || text !== others.get(reference)) return null;
  const alike = localeCodes.filter((other) => others.get(other) === text).length;
  if (alike > 2 || wordList.every((word) => sharedWithEnglish[locale]?.includes(word))) return null;
  return { language: englishLanguageName(reference), ...(closeToEnglish.includes(locale) && { weight: 'hint' }) };
}

const minTextsOfWholeFile = 4;

/** The problems; one for a whole file that is in another language. */
function summarizeByFile(found: FoundText[], texts: ProseTokens[]): ContentProblem[] {
  const longTexts = new Map<string, number>();
  for (const text of texts)
    if (isLong(text)) longTexts.set(text.snippet.file, (longTexts.get(text.snippet.file) ?? 0) + 1);
  const byFile = new Map<string, FoundText[]>();
  for (const one of found) byFile.set(one.text.snippet.file, [...(byFile.get(one.text.snippet.file) ?? []), one]);
  return [...byFile].flatMap(([file, all]) => {
    const long = all.filter(({ text }) => isLong(text));
    const locale = localeOfFile(file);
    const [first] = long;
    const isWhole = long.length >= minTextsOfWholeFile && long.length * 2 > (longTexts.get(file) ?? 0);
    if (locale && first && isWhole) return [wrongLanguageFileProblem(file, first.language, locale)];
    return all.map(problemOf);
  });
}

function problemOf({ text: { snippet }, language, short, weight }: FoundText): ContentProblem {
  const { file, key, offset, text, locale } = snippet;
  const advice = foreignLanguageAdvice(language, locale ?? reference);
  return {
    file,
    ...(offset === undefined ? { key } : { offset }),
    ...(weight && { weight }),
    text: short || text.length < 40 ? `'${text}' ${advice}` : advice,
  };
}
