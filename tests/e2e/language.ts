import { eld } from 'eld/small';
import { type Locale, languageTag } from '@/lib/i18n/locales';

const primary = (locale: Locale) => languageTag(locale).split('-')[0];
/** Below this many characters a block is too short, or too full of names, to be sure of. */
const sureFrom = { cn: 40, other: 90 };

/** The texts that a detector of sixty languages takes for another language than theirs: the page as a whole and each of its longer blocks. */
export function foreignTexts(page: { ownText: string; blocks: string[] }, locale: Locale): string[] {
  const long = page.blocks.filter((text) => text.length >= (locale === 'cn' ? sureFrom.cn : sureFrom.other));
  return [page.ownText, ...long].flatMap((text) => {
    const { language } = eld.detect(text);
    return language === primary(locale) ? [] : [`reads like ${language || 'no language'}: ${text.slice(0, 80)}`];
  });
}
