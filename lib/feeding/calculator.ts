import { adultDogEnergy, findAdultAgeBand } from './adult-dog-energy';
import { ageClassOf, convertAge, type EnteredAge } from './age';
import { makersGuidePortion, makersGuideRange } from './makers-guide';
import type { DogCalculatorInput } from './portion';
import { puppyEnergy } from './puppy-energy';
import { suggestDogSize } from './suggest-dog-size';

/** A dog's need as the plan computes it at ideal condition, with the numbers of its formula. */
export type DogEnergyNeed = { kcalPerDay: number } & ({ factor: number } | { shareOfAdult: number });

/**
 * The daily need from the calculator's inputs; null for a puppy of unknown age, for which there is only the maker's
 * guide. A puppy's size follows from its weight and age, as in the plan.
 */
export function dogCalculatorEnergyNeed(
  { weightKg, age, activity }: DogCalculatorInput,
  months?: number,
): DogEnergyNeed | null {
  if (age !== 'puppy') return adultDogEnergy({ weightKg, row: age, activity, score: 5 });
  if (months === undefined) return null;
  const stated: EnteredAge = { value: months, unit: 'months' };
  const size = suggestDogSize({ weightKg, age: stated, expectedKg: null, bands: 2 });
  if (ageClassOf(stated, size) === 'puppy') {
    return puppyEnergy({ weightKg, ageWeeks: convertAge('weeks', stated), size });
  }
  return adultDogEnergy({ weightKg, row: findAdultAgeBand(convertAge('years', stated), size), activity, score: 5 });
}

/** Why the amount by energy differs from the guide, as message keys. */
export const guideDifferenceReasons = ['lean', 'rich', 'small', 'large', 'activity'] as const;
export type GuideDifferenceReason = (typeof guideDifferenceReasons)[number];

// The guide and the energy agree for a grown dog of 25 kg, normal activity (2.5 %) and a food of 197 kcal per 100 g:
// 110 x 25^0.75 / 6.25.
const guideKg = 25;
const guideKcal = 197;
const tolerated = 0.15;

/**
 * The main reason why the amount by energy differs from the guide by more than 15 % and lies outside the range that the
 * page shows; null where they agree, and for puppies.
 */
export function guideDifferenceReason(
  input: DogCalculatorInput,
  kcalPer100g: number,
  dailyG: number,
): GuideDifferenceReason | null {
  const ratio = dailyG / makersGuidePortion(input, kcalPer100g).dailyG;
  const { grams } = makersGuideRange(input, kcalPer100g);
  const agrees = Math.abs(ratio - 1) <= tolerated || (dailyG >= grams.min && dailyG <= grams.max);
  if (input.age === 'puppy' || agrees) return null;
  const more = ratio > 1;
  const food = Math.log(guideKcal / kcalPer100g);
  const body = Math.log(guideKg / input.weightKg) / 4;
  const effects: [GuideDifferenceReason, number][] = [
    [more ? 'lean' : 'rich', food],
    [more ? 'small' : 'large', body],
    ['activity', Math.log(ratio) - food - body],
  ];
  const [main] = effects.sort(([, a], [, b]) => (more ? b - a : a - b));
  return main ? main[0] : null;
}
