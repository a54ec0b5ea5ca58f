import { eld } from 'eld/small';
import { brand } from '@/lib/config/brand';
import { type Locale, languageTag } from '@/lib/i18n/locales';

const primary = (locale: Locale) => languageTag(locale).split('-')[0];
/**
 * Below this weight a block is too short, or has too many names, for a reliable result. A
 * Chinese character counts as three letters.
 */
const sureFrom = 60;
const weight = (text: string) =>
  (text.match(/\p{L}/gu)?.length ?? 0) + 2 * (text.match(/\p{Script=Han}/gu)?.length ?? 0);

/**
 * Letters and words that Bulgarian or Russian has and the other lacks. The detector confuses the two, and Serbian,
 * where a text consists mostly of product names; these do not.
 */
const cyrillic: { language: string; sign: RegExp }[] = [
  { language: 'ru', sign: /[ыэё]/i },
  {
    language: 'bg',
    sign: /ъ(?![еёюя])|(?<!\p{L})(?:са|се|със|във|ще|това|този|тази|който|която|което|които|кучета)(?!\p{L})/iu,
  },
];

/** Returns the language of a text. Signs of one Cyrillic language alone outweigh the detector. */
function languageOf(text: string): string {
  const { language } = eld.detect(text);
  if (!['ru', 'bg', 'sr'].includes(language)) return language;
  const signed = cyrillic.filter(({ sign }) => sign.test(text)).map((known) => known.language);
  return (signed.length === 1 && signed[0]) || language;
}

/**
 * Returns the texts that a detector of sixty languages attributes to another language: the page as a
 * whole and each of its longer blocks.
 */
export function foreignTexts(page: { ownText: string; blocks: string[] }, locale: Locale): string[] {
  // The operator's name and postal address are the same in every language.
  const blocks = page.blocks.filter((text) => weight(text) >= sureFrom && !text.startsWith(brand.legalName));
  return [page.ownText, ...blocks].flatMap((text) => {
    const language = languageOf(text);
    return language === primary(locale) ? [] : [`reads like ${language || 'no language'}: ${text.slice(0, 80)}`];
  });
}
