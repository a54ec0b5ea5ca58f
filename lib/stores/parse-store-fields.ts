import 'server-only';
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';

/** Parses a decimal number with a point or a comma; NaN for any other text, such as `0x10` and `1e1`. */
export function parseCoordinate(text: string): number {
  const plain = text.replace(/\s*[°º]?\s*[NEΒΑ]?$/u, '');
  return /^[+-]?\d+([.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
}

/**
 * The latitude and longitude in one cell: `37.98, 23.72`, `37,98; 23,72`, `37,98 23,72`. Null if there are not two
 * numbers.
 */
export function splitCoordinates(text: string): [string, string] | null {
  const match = /^([+-]?\d+(?:[.,]\d+)?)\s*(?:[,;/|]\s*|\s+)([+-]?\d+(?:[.,]\d+)?)$/.exec(text);
  // In `37,98,23,72` separators and decimal commas cannot be distinguished.
  return match?.[1] && match[2] && !/^\d+,\d+,\d+,\d+$/.test(text) ? [match[1], match[2]] : null;
}

/** A URL with its scheme, which is often omitted. */
export function normalizeWebsiteUrl(text: string): string | null {
  if (!text || /^[-–—]$/.test(text)) return null;
  // Keyboards of phones capitalise the first letter.
  const entered = text.replace(/^https?:/i, (scheme) => scheme.toLowerCase());
  return /^[^\s:/@]+\.[^\s:@]{2,}/.test(entered) && !entered.includes('://') ? `https://${entered}` : entered;
}

/**
 * Phone numbers in international format (`+30 210 555 1234`). A valid number belongs to the country or has a country
 * code; others stay unchanged.
 */
export function normalizePhoneNumbers(text: string, country: string): string | null {
  if (!text || /^[-–—]$/.test(text)) return null;
  const defaultCountry = isSupportedCountry(country) ? (country as CountryCode) : undefined;
  const international = (entered: string) => {
    // A number that is already grouped keeps its groups.
    const isGrouped = /^\+\d+( \d+)+$/.test(entered);
    const number = parsePhoneNumberFromString(entered.replace(/^00(?=[1-9])/, '+'), { defaultCountry });
    if (!number?.isValid()) return null;
    if (isGrouped) return entered;
    // The same sign in every country: the formats of the library have one of their own for each.
    const extension = number.ext ? ` ext. ${number.ext}` : '';
    // The usual groups of the ten digits in Greece.
    if (number.country === 'GR') {
      const groups = number.nationalNumber.replace(
        /^(21\d|69\d)(\d{3})(\d{4})$|^(\d{4})(\d{3})(\d{3})$/,
        '$1$4 $2$5 $3$6',
      );
      return `+30 ${groups}${extension}`;
    }
    number.ext = undefined;
    return `${number.formatInternational()}${extension}`;
  };
  // First as several: of two that a semicolon parts, the library takes the second for an extension.
  const parts = text.split(/\s*(?:[,/|]|;(?!ext=))\s*|\s+-\s+/).map(international);
  return parts.every((part) => part !== null) ? parts.join(', ') : (international(text) ?? text);
}

/** True for a phone number that can be dialled. */
export const isDialablePhone = (phone: string) =>
  /^[\d\s()+./,;-]*(ext\.? ?\d+)?$/i.test(phone) && phone.replace(/\D/g, '').length >= 3;
