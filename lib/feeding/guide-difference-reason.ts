import { type AdultAgeBandKey, adultDogFactors } from './adult-dog-energy';
import { makersGuidePortion, makersGuideRange } from './makers-guide';
import type { DogCalculatorInput } from './portion';

/** Why the amount by energy differs from the guide, as message keys. */
export const guideDifferenceReasons = ['lean', 'rich', 'small', 'large', 'young', 'activity', 'growth'] as const;
export type GuideDifferenceReason = (typeof guideDifferenceReasons)[number];

// The guide and the energy agree for a dog of 2 to 7 years and 25 kg, normal activity (2.5 %) and a food of 197 kcal
// per 100 g: 110 x 25^0.75 / 6.25.
const guideKg = 25;
const guideKcal = 197;
const tolerated = 0.15;

/**
 * The main reason why the amount by energy of a grown dog, whose factor is of this row, differs from the guide for its
 * activity by more than 15 %; null where they agree.
 */
export function findGuideDifferenceReason(
  input: DogCalculatorInput,
  row: AdultAgeBandKey,
  kcalPer100g: number,
  dailyG: number,
): GuideDifferenceReason | null {
  const ratio = dailyG / makersGuidePortion(input, kcalPer100g).dailyG;
  if (Math.abs(ratio - 1) <= tolerated) return null;
  const more = ratio > 1;
  const food = Math.log(guideKcal / kcalPer100g);
  const body = Math.log(guideKg / input.weightKg) / 4;
  // The guide has no class of its own for a grown dog under two.
  const { young, adult } = adultDogFactors;
  const youth = row === 'young' ? Math.log(young[input.activity] / adult[input.activity]) : 0;
  const effects: [GuideDifferenceReason, number][] = [
    [more ? 'lean' : 'rich', food],
    [more ? 'small' : 'large', body],
    ['young', youth],
    ['activity', Math.log(ratio) - food - body - youth],
  ];
  const [main] = effects.sort(([, a], [, b]) => (more ? b - a : a - b));
  return main ? main[0] : null;
}

/**
 * Growth, where a puppy's amount lies outside the range of the guide, which is one percentage for all its months; null
 * inside of it. Its activity counts for neither.
 */
export function findPuppyGuideDifferenceReason(
  { weightKg }: Pick<DogCalculatorInput, 'weightKg'>,
  kcalPer100g: number,
  dailyG: number,
): GuideDifferenceReason | null {
  const { grams } = makersGuideRange({ weightKg, age: 'puppy' }, kcalPer100g);
  return dailyG < grams.min || dailyG > grams.max ? 'growth' : null;
}
