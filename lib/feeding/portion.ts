import { type AdultAgeBandKey, adultDogEnergy } from './adult-dog-energy';
import type { ActivityLevel, AgeClass } from './animal-attribute-values';
import type { NumberRange } from './cat-energy';
import { calculatePurchaseForDailyGrams, type PurchaseQuantities } from './purchase-quantities';
import { requirePositive } from './require-positive';
import { nextRoundGrams, roundGrams, roundGramsDown, roundGramsUp, roundToDecimals } from './rounding';

/** Share of the daily energy that treats and complementary food may take (rule). */
export const complementaryEnergyShare = 0.1;

export type DogCalculatorInput = { weightKg: number; age: AgeClass; activity: ActivityLevel };

export type DailyPortion = PurchaseQuantities & {
  gramsExact: number;
  percentOfBodyWeight: number;
  /** The usual range: individual needs vary. Without width where the amount is not to be varied. */
  rangeG: NumberRange;
};

/** 10 % either side of a dog's daily need (rule). */
export const usualKcalRange = (kcalPerDay: number): NumberRange => ({ min: kcalPerDay * 0.9, max: kcalPerDay * 1.1 });

/** Grams of one food, unrounded, that supply so many kcal. */
export function gramsForKcal(kcal: number, kcalPer100g: number): number {
  return (requirePositive(kcal, 'kcalPerDay') / requirePositive(kcalPer100g, 'kcalPer100g')) * 100;
}

const kcalOfGrams = (grams: number, kcalPer100g: number) => (grams * kcalPer100g) / 100;

/**
 * Grams of one food for a day's kcal, rounded, but not to less than `restingKcal` supplies: of a rich food, the nearest
 * 5 g may be too little for the smallest dogs. Their amount is rounded to the gram, since the next 5 g are up to a
 * third more than they need.
 */
export function roundedDailyGrams(kcalPerDay: number, kcalPer100g: number, restingKcal = 0): number {
  const gramsExact = gramsForKcal(kcalPerDay, kcalPer100g);
  const nearest = roundGrams(gramsExact);
  if (kcalOfGrams(nearest, kcalPer100g) >= restingKcal) return nearest;
  return Math.max(roundToDecimals(gramsExact), roundGramsUp(gramsForKcal(restingKcal, kcalPer100g)));
}

/** The lower end of a range, a bound and not an amount to feed: a round one, not below `restingKcal` either. */
function roundedMinGrams(kcal: number, kcalPer100g: number, restingKcal: number): number {
  const nearest = roundGrams(gramsForKcal(kcal, kcalPer100g));
  return kcalOfGrams(nearest, kcalPer100g) < restingKcal ? nextRoundGrams(nearest) : nearest;
}

/**
 * Grams of one food that supply a day's kcal; the percentage is of the current weight, before rounding. `kcalRange`
 * where the source states one, else 10 % either side. No amount is below `restingKcal` by its rounding.
 */
export function portionForEnergy(
  kcalPerDay: number,
  kcalPer100g: number,
  weightKg: number,
  kcalRange = usualKcalRange(kcalPerDay),
  restingKcal = 0,
): DailyPortion {
  const gramsExact = gramsForKcal(kcalPerDay, kcalPer100g);
  const dailyG = roundedDailyGrams(kcalPerDay, kcalPer100g, restingKcal);
  const min = Math.min(roundedMinGrams(kcalRange.min, kcalPer100g, restingKcal), dailyG);
  const max = Math.max(roundGrams(gramsForKcal(kcalRange.max, kcalPer100g)), dailyG);
  return {
    ...calculatePurchaseForDailyGrams(dailyG),
    gramsExact,
    percentOfBodyWeight: gramsExact / 10 / requirePositive(weightKg, 'weight'),
    rangeG: { min, max },
  };
}

/** The maximum grams a day of a treat or complementary food beside a complete one: 10 % of the energy, unrounded. */
export function complementaryMaxGramsExact(kcalPerDay: number, kcalPer100g: number): number {
  return gramsForKcal(kcalPerDay * complementaryEnergyShare, kcalPer100g);
}

/** The same, rounded down. */
export function calculateComplementaryMaxGrams(kcalPerDay: number, kcalPer100g: number): number {
  return roundGramsDown(complementaryMaxGramsExact(kcalPerDay, kcalPer100g));
}

// A puppy's age class without its weeks is too vague for the growth formula; the young adult's lower need keeps the
// limit safe.
const rowOfClass = { puppy: 'young', adult: 'adult', senior: 'senior' } as const satisfies Record<
  AgeClass,
  AdultAgeBandKey
>;

/**
 * A day's kcal from the calculator's inputs, at ideal condition; the maximum of a complementary food is a share of it.
 */
export function computeCalculatorDailyKcal({ weightKg, age, activity }: DogCalculatorInput): number {
  return adultDogEnergy({ weightKg, row: rowOfClass[age], activity, score: 5 }).kcalPerDay;
}

/** The same maximum from the calculator's inputs, for the pages of complementary products. */
export function computeCalculatorComplementaryMaxG(input: DogCalculatorInput, kcalPer100g: number): number {
  return calculateComplementaryMaxGrams(computeCalculatorDailyKcal(input), kcalPer100g);
}
