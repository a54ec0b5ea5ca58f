import { type AdultAgeBandKey, adultDogEnergy, findAdultAgeBand } from './adult-dog-energy';
import { ageClassOf, convertAge, type EnteredAge } from './age';
import type { DogCalculatorInput } from './portion';
import { puppyEnergy } from './puppy-energy';
import { suggestDogSize } from './suggest-dog-size';

/** A dog's need as the plan computes it at ideal condition, with the numbers of its formula. */
export type DogEnergyNeed = { kcalPerDay: number } & (
  | { factor: number; row: AdultAgeBandKey }
  | { shareOfAdult: number }
);

/**
 * The daily need from the calculator's inputs; null for a puppy of unknown age, for which there is only the maker's
 * guide. A puppy's size follows from its weight and age, as in the plan. A puppy that has grown up by its months has
 * the need of a grown dog of that age.
 */
export function dogCalculatorEnergyNeed(
  { weightKg, age, activity }: DogCalculatorInput,
  months?: number,
): DogEnergyNeed | null {
  const grown = (row: AdultAgeBandKey) => ({ ...adultDogEnergy({ weightKg, row, activity, score: 5 }), row });
  if (age !== 'puppy') return grown(age);
  if (months === undefined) return null;
  const stated: EnteredAge = { value: months, unit: 'months' };
  const size = suggestDogSize({ weightKg, age: stated, expectedKg: null, bands: 2 });
  if (ageClassOf(stated, size) === 'puppy') {
    return puppyEnergy({ weightKg, ageWeeks: convertAge('weeks', stated), size });
  }
  return grown(findAdultAgeBand(convertAge('years', stated), size));
}
