import type { BodyCondition } from './animal-attribute-values';
import { requirePositive } from './require-positive';

/** Percent above (+) or below (-) the ideal weight for each body condition score. Source: FEDIAF 2025, table VII-2. */
export const weightDeviationPercentByScore = {
  1: -40,
  2: -30,
  3: -20,
  4: -10,
  5: 0,
  6: 10,
  7: 20,
  8: 30,
  9: 45,
} as const;
export type BodyScore = keyof typeof weightDeviationPercentByScore;

/** The score that a picture alone counts as: 'overweight' is 7, 'obese' is 8 (rule). */
export const bodyScoreByCondition = {
  veryThin: 2,
  underweight: 4,
  ideal: 5,
  overweight: 7,
  obese: 8,
} as const satisfies Record<BodyCondition, BodyScore>;

/** The body condition that includes a score of 1 to 9: 1-2, 3-4, 5, 6-7, 8-9. */
export function getBodyCondition(score: BodyScore): BodyCondition {
  if (score <= 2) return 'veryThin';
  if (score < 5) return 'underweight';
  if (score === 5) return 'ideal';
  return score < 8 ? 'overweight' : 'obese';
}

/** The first and last score that a picture stands for. */
export function bodyScoreRangeOf(condition: BodyCondition): [number, number] {
  const scores = Object.keys(weightDeviationPercentByScore)
    .map(Number)
    .filter(isBodyScore)
    .filter((score) => getBodyCondition(score) === condition);
  return [Math.min(...scores), Math.max(...scores)];
}

/** True for a whole number from 1 to 9. */
export function isBodyScore(value: number): value is BodyScore {
  return value in weightDeviationPercentByScore;
}

const underweightGain = 1.1;

/** What the current weight is divided by to get the ideal weight: 1.2 for score 7. */
export function idealWeightDivisor(score: BodyScore): number {
  return 1 + weightDeviationPercentByScore[score] / 100;
}

/** Ideal weight in kg: current weight divided by (1 + deviation), never a subtraction. */
export function idealWeight(kg: number, score: BodyScore): number {
  return requirePositive(kg, 'weight') / idealWeightDivisor(score);
}

/**
 * The weight in kg that the need is based on: the ideal weight of an overweight animal, the current weight of any
 * other.
 */
export function calculateReferenceWeightKg(kg: number, score: BodyScore): number {
  return idealWeight(kg, score > 5 ? score : 5);
}

/** The factor on the kcal: 1.10 for an underweight animal. */
export function underweightFactor(score: BodyScore): number {
  return score < 5 ? underweightGain : 1;
}
