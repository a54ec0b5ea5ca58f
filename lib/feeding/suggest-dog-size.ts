import { ageClassOf, convertAge, type EnteredAge, minPlanAgeWeeks } from './age';
import { type DogSize, dogSizes } from './animal-attribute-values';
import { adultFromMonths, dogWeightBandsKgByScheme, growthCurveCoefficients } from './dog-size-tables';
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
 * growth curve while the dog grows (FEDIAF 2025), by its weight once grown. At an age at which only the next larger
 * class still grows, the curves have the border between the two, too, and a dog beyond it grows whatever is expected.
 */
export function suggestDogSize({ weightKg, age, expectedKg, bands }: DogSizeSuggestionInput): DogSize {
  const grows = (size: DogSize) => age !== null && ageClassOf(age, size) === 'puppy';
  const expected = dogSizes.find((size) => expectedKg !== null && expectedKg <= growthCurveCoefficients[size].upTo);
  if (expected && grows(expected)) return expected;
  const fitsCurve = (size: DogSize, growing: DogSize, at: EnteredAge) => {
    const weeks = Math.max(minPlanAgeWeeks, convertAge('weeks', at));
    return (expectedKg ?? weightKg / adultWeightShareAtAge(weeks, growing)) <= growthCurveCoefficients[size].upTo;
  };
  const fits = (size: DogSize, index: number) => {
    if (age !== null && grows(size)) return fitsCurve(size, size, age);
    if (weightKg <= dogWeightBandsKgByScheme[bands][size].upTo) return true;
    const larger = dogSizes[index + 1];
    if (age === null || larger === undefined || !grows(larger)) return false;
    // An expected weight that the dog has passed must not make it a grown dog.
    return weightKg <= growthCurveCoefficients[size].upTo && fitsCurve(size, larger, age);
  };
  return dogSizes.find(fits) ?? 'giant';
}
