import { ageClassOf, convertAge, type EnteredAge } from './age';
import {
  adultFromMonths,
  type DogSize,
  dogSizes,
  dogWeightBandsKgByScheme,
  growthCurveCoefficients,
  minPlanAgeWeeks,
} from './animal-categories';
import { adultWeightShareAtAge } from './puppy-energy';

/** What is known when a size is suggested; `expectedKg` is the expected adult weight, null if unknown. */
export type DogSizeSuggestionInput = {
  weightKg: number;
  age: EnteredAge | null;
  expectedKg: number | null;
  bands: 1 | 2;
};

// A dog above the small class may keep growing after its first year; a smaller one is fully grown by then.
const growsOnOverKg = 10;

/** True for an age and weight for which the wizard requests the adult weight. */
export function mayStillGrow(age: EnteredAge, weightKg: number): boolean {
  const months = convertAge('months', age);
  return months < adultFromMonths.small || (months < adultFromMonths.giant && weightKg > growsOnOverKg);
}

/**
 * The size class to suggest: that of the expected adult weight where a dog of that class still grows, else by the
 * growth curve while the dog grows (FEDIAF 2025), by its weight once grown.
 */
export function suggestDogSize({ weightKg, age, expectedKg, bands }: DogSizeSuggestionInput): DogSize {
  const grows = (size: DogSize) => age !== null && ageClassOf(age, size) === 'puppy';
  const expected = dogSizes.find((size) => expectedKg !== null && expectedKg <= growthCurveCoefficients[size].upTo);
  if (expected && grows(expected)) return expected;
  const fits = (size: DogSize) => {
    if (age === null || !grows(size)) return weightKg <= dogWeightBandsKgByScheme[bands][size].upTo;
    const weeks = Math.max(minPlanAgeWeeks, convertAge('weeks', age));
    return (expectedKg ?? weightKg / adultWeightShareAtAge(weeks, size)) <= growthCurveCoefficients[size].upTo;
  };
  return dogSizes.find(fits) ?? 'giant';
}
