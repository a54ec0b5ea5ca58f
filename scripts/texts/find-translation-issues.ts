import { brand } from '@/lib/config/brand';
import type { TranslationIssue } from '@/lib/content/read-text-inventory';
import type { Locale } from '@/lib/i18n/locales';
import { isUntranslated } from '@/scripts/content-check/messages';
import { checkSearchResultWidth } from '@/scripts/content-check/search-result-width';
import { checkWordLength } from '@/scripts/content-check/word-length';
import { uncommittedSentinel } from './text-change-dates';
import type { TranslatorTextRow } from './translator-text-rows';

/** The language that a text is translated from: English, of which the Greek is the original; null for Greek itself. */
export function getSourceLocale(locale: Locale): Locale | null {
  if (locale === 'gr') return null;
  return locale === 'en' ? 'gr' : 'en';
}

/** A text with its English and Greek versions, one of which it may still be. */
type Compared = Pick<TranslatorTextRow, 'file' | 'key' | 'text' | 'limit'> & {
  locale: Locale;
  english: string;
  greek: string;
};

/** The marks of a text for reviewers: not translated, unless it is a name, or too long for its position. */
export function findIssuesOfTranslatedText(text: Compared, isName = false): TranslationIssue[] {
  return [...(isName ? [] : untranslated(text)), ...tooLong(text)];
}

function untranslated({ locale, text, english, greek }: Compared): TranslationIssue[] {
  if (!text) return [{ state: 'untranslated', reason: 'not written yet' }];
  // English is compared only with Greek, and Greek only with English.
  if (locale !== 'en' && isUntranslated(text, english)) return [{ state: 'untranslated', reason: 'same as English' }];
  if (locale !== 'gr' && isUntranslated(text, greek)) return [{ state: 'untranslated', reason: 'same as Greek' }];
  return [];
}

function tooLong({ file, key, text, limit, locale }: Compared): TranslationIssue[] {
  const reasons = limit !== null && text.length > limit ? [`${text.length} characters, at most ${limit} fit`] : [];
  const snippet = { file, key, text, locale, icu: file.startsWith('messages/') };
  const widths = [...checkWordLength(snippet), ...checkSearchResultWidth(snippet)].map(({ text: reason }) => reason);
  return [...reasons, ...widths].map((reason) => ({ state: 'long', reason }));
}

/**
 * The mark of a text whose source changed after it, by their times in seconds. `readThrough` is the day of the last
 * review of the language against its source: changes until then need no mark.
 */
export function findIssuesOfOutdatedText(
  locale: Locale,
  own: number,
  source: number,
  readThrough?: string,
): TranslationIssue[] {
  const from = getSourceLocale(locale);
  const reviewed = readThrough ? Date.parse(`${readThrough}T23:59:59Z`) / 1000 : 0;
  if (!from || source <= Math.max(own, reviewed)) return [];
  const when = source === uncommittedSentinel ? 'just now' : `on ${new Date(source * 1000).toISOString().slice(0, 10)}`;
  return [
    { state: 'changed', reason: `the ${from === 'gr' ? 'Greek' : 'English'} was changed ${when}, after this text` },
  ];
}

/** A text with the name of the brand, as pages show it; other placeholders stay. */
export const fillBrandName = (text: string) => text.replaceAll('{brand}', brand.name);
