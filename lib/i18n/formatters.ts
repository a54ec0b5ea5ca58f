import { dateLanguageTag, type Locale } from './locales';

/**
 * A formatter of Intl. Creating one takes about ten times as long as using it, so each is created once per language tag
 * and options.
 */
type Formatter<Options, Result> = new (tag: string, options?: Options) => Result;

function cached<Options, Result>(create: Formatter<Options, Result>): (tag: string, options?: Options) => Result {
  const known = new Map<string, Result>();
  return (tag, options) => {
    const key = options ? tag + JSON.stringify(options) : tag;
    const formatter = known.get(key) ?? new create(tag, options);
    known.set(key, formatter);
    return formatter;
  };
}

/** Languages that write a number of four digits without a separator, which Intl does not know of them. */
const undividedThousands = /^(zh|ru)/;

class NumberFormat extends Intl.NumberFormat {
  constructor(tag: string, options?: Intl.NumberFormatOptions) {
    super(tag, undividedThousands.test(tag) ? { useGrouping: 'min2', ...options } : options);
  }
}

/** The number format of a language (BCP 47 tag). */
export const getNumberFormat = cached<Intl.NumberFormatOptions, Intl.NumberFormat>(NumberFormat);

/** The date and time format of a language; dates that are shown take `dateLanguageTag`. */
export const getDateTimeFormat = cached<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat);

/** Joins the items of a list with the language's 'and'. */
export const getListFormat = cached<Intl.ListFormatOptions, Intl.ListFormat>(Intl.ListFormat);

/** The alphabetical order of a language. */
export const getCollator = cached<Intl.CollatorOptions, Intl.Collator>(Intl.Collator);

/** Which plural form a number takes. */
export const getPluralRules = cached<Intl.PluralRulesOptions, Intl.PluralRules>(Intl.PluralRules);

/** The names of countries and languages in a language. */
export const getDisplayNames = cached<Intl.DisplayNamesOptions, Intl.DisplayNames>(
  Intl.DisplayNames as Formatter<Intl.DisplayNamesOptions, Intl.DisplayNames>,
);

/** The name of a language (BCP 47 tag `of`) in the language of `tag`; undefined when it has none. */
export function languageName(tag: string, of: string): string | undefined {
  return getDisplayNames(tag, { type: 'language', fallback: 'none' }).of(of);
}

/** A timestamp as staff and senders read it: in the language's own format, Athens time. */
export function formatDateTime(locale: Locale, iso: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    getDateTimeFormat(dateLanguageTag(locale), { ...options, timeZone: 'Europe/Athens' }).format(new Date(iso));
  if (locale !== 'lv') return format({ dateStyle: 'long', timeStyle: 'short' });
  // Intl puts the two side by side, without the word for 'o'clock'.
  return `${format({ dateStyle: 'long' })}, plkst. ${format({ timeStyle: 'short' })}`;
}

const longDateFormat = (locale: Locale) =>
  getDateTimeFormat(dateLanguageTag(locale), { dateStyle: 'long', timeZone: 'UTC' });

/** A day (`2026-11-23`) with the name of its month. French has an ordinal for the first, which Intl does not write. */
export function formatLongDate(locale: Locale, day: string): string {
  const date = longDateFormat(locale).format(new Date(day));
  return locale === 'fr' ? date.replace(/^1(?= )/, '1er') : date;
}

/** A day as it stands after 'published' or 'updated': Latvian has the month in the locative. */
export function formatDateAfterVerb(locale: Locale, day: string): string {
  if (locale !== 'lv') return formatLongDate(locale, day);
  const parts = longDateFormat(locale).formatToParts(new Date(day));
  const locative = (month: string) => month.replace(/is$/, 'ī').replace(/s$/, 'ā');
  return parts.map(({ type, value }) => (type === 'month' ? locative(value) : value)).join('');
}
