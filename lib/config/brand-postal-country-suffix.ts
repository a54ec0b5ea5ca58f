import { countryName } from '@/lib/i18n/country-name';
import { defaultLocale, type Locale, languageTag } from '@/lib/i18n/locales';
import { localePunctuation } from '@/lib/i18n/punctuation';
import { brand } from './brand';

/**
 * What follows the maker's address for readers abroad, as their language separates it: `, Grèce`; nothing for Greeks.
 */
export function brandPostalCountrySuffix(locale: Locale): string {
  if (locale === defaultLocale) return '';
  return localePunctuation(languageTag(locale)).part + countryName(locale, brand.address.country);
}
