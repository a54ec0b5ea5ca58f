import { type AgeClass, adultFromMonths, type Size, seniorFromYears } from './size-and-age-tables';

export const ageUnits = ['years', 'months', 'weeks'] as const;
export type AgeUnit = (typeof ageUnits)[number];

/** An age as it was entered. Conversions take a year as 12 months and as 52 weeks. */
export type Age = { value: number; unit: AgeUnit };

const unitsPerYear = { years: 1, months: 12, weeks: 52 } as const satisfies Record<AgeUnit, number>;

/** The age expressed in another unit; unchanged when it is already in that unit. */
export function ageIn(unit: AgeUnit, age: Age): number {
  return age.unit === unit ? age.value : (age.value * unitsPerYear[unit]) / unitsPerYear[age.unit];
}

/** Puppy until the size class is grown up (12, 18 or 24 months), senior from 8 years, adult between. */
export function ageClassOf(age: Age, size: Size): AgeClass {
  if (ageIn('months', age) < adultFromMonths[size]) return 'puppy';
  return ageIn('years', age) >= seniorFromYears ? 'senior' : 'adult';
}

/** Meals a day: four up to 4 months, three up to 6 months, then two (practice). */
export function mealsPerDay(age: Age): number {
  const months = ageIn('months', age);
  if (months < 4) return 4;
  return months < 6 ? 3 : 2;
}
