import type { Locale } from '@/lib/i18n/locales';
import { brand } from './brand';

const postalScript = (locale: Locale) => (locale === 'gr' || locale === 'en' ? locale : 'latin');

/**
 * The maker's street and town as readers of a language would write them on a letter: in Greek, in English, and for
 * everybody else the Greek ones in Latin letters, which every post office reads.
 */
export function getBrandStreetAndCity(locale: Locale): { street: string; city: string; postalCode: string } {
  const { street, city, postalCode } = brand.address;
  const script = postalScript(locale);
  return { street: street[script], city: city[script], postalCode: postalCode.replaceAll(' ', '\u00a0') };
}

/** The `lang` attribute of the address: Greek in Latin letters; undefined where it is in the language of the page. */
export function brandPostalLangAttribute(locale: Locale): string | undefined {
  return postalScript(locale) === 'latin' ? 'el-Latn' : undefined;
}

/** The same on one line. */
export function brandPostalAddressLine(locale: Locale): string {
  const { street, city, postalCode } = getBrandStreetAndCity(locale);
  return `${street}, ${postalCode} ${city}`;
}
