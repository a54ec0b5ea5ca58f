import type { Locale } from '@/lib/i18n/locales';
import type { LocatedText } from '@/scripts/content-check/located-texts';

/** A text of the page about the company, as the rules of one text get it. */
export const textOf = (locale: Locale, text: string, more: Partial<LocatedText> = {}): LocatedText => ({
  file: `content/pages/about/${locale}.json`,
  key: 'lead',
  text,
  locale,
  icu: false,
  ...more,
});
