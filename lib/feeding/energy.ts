import { positive } from './rounding';
import { type Activity, type BodyCondition, seniorFromYears } from './size-and-age-tables';

/** A dog's daily energy need, and how it was calculated. */
export type DailyEnergy = { referenceKg: number; kcalPerDay: number };

/** kcal per kg^0.75 and day by age row. Source: FEDIAF 2025, tables VII-6 and VII-7; grouping: rule. */
export const adultFactors = {
  young: { low: 110, medium: 130, high: 140 },
  adult: { low: 95, medium: 110, high: 125 },
  senior: { low: 80, medium: 95, high: 110 },
} as const satisfies Record<string, Record<Activity, number>>;
export type FactorRow = keyof typeof adultFactors;

const slimmingFactor = 90;
const underweightGain = 1.1;

/** Percent above (+) or below (-) the ideal weight for a 9-point body condition score. Source: FEDIAF 2025, table VII-2. */
export const bodyConditionDeviation = { 1: -40, 3: -20, 5: 0, 7: 20, 9: 45 } as const;
export type BodyConditionScore = keyof typeof bodyConditionDeviation;

/** Ideal weight in kg: current weight divided by (1 + deviation), never a subtraction. */
export function idealWeight(kg: number, score: BodyConditionScore): number {
  return positive(kg, 'weight') / (1 + bodyConditionDeviation[score] / 100);
}

/** Metabolic body weight of a dog, kg^0.75 (NRC 2006). */
export function metabolicWeight(kg: number): number {
  return positive(kg, 'weight') ** 0.75;
}

/** The weight in kg that the need is based on: the ideal weight of an overweight dog (score 7), the current weight of any other. */
export function referenceWeight(kg: number, condition: BodyCondition): number {
  return idealWeight(kg, condition === 'overweight' ? 7 : 5);
}

/** The factor on the kcal: 1.10 for an underweight dog. */
export function conditionGain(condition: BodyCondition): number {
  return condition === 'underweight' ? underweightGain : 1;
}

/** The row of the factor table for an age in years: under 2, 2 to 7, 8 and over. */
export function factorRow(ageYears: number): FactorRow {
  if (ageYears < 2) return 'young';
  return ageYears < seniorFromYears ? 'adult' : 'senior';
}

export type AdultInput = { weightKg: number; row: FactorRow; activity: Activity; bodyCondition: BodyCondition };

/** Daily kcal of a grown dog: factor x reference weight^0.75, at most 90 when overweight, + 10 % when underweight. */
export function adultEnergy({ weightKg, row, activity, bodyCondition }: AdultInput): DailyEnergy & { factor: number } {
  const table = adultFactors[row][activity];
  const factor = bodyCondition === 'overweight' ? Math.min(slimmingFactor, table) : table;
  const referenceKg = referenceWeight(weightKg, bodyCondition);
  return { referenceKg, factor, kcalPerDay: factor * metabolicWeight(referenceKg) * conditionGain(bodyCondition) };
}
