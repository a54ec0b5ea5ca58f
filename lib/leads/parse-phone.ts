import 'server-only';
import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import type { Locale } from '@/lib/i18n/locales';

const homeCountry: CountryCode = 'GR';

// Where a number without a country code may come from, after the country given in the form.
const countryOf: Partial<Record<Locale, CountryCode>> = {
  es: 'ES',
  ru: 'RU',
  cn: 'CN',
  fr: 'FR',
  bg: 'BG',
  lv: 'LV',
  it: 'IT',
};

// As the database stores it: E.164 has at most 15 digits, while the library accepts 17 for a German number.
const storable = /^\+[1-9]\d{5,14}(;ext=\d{1,10})?$/;

// Separators between two numbers in one field: "210 1234567, 6912345678", "… / …", "… & …", "… - …", "… or …".
const between = /\s*[,;/|、&•]\s*|\s+(?:[-–—]|\p{L}{1,3})\s+/u;

// The second number in brackets, with what it is: "210 1234567 (mobile 6912345678)".
const beforeAndInBrackets = /^(.*\p{Nd})\s*\(([^()]+)\)$/u;

// The first sign of the number is a plus: whoever writes a country code means that country.
const international = /^[^\p{Nd}+]*\+/u;

// What an extension begins with in the site's languages, Greek also in Latin letters, whatever its ending. A single
// letter stands beside its point or the number: 'в 12' is an hour.
const extensionLabels = [
  '(?:ext|int|est|poste|anexo|es[ow]t|iek[sš]|papild|εσ|до[бп]|вн|вът|[转轉]|分[机機]|[内內][线線])\\p{L}*',
  '[pв](?=[.\\d])',
];
// In brackets or not, with or without a word for 'number': '(вътр. 5)', 'poste n° 12', '转分机801'. More than six digits
// are a second number: '67123456 papildus 29123456'.
const extension = new RegExp(
  `[\\s,;/–—-]*[(\\[]?(?<!\\p{L})(?:${extensionLabels.join('|')})[.:\\s]*(?:\\p{L}{1,8})?[-.:#°\\s]*(\\p{Nd}{1,6})[.\\s)\\]]*$`,
  'iu',
);

// What follows a complete number: '210 1234567-8' and '210 1234567/68' are two lines that differ in their last digits.
const afterNumber = /^(.*\p{Nd})\s*([-–—/])\s*(\d{1,5})$/u;

/**
 * A typed number, or two, in E.164, with an extension as RFC 3966 writes it ('+302101234567;ext=12', '+302101234567,
 * +306912345678'), parsed as a number of the given country, otherwise of the country of the visitor's language,
 * otherwise of Greece. Of two lines that differ in their last digits it is the first. '' for ''; null when it is valid
 * in none of them. With a country code, a possible length is enough, unless digits follow a complete number.
 */
export function parsePhone(entered: string, country: string | null, locale: Locale): string | null {
  const input = entered.normalize('NFKC').replace(/\s+/gu, ' ').trim();
  if (input === '') return '';
  // Two only if each is a complete number by itself: '06/12 34 56 78' and '210 1234567, 12' are one.
  for (const parts of [input.split(between), beforeAndInBrackets.exec(input)?.slice(1) ?? []]) {
    const two = parts.length === 2 ? parts.map((part) => parseOne(part, country, locale)) : [];
    if (two.length > 0 && two.every((number) => number?.isValid()))
      return [...new Set(two.map(formatNumber))].join(', ');
  }
  const one = parseOne(input, country, locale);
  return one ? formatNumber(one) : null;
}

function parseOne(input: string, country: string | null, locale: Locale): PhoneNumber | undefined {
  // '+30 (0)210': the zero is for domestic callers. '0030' is what most of the world dials for '+30'.
  const text = input
    .replace(/^(\s*(?:tel:\s*)?(?:\+|00).*?)\(0\)/iu, '$1')
    .replace(/^\s*(?:tel:\s*)?00(?=[1-9])/iu, '+')
    .replace(extension, ' ext. $1');
  const given = country && isSupportedCountry(country) ? country : undefined;
  const candidates = [given ?? homeCountry, countryOf[locale] ?? homeCountry, homeCountry];
  const read = candidates
    .flatMap((defaultCountry) => parsePhoneNumberFromString(text, { defaultCountry }) ?? [])
    .filter((candidate) => storable.test(formatNumber(candidate)));
  // A national number that its country does not have is a typing error, or a number of another country.
  const mayBeNew = international.test(text);
  return (
    read.find((candidate) => candidate.isValid()) ??
    parseBeforeLines(text, country, locale) ??
    read.find((candidate) => mayBeNew && candidate.isPossible() && !hasDigitsAfterNumber(text, country, locale))
  );
}

/** True for '+30 210 1234567 (24h)': a complete number, which the further digits would make a wrong one. */
function hasDigitsAfterNumber(text: string, country: string | null, locale: Locale): boolean {
  const [, before = ''] = /^(.*\p{Nd})[^\p{Nd}]+\p{Nd}{1,5}[^\p{Nd}]*$/u.exec(text) ?? [];
  return before !== '' && (parseOne(before, country, locale)?.isValid() ?? false);
}

/** The complete number before the last digits of a further line, or in China, after a hyphen, before its extension. */
function parseBeforeLines(text: string, country: string | null, locale: Locale): PhoneNumber | undefined {
  const [, before = '', mark, digits = ''] = afterNumber.exec(text) ?? [];
  const number = before ? parseOne(before, country, locale) : undefined;
  // A mobile number has no lines: its further digit is a typing error.
  if (!number?.isValid() || number.ext || number.getType() === 'MOBILE') return undefined;
  if (number.country !== 'CN' || mark === '/') return digits.length <= 2 ? number : undefined;
  number.setExt(digits);
  return number;
}

const formatNumber = (number?: PhoneNumber) =>
  number?.ext ? `${number.number};ext=${number.ext}` : (number?.number ?? '');
