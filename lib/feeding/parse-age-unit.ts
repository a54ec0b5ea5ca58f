import { type AgeUnit, ageUnits, convertAge } from './age';
import { normalizeNumberText, parseDecimal } from './parse-decimal';

// The units as people of the nine languages write them after a number: in full, in every case, shortened, without
// accents, and Greek ones also in Latin letters. No two units have a spelling in common, so a page reads all of them.
const spellings = {
  years: [
    'y|yo|yrs?|years?|an(?:s|n?[oie]{1,2}s?)?|a|g|gad\\p{L}{1,5}|(?:ch|[hx])ron\\p{L}{1,3}|et(?:[hi]|[ow]n|os|ous)',
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
const patterns = ageUnits.map((unit) => new RegExp(`^(?:${spellings[unit].join('|')})(?:old|大)?$`, 'u'));

/** The longest age that the fields accept: two numbers with their units, and a word between them. */
export const maxAgeTextLength = 40;

function findUnit(text: string): AgeUnit | undefined {
  const name = text
    .normalize('NFD')
    .replace(/[\p{M}\s.。-]/gu, '')
    .toLowerCase();
  return ageUnits.find((_, index) => patterns[index]?.test(name));
}

// What the nine languages write between the two parts of an age, Greek also in Latin letters.
const joiner = /[\s,、+&]+(?:(?:and|και|κι|kai|ke|y|con|и|et|un|e)\s+)?$|\s*[零又和]\s*$/iu;

/**
 * An age in two units, the greater first, in the smaller one: '2 years and 3 months' is 27 months. Null where the second
 * part is as much as a whole of the first. Weeks are rounded, because a month is no whole number of them.
 */
function convertAgeInTwoUnits(text: string): { number: string; unit: AgeUnit } | null {
  const [, first, between = '', second, end = ''] =
    /^(\d{1,3})(\D{1,40})(\d{1,2})(\D{1,40})$/u.exec(normalizeNumberText(text)) ?? [];
  const greater = findUnit(between) ?? findUnit(between.replace(joiner, ''));
  const unit = findUnit(end);
  if (!greater || !unit || ageUnits.indexOf(unit) <= ageUnits.indexOf(greater)) return null;
  const whole = convertAge(unit, { value: 1, unit: greater });
  if (Number(second) >= whole) return null;
  return { number: String(Math.round(Number(first) * whole) + Number(second)), unit };
}

/**
 * The number of an age as it was typed, and the unit after it: '8 months', '2,5 года', '3岁'; an age in two units in the
 * smaller one; null without a unit.
 */
export function splitAgeNumberAndUnit(text: string): { number: string; unit: AgeUnit | null } {
  const [, number = '', rest = ''] = /^([\d.,。\s]*\d[.,。]?)(.+)$/su.exec(normalizeNumberText(text)) ?? [];
  const unit = findUnit(rest);
  return unit ? { number, unit } : (convertAgeInTwoUnits(text) ?? { number: text, unit: null });
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
