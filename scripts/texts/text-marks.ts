import { brand } from '@/lib/config/brand';
import type { TextMark } from '@/lib/content/text-inventory';
import type { Locale } from '@/lib/i18n/locales';
import { isUntranslated } from '@/scripts/content-check/messages';
import { checkSearchResultWidth } from '@/scripts/content-check/search-result-width';
import { checkWordLength } from '@/scripts/content-check/word-length';
import { uncommittedTimestamp } from './text-dates';
import type { TextRow } from './text-rows';

/** The language that a text is translated from: English, of which the Greek is the original; null for Greek itself. */
export function sourceLocale(locale: Locale): Locale | null {
  if (locale === 'gr') return null;
  return locale === 'en' ? 'gr' : 'en';
}

/** A text with those of the two languages that it may have been left in. */
type Compared = Pick<TextRow, 'file' | 'key' | 'text' | 'limit'> & { locale: Locale; english: string; greek: string };

/** What a reader should look at in a text: not translated, which a name need not be, or too long for its place. */
export function markText(text: Compared, isName = false): TextMark[] {
  return [...(isName ? [] : untranslated(text)), ...long(text)];
}

function untranslated({ locale, text, english, greek }: Compared): TextMark[] {
  if (!text) return [{ state: 'untranslated', reason: 'not written yet' }];
  // A translation between the two themselves would be found by the other.
  if (locale !== 'en' && isUntranslated(text, english)) return [{ state: 'untranslated', reason: 'same as English' }];
  if (locale !== 'gr' && isUntranslated(text, greek)) return [{ state: 'untranslated', reason: 'same as Greek' }];
  return [];
}

function long({ file, key, text, limit, locale }: Compared): TextMark[] {
  const reasons = limit !== null && text.length > limit ? [`${text.length} characters, at most ${limit} fit`] : [];
  const snippet = { file, key, text, locale, icu: file.startsWith('messages/') };
  const found = [...checkWordLength(snippet), ...checkSearchResultWidth(snippet)].map(({ text: reason }) => reason);
  return [...reasons, ...found].map((reason) => ({ state: 'long', reason }));
}

/**
 * The mark of a text whose source changed after it, by their times in seconds. `readThrough` is the day on which
 * somebody last read the language against its source; what changed until then is in order.
 */
export function markOutdatedTranslation(locale: Locale, own: number, source: number, readThrough?: string): TextMark[] {
  const from = sourceLocale(locale);
  const read = readThrough ? Date.parse(`${readThrough}T23:59:59Z`) / 1000 : 0;
  if (!from || source <= Math.max(own, read)) return [];
  const when =
    source === uncommittedTimestamp ? 'just now' : `on ${new Date(source * 1000).toISOString().slice(0, 10)}`;
  return [
    { state: 'changed', reason: `the ${from === 'gr' ? 'Greek' : 'English'} was changed ${when}, after this text` },
  ];
}

/** A text as pages show it, except for what they fill in. */
export const fillBrandName = (text: string) => text.replaceAll('{brand}', brand.name);
