/**
 * A typed number with plain digits, separators and spaces: NFKC turns the full-width ones of Chinese keyboards and the
 * no-break spaces of other programs into these, but 1½ into 11⁄2, and leaves those of Arabic and Persian keyboards.
 * Copied text may have invisible marks, such as of its direction.
 */
export function normalizeNumberText(text: string): string {
  return text
    .replace(/\s*½/, '.5')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/٫/g, '.')
    .replace(/[٬،]/g, ',')
    .trim();
}

/** The longest number that fields accept: two numbers with their units spelled out, and a word between them. */
export const maxNumberTextLength = 40;

// NFKC leaves the ideographic full stop. A space beside a separator is a slip of the finger.
const plainNumber = (text: string) =>
  normalizeNumberText(text).replace(/\s*([.,。])\s*/g, (_, mark) => (mark === ',' ? ',' : '.'));

/**
 * True for a number such as '1.000' or '12,500', which some readers write for thousands and others for a decimal.
 * Nobody writes thousands after a leading zero.
 */
export function isAmbiguousNumber(text: string): boolean {
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(plainNumber(text));
}

/**
 * A number from text with a decimal comma or point and no sign, exponent or grouping; null when it is not one, or could
 * be two.
 */
export function parseDecimal(text: string): number | null {
  const plain = plainNumber(text);
  return /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(plain) && !isAmbiguousNumber(plain)
    ? Number(plain.replace(',', '.'))
    : null;
}

// The unit as people of the nine languages write it after a number: in full, shortened, colloquial, misspelt, or with
// the keyboard of another script. 斤 alone is half a kilogram, so it is none of them.
const kilogramUnits = [
  'k|k\\.?g[rms]?s?|klg|k[iy]l[oaá]s?|quilos?|chil[oi]|(?:k|ch|qu)ilogr\\p{L}{0,8}',
  'κ|[κχ]\\.?γρ?|χλγρ?|κιλ(?:[όοώωάα]ν?)?|χιλι[όο]γρ\\p{L}{0,8}',
  'к|к\\.?гр?|кил[оа]?|килогр\\p{L}{0,8}',
  '公斤|千克',
];
const kilogramUnit = `\\s*(?:${kilogramUnits.join('|')})\\s*[.,。]?`;
const endingInKilograms = new RegExp(`${kilogramUnit}$`, 'iu');
const endingInGrams = /\s*(?:g[rm]?s?|γρ?|гр?|(?:gr|γρ|гр)[aαа]?[mμм]\p{L}{0,8}|公?克)\s*[.,。]?$/iu;
// '2 kg 500', before the unit of its grams; an 'and' between them.
const kilogramsAndGrams = new RegExp(`^(\\d+)${kilogramUnit}\\s*(?:\\p{L}{1,3}\\s+)?(\\d{1,3})$`, 'iu');
// Nobody weighs an animal in thousandths of a gram.
const thousands = /^([1-9]\d{0,2})[.,\s](\d{3})$/;

/**
 * The kilograms of a weight as it was entered, with the unit that its field names already ('12,5 kg', '12公斤'), in
 * grams ('800 g', '2 kg 500 g') or without a unit; its text without 'kg' where that is no number, or could be two.
 */
export function enteredWeightInKg(text: string): number | string {
  const plain = normalizeNumberText(text);
  const number = plain.replace(endingInKilograms, '');
  if (number !== plain || !endingInGrams.test(plain)) return parseDecimal(number) ?? number;
  const gramText = plain.replace(endingInGrams, '').replace(thousands, '$1$2');
  const [, kilograms = 0, rest = gramText] = kilogramsAndGrams.exec(gramText) ?? [];
  const grams = parseDecimal(rest);
  return grams === null ? plain : (Number(kilograms) * 1000 + grams) / 1000;
}
