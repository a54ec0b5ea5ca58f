import type { DateTimeFormatOptions } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';

const figuresOnly: DateTimeFormatOptions = { day: 'numeric', month: 'numeric', year: 'numeric' };

/** Where a date in figures looks foreign, or like another day (English); Latvian writes the day with two digits. */
const formats: Partial<Record<Locale, DateTimeFormatOptions>> = {
  cn: { ...figuresOnly, month: 'long' },
  ru: { ...figuresOnly, month: 'long' },
  en: { ...figuresOnly, month: 'long' },
  es: { ...figuresOnly, month: 'long' },
  lv: { ...figuresOnly, day: '2-digit' },
};

/** How a language writes the first or last day of a product's sale. */
export const getSaleDateFormatOptions = (locale: Locale): DateTimeFormatOptions => formats[locale] ?? figuresOnly;
