import 'server-only';
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Locale } from '@/lib/i18n/locales';

const home: CountryCode = 'GR';

// Where a number without country code may come from, after the country that the form names.
const countryOf: Partial<Record<Locale, CountryCode>> = {
  es: 'ES',
  ru: 'RU',
  cn: 'CN',
  fr: 'FR',
  bg: 'BG',
  lv: 'LV',
  it: 'IT',
};

/**
 * A typed number in E.164, with an extension as RFC 3966 writes it ('+302101234567;ext=12'), read as a number of the given
 * country, else of the reader's language, else of Greece. '' for ''; null when it can be no number of any of them.
 */
export function readPhone(typed: string, country: string | null, locale: Locale): string | null {
  if (typed === '') return '';
  // '+30 (0)210': the zero is for callers at home. '0030' is what most of the world dials for '+30'.
  const text = typed.replace(/^(\s*(?:\+|＋|00).*?)\(0\)/u, '$1').replace(/^\s*00(?=[1-9])/u, '+');
  const given = country && isSupportedCountry(country) ? country : undefined;
  const candidates = [given ?? home, countryOf[locale] ?? home, home];
  const read = candidates.flatMap((defaultCountry) => parsePhoneNumberFromString(text, { defaultCountry }) ?? []);
  const number = read.find((candidate) => candidate.isValid()) ?? read.find((candidate) => candidate.isPossible());
  if (!number) return null;
  return number.ext ? `${number.number};ext=${number.ext}` : number.number;
}
