import files from '@/assets/fonts/files.json';
import type { Locale } from '@/lib/i18n/locales';

const extra = {
  gr: ['greek'],
  en: [],
  es: ['accents'],
  ru: ['cyrillic'],
  cn: [],
  fr: ['accents'],
  bg: ['bulgarian'],
  lv: ['latvian'],
  it: ['accents'],
} as const satisfies Record<Locale, readonly (keyof typeof files)[]>;

/**
 * Returns the URLs of the font files that a page in this language needs at once, for `<link rel="preload" as="font">`.
 */
export function getFontPreloadUrls(locale: Locale): string[] {
  return [files.base, ...extra[locale].map((name) => files[name])];
}
