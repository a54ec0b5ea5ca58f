import type { AgeClass, DogSize, Species } from './animal-attribute-values';
import { catAdultFromMonths, catSeniorFromYears } from './cat-energy';
import { adultFromMonths, seniorFromYears } from './dog-size-tables';

export const ageUnits = ['years', 'months', 'weeks'] as const;
export type AgeUnit = (typeof ageUnits)[number];

/** An age as it was entered. Conversions take a year as 12 months and as 52 weeks. */
export type EnteredAge = { value: number; unit: AgeUnit };

/** Age in weeks below which no plan is made, because the animal should still be with its mother. */
export const minPlanAgeWeeks = 8;

const unitsPerYear = { years: 1, months: 12, weeks: 52 } as const satisfies Record<AgeUnit, number>;

/** The age expressed in another unit; unchanged when it is already in that unit. */
export function convertAge(unit: AgeUnit, age: EnteredAge): number {
  return age.unit === unit ? age.value : (age.value * unitsPerYear[unit]) / unitsPerYear[age.unit];
}

/**
 * A puppy until the size class is grown up (12, 18 or 24 months), senior by size, adult between; a cat grows for 12
 * months.
 */
export function ageClassOf(age: EnteredAge, size: DogSize, species: Species = 'dog'): AgeClass {
  const dog = species === 'dog';
  if (convertAge('months', age) < (dog ? adultFromMonths[size] : catAdultFromMonths)) return 'puppy';
  return convertAge('years', age) >= (dog ? seniorFromYears[size] : catSeniorFromYears) ? 'senior' : 'adult';
}
