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

/** The number of an age as it was typed, and the unit after it: '8 months', '2,5 года', '3岁'; null without a unit. */
export function splitAgeNumberAndUnit(text: string): { number: string; unit: AgeUnit | null } {
  const [, number = '', rest = ''] = /^([\d.,。\s]*\d[.,。]?)(.+)$/su.exec(normalizeNumberText(text)) ?? [];
  const name = rest
    .normalize('NFD')
    .replace(/[\p{M}\s.。-]/gu, '')
    .toLowerCase();
  const unit = ageUnits.find((_, index) => patterns[index]?.test(name));
  return unit ? { number, unit } : { number: text, unit: null };
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
