import 'server-only';
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';

/** A decimal number with a point or a comma; `0x10` and `1e1` are typing errors. Not a number when it is none. */
export function readNumber(text: string): number {
  const plain = text.replace(/\s*[°º]?\s*[NEΒΑ]?$/u, '');
  return /^[+-]?\d+([.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
}

/**
 * A latitude and a longitude from one cell: `37.98, 23.72`, `37,98; 23,72`, `37,98 23,72`. Null when there are not two
 * numbers.
 */
export function readPosition(text: string): [string, string] | null {
  const match = /^([+-]?\d+(?:[.,]\d+)?)\s*(?:[,;/|]\s*|\s+)([+-]?\d+(?:[.,]\d+)?)$/.exec(text);
  // Of `37,98,23,72` nobody knows which comma is which.
  return match?.[1] && match[2] && !/^\d+,\d+,\d+,\d+$/.test(text) ? [match[1], match[2]] : null;
}

/** A URL with its scheme, which people leave out. */
export function readWebsite(text: string): string | null {
  if (!text || /^[-–—]$/.test(text)) return null;
  // Phone keyboards start with a capital.
  const entered = text.replace(/^https?:/i, (scheme) => scheme.toLowerCase());
  return /^[^\s:/@]+\.[^\s:@]{2,}/.test(entered) && !entered.includes('://') ? `https://${entered}` : entered;
}

/**
 * Phone numbers as they are written abroad (`+30 210 555 1234`); a valid one is of the country or states another.
 * Others stay as typed.
 */
export function readPhones(text: string, country: string): string | null {
  if (!text || /^[-–—]$/.test(text)) return null;
  const defaultCountry = isSupportedCountry(country) ? (country as CountryCode) : undefined;
  const international = (entered: string) => {
    // Grouped as its owners group it.
    const grouped = /^\+\d+( \d+)+$/.test(entered);
    const number = parsePhoneNumberFromString(entered.replace(/^00(?=[1-9])/, '+'), { defaultCountry });
    if (!number?.isValid()) return null;
    if (grouped) return entered;
    // As Greeks group their ten digits.
    if (number.country === 'GR')
      return `+30 ${number.nationalNumber.replace(/^(21\d|69\d)(\d{3})(\d{4})$|^(\d{4})(\d{3})(\d{3})$/, '$1$4 $2$5 $3$6')}`;
    return number.formatInternational();
  };
  const whole = international(text);
  if (whole) return whole;
  const parts = text.split(/\s*[,;/|]\s*|\s+-\s+/).map(international);
  return parts.every((part) => part !== null) ? parts.join(', ') : text;
}

/** True for a text that somebody can dial. */
export const isDialable = (phone: string) =>
  /^[\d\s()+./,;-]*(ext\.? ?\d+)?$/i.test(phone) && phone.replace(/\D/g, '').length >= 3;
