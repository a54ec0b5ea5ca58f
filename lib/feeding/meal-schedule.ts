import { convertAge, type EnteredAge } from './age';
import type { DogSize, Species } from './animal-attribute-values';

/** `isSensitive` is true for a dog whose stomach is easily upset. */
export type MealsPerDayInput = {
  age: EnteredAge;
  size: DogSize;
  weightKg: number;
  species: Species;
  isSensitive?: boolean;
};

const toyKg = 4;

/**
 * Meals a day (practice): young animals four up to 3 months, three up to 6, then two; at least three for cats, under 4
 * kg, giant dogs and sensitive ones.
 */
export function mealsPerDay({ age, size, weightKg, species, isSensitive = false }: MealsPerDayInput): number {
  const months = convertAge('months', age);
  if (months <= 3) return 4;
  return months <= 6 || weightKg < toyKg || size === 'giant' || species === 'cat' || isSensitive ? 3 : 2;
}

/**
 * Splits whole grams over the meals of a day: the parts add up exactly and differ by at most one step (5 g, or 1 g
 * below 5 g a meal).
 */
export function splitMeals(grams: number, meals: number): number[] {
  const step = grams % 5 === 0 && grams >= 5 * meals ? 5 : 1;
  const steps = grams / step;
  const share = Math.floor(steps / meals);
  const extra = steps - share * meals;
  return Array.from({ length: meals }, (_, index) => (share + (index < extra ? 1 : 0)) * step);
}
