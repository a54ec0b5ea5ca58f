import type { ActivityLevel, DogSize, PlanActivityLevel } from './animal-attribute-values';
import { type BodyScore, calculateReferenceWeightKg, underweightFactor } from './body-condition';
import { seniorFromYears } from './dog-size-tables';
import { requirePositive } from './require-positive';

/** A daily energy need, and the weight it was calculated for. */
export type EnergyNeedAndReferenceWeight = { referenceKg: number; kcalPerDay: number };

/** kcal per kg^0.75 and day by age row. Source: FEDIAF 2025, tables VII-6 and VII-7; grouping: rule. */
export const adultDogFactors = {
  young: { low: 110, medium: 130, high: 140 },
  adult: { low: 95, medium: 110, high: 125 },
  senior: { low: 80, medium: 95, high: 110 },
} as const satisfies Record<string, Record<ActivityLevel, number>>;
export type AdultAgeBandKey = keyof typeof adultDogFactors;

/** kcal per kg^0.75 of a dog at work, at any age: the lower end of FEDIAF 2025, table VII-7 (150-175). */
export const workingDogFactor = 150;

/** kcal per kg^0.75 below which no dog should be fed: its need at rest. Source: NRC 2006; AAHA 2021. */
const restingFactor = 70;

const slimmingFactor = 90;

/** Metabolic body weight of a dog, kg^0.75 (NRC 2006). */
export function metabolicWeight(kg: number): number {
  return requirePositive(kg, 'weight') ** 0.75;
}

/** Daily kcal of a dog at rest: 70 x kg^0.75 of its reference weight. */
export function dogRestingKcal(referenceKg: number): number {
  return restingFactor * metabolicWeight(referenceKg);
}

/**
 * The row of the factor table for an age in years: under 2, 2 to 7, and from the age at which this size counts as
 * senior.
 */
export function findAdultAgeBand(ageYears: number, size: DogSize): AdultAgeBandKey {
  if (ageYears < 2) return 'young';
  return ageYears < seniorFromYears[size] ? 'adult' : 'senior';
}

/** The factor for a row and a level of activity. */
export function activityFactor(row: AdultAgeBandKey, activity: PlanActivityLevel): number {
  return activity === 'working' ? workingDogFactor : adultDogFactors[row][activity];
}

export type AdultDogEnergyInput = {
  weightKg: number;
  row: AdultAgeBandKey;
  activity: PlanActivityLevel;
  score: BodyScore;
};

/** Daily kcal of a grown dog: factor x reference weight^0.75, at most 90 when overweight, + 10 % when underweight. */
export function adultDogEnergy({
  weightKg,
  row,
  activity,
  score,
}: AdultDogEnergyInput): EnergyNeedAndReferenceWeight & { factor: number } {
  const table = activityFactor(row, activity);
  const factor = score > 5 ? Math.min(slimmingFactor, table) : table;
  const referenceKg = calculateReferenceWeightKg(weightKg, score);
  return { referenceKg, factor, kcalPerDay: factor * metabolicWeight(referenceKg) * underweightFactor(score) };
}
