import { type Locale, localeCodes, locales } from '@/lib/i18n/locales';

const letters = {
  Grek: /\p{Script=Greek}/gu,
  Latn: /\p{Script=Latin}/gu,
  Cyrl: /\p{Script=Cyrillic}/gu,
  Hans: /\p{Script=Han}/gu,
};

/** Small words that a language cannot do without and its neighbours in the same script do not have. */
const smallWords: Record<Locale, string[]> = {
  gr: ['και', 'το', 'με'],
  en: ['the', 'and', 'of', 'with', 'is'],
  es: ['el', 'los', 'y', 'con', 'para', 'del'],
  fr: ['les', 'des', 'et', 'pour', 'avec', 'du'],
  it: ['il', 'gli', 'di', 'per', 'della', 'è'],
  lv: ['un', 'ir', 'ar', 'no', 'bez', 'vai'],
  ru: ['и', 'не', 'в', 'что', 'это', 'для'],
  bg: ['и', 'не', 'се', 'за', 'от', 'да'],
  cn: ['的'],
};

/** Share of a text's letters that belong to the script of a language, 0 to 1. A Han letter counts for three of the others. */
export function scriptShare(text: string, locale: Locale): number {
  const count = (script: keyof typeof letters) =>
    (text.match(letters[script])?.length ?? 0) * (script === 'Hans' ? 3 : 1);
  const all = (Object.keys(letters) as (keyof typeof letters)[]).reduce((sum, script) => sum + count(script), 0);
  return all === 0 ? 0 : count(locales[locale].script) / all;
}

/** The language, among those written in the same script, whose small words a text has most of. */
export function likelyLanguage(text: string, locale: Locale): Locale {
  const found = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{M}]+/gu)) found.set(word, (found.get(word) ?? 0) + 1);
  const score = (code: Locale) => smallWords[code].reduce((sum, word) => sum + (found.get(word) ?? 0), 0);
  const rivals = localeCodes.filter((code) => locales[code].script === locales[locale].script);
  return rivals.reduce((best, code) => (score(code) > score(best) ? code : best));
}
