import { type EnergyNeedAndReferenceWeight, metabolicWeight } from './adult-dog-energy';
import { minPlanAgeWeeks } from './age';
import type { DogSize } from './animal-attribute-values';
import { adultFromMonths, growthCurveCoefficients } from './dog-size-tables';

/** Last week of age the growth curves are valid for. */
export const lastGrowthCurveWeek = 52;

const grownFromWeeks = (size: DogSize) => (adultFromMonths[size] * 52) / 12;

/** True for a size that still grows where the growth curves end. */
export function growsBeyondCurve(size: DogSize): boolean {
  return grownFromWeeks(size) > lastGrowthCurveWeek;
}

/**
 * The share of the adult weight (0 to 1) that a puppy has reached at an age in weeks, 8 or more; RangeError below.
 * Source: FEDIAF 2025 growth curves, weeks 8 to 52. Large and giant dogs keep growing: a straight line from week 52 to
 * 1 at the age at which they are adult (rule).
 */
export function adultWeightShareAtAge(weeks: number, size: DogSize): number {
  if (!(weeks >= minPlanAgeWeeks)) throw new RangeError('the growth curves begin at 8 weeks');
  const { a, b } = growthCurveCoefficients[size];
  const atTable = Math.min(1, (a * Math.log(Math.min(weeks, lastGrowthCurveWeek)) - b) / 100);
  if (weeks <= lastGrowthCurveWeek) return atTable;
  const progress = growsBeyondCurve(size)
    ? (weeks - lastGrowthCurveWeek) / (grownFromWeeks(size) - lastGrowthCurveWeek)
    : 1;
  return atTable + (1 - atTable) * Math.min(1, progress);
}

export type PuppyEnergyInput = { weightKg: number; ageWeeks: number; size: DogSize };
export type PuppyEnergy = EnergyNeedAndReferenceWeight & { shareOfAdult: number; expectedAdultKg: number };

/**
 * Daily kcal of a growing dog: (254.1 - 135.0 p) x kg^0.75 with p the share of adult weight (FEDIAF 2025, tables VII-6
 * to VII-9). `expectedAdultKg` is what the given weight and p imply; compare it with the chosen size.
 */
export function puppyEnergy({ weightKg, ageWeeks, size }: PuppyEnergyInput): PuppyEnergy {
  const shareOfAdult = adultWeightShareAtAge(ageWeeks, size);
  const kcalPerDay = (254.1 - 135 * shareOfAdult) * metabolicWeight(weightKg);
  return { referenceKg: weightKg, kcalPerDay, shareOfAdult, expectedAdultKg: weightKg / shareOfAdult };
}

/** The daily kcal of the same puppy some weeks later, when it has grown along its own curve. */
export function puppyEnergyAfterWeeks(input: PuppyEnergyInput, weeksLater: number): PuppyEnergy {
  const { expectedAdultKg } = puppyEnergy(input);
  const ageWeeks = input.ageWeeks + weeksLater;
  return puppyEnergy({ ...input, ageWeeks, weightKg: expectedAdultKg * adultWeightShareAtAge(ageWeeks, input.size) });
}
