import { type AgeUnit, ageUnits, convertAge } from './age';
import { normalizeNumberText, parseDecimal } from './parse-decimal';

// The units as people of the nine languages write them after a number: in full, in every case, shortened, without
// accents, and Greek ones also in Latin letters. No two units have a spelling in common, so a page reads all of them:
// a bare 'm', which is metres or minutes elsewhere, is months in an age. Only the Greek 'ε' could be years or weeks.
const spellings = {
  years: [
    'y(?:[\\s/]?o)?|yrs?|years?',
    'an(?:s|n?[oie]{1,2}s?)?|a|g|gad\\p{L}{1,5}|(?:ch|[hx])ron\\p{L}{1,3}|et(?:[hi]|[ow]n|os|ous)',
    'χ|χρ(?:ον\\p{L}{0,5})?|ετ(?:η|ων|ος|ους)?|г|г?год\\p{L}{0,6}|лет|л|[周週]?[岁歲]|年',
  ],
  months: [
    'm|mos?|m(?:on|n)?ths?|mois|mes|mes[ei]s?|men(?:es\\p{L}{0,3})?|m[hi]n[aeow]\\p{L}{0,2}',
    'μ|μην\\p{L}{0,4}|м|мес(?:[еоя]ц\\p{L}{0,3})?|[个個]?月',
  ],
  weeks: [
    'w|wee?ks?|wks?|sem(?:anas?|aines?)?|sett(?:iman[ae])?|ned(?:el\\p{L}{1,3})?|e?[bv]domad\\p{L}{1,2}',
    'ε?βδ(?:ομ\\p{L}{1,5})?|нед(?:ел\\p{L}{1,2})?|сед(?:м|миц[аи])?|[个個]?(?:[周週]|星期|礼拜|禮拜)',
  ],
} as const satisfies Record<AgeUnit, unknown>;
// Spaces only at the ends: within a unit they are between it and another word, which may be 'without' or 'to'.
const patterns = ageUnits.map(
  (unit) => new RegExp(`^-?\\s*(?:${spellings[unit].join('|')})(?:[\\s-]*(?:old|大))?$`, 'u'),
);

/** The text in small letters without accents, by which no keyboard differs, but for the French 'to': a dash. */
const fold = (text: string) =>
  normalizeNumberText(text)
    .replace(/à(?!\p{L})/giu, '–')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

const bareName = (folded: string) => folded.replace(/[.。]/g, '').trim();

function findUnit(folded: string): AgeUnit | undefined {
  const name = bareName(folded);
  return ageUnits.find((_, index) => patterns[index]?.test(name));
}

// Before a smaller unit, the letter that could also be weeks is years.
const findGreaterUnit = (folded: string) => (bareName(folded) === 'ε' ? 'years' : findUnit(folded));

// What the nine languages write between the parts of an age, Greek also in Latin letters.
const and = 'and|και|κι|κ\\.?|kai|ke|k|y|con|и|et|un|ed?|συν|плюс';
const joiner = new RegExp(`[\\s.,;、+&]+(?:(?:${and})\\s+)?$|\\s*[零又和加]\\s*$`, 'u');
const halves = 'half|demie?|medi[oa]|mezz[oa]|половин\\p{L}+|pus[ei]|μισ\\p{L}+';
const half = new RegExp(`^(\\d+)(\\D*?)(?:\\s(?:${and}|с|ar)\\s+(?:a\\s)?(?:${halves})|半|μισ[ιη])(?=\\D*$)`, 'u');

// The Spanish 'and' and the French, Spanish and Italian 'to' between the ends of a range are no years. Who shortens the
// months to 'm' shortens the years, too: '2 y 3 m' is no range.
const rangeOrList = /^\d+(?:\s+[ay]\s*\d+\s*|[ay]\d+\s+)(?:mes|mois|sem|sett)/;
// '8 a 10 m' may be from 8 to 10 months, and a puppy must not get the food of eight years.
const mayBeRange = (first: string, between: string, second: string) =>
  /^\s+a\s*$/.test(between) && Number(first) < Number(second);

/**
 * An age in two units, the greater first, in the smaller one: '2 years and 3 months' is 27 months. Null where the
 * second part is as much as a whole of the first. A month is no whole number of weeks: rounded up, a puppy could be an
 * adult.
 */
function convertAgeInTwoUnits(folded: string): { number: string; unit: AgeUnit } | null {
  const [, first = '', between = '', second = '', end = ''] =
    /^(\d{1,3})(\D{1,40})(\d{1,2})(\D{1,40})$/u.exec(folded) ?? [];
  if (rangeOrList.test(folded) || mayBeRange(first, between, second)) return null;
  // The letter alone first: the 'y' of '2 y 3 m' is also the Spanish 'and'.
  const greater = findGreaterUnit(between) ?? findGreaterUnit(between.replace(joiner, ''));
  const unit = findUnit(end);
  if (!greater || !unit || ageUnits.indexOf(unit) <= ageUnits.indexOf(greater)) return null;
  if (Number(second) >= convertAge(unit, { value: 1, unit: greater })) return null;
  return {
    number: String(Math.floor(convertAge(unit, { value: Number(first), unit: greater })) + Number(second)),
    unit,
  };
}

/**
 * The number of an age as it was typed, and the unit after it: '8 months', '2,5 года', '3岁', '2 years and a half'; an
 * age in two units in the smaller one; null without a unit.
 */
export function splitAgeNumberAndUnit(text: string): { number: string; unit: AgeUnit | null } {
  const folded = fold(text).replace(half, '$1.5$2');
  const [, number = '', rest = ''] = /^([\d.,。\s]*\d[.,。]?)(.+)$/su.exec(folded) ?? [];
  const unit = findUnit(rest);
  return unit ? { number, unit } : (convertAgeInTwoUnits(folded) ?? { number: text, unit: null });
}

const decimalMark = (tag: string) => (0.5).toLocaleString(tag).charAt(1);

/**
 * The number for an age whose unit is chosen after it was typed. The choice corrects a typed unit, but converts an age
 * in two units: they were meant. Cut to two decimals, as three could be thousands, and rounded up it could be an adult.
 * Written with the decimal mark of the language `tag`.
 */
export function ageNumberInChosenUnit(text: string, chosen: AgeUnit, tag: string): string {
  const computed = convertAgeInTwoUnits(fold(text));
  const number = computed
    ? String(Math.floor(convertAge(chosen, { value: Number(computed.number), unit: computed.unit }) * 100) / 100)
    : splitAgeNumberAndUnit(text).number;
  // A point that was typed stays; that of '2½' was not.
  return text.includes(number) ? number : number.replace('.', decimalMark(tag));
}

/** The same values, but with a typed unit in the field for units, where it replaces the one that was chosen. */
export function applyAgeUnitFromText<Values extends { age: string; ageUnit: string }>(values: Values): Values {
  const { number, unit } = splitAgeNumberAndUnit(values.age);
  return unit ? { ...values, age: number, ageUnit: unit } : values;
}

/** The months of an age whose field expects months but may have another unit; its text where that is no number. */
export function enteredAgeInMonths(text: string): number | string {
  const { number, unit } = splitAgeNumberAndUnit(text);
  const value = parseDecimal(number);
  return value === null ? number : convertAge('months', { value, unit: unit ?? 'months' });
}
