import type { Locale } from '@/lib/i18n/locales';

/** Reduces a folded word to the part that its inflected forms share. */
export type Stemmer = (word: string) => string;

const stemmers: Record<Locale, () => Promise<Stemmer>> = {
  gr: async () => (await import('@orama/stemmers/greek')).stemmer,
  en: async () => (await import('@orama/stemmers/english')).stemmer,
  es: async () => (await import('@orama/stemmers/spanish')).stemmer,
  ru: async () => (await import('@orama/stemmers/russian')).stemmer,
  fr: async () => (await import('@orama/stemmers/french')).stemmer,
  it: async () => (await import('@orama/stemmers/italian')).stemmer,
  bg: async () => (await import('./stem-bulgarian')).stemBulgarian,
  lv: async () => (await import('./stem-latvian')).stemLatvian,
  cn: async () => (word) => word,
};

/** The stemmer of a language, loaded on first use. Rejects when it cannot be loaded. */
export function loadStemmer(locale: Locale): Promise<Stemmer> {
  return stemmers[locale]();
}
