import { makersGuidePortion, makersGuideRange } from './makers-guide';
import type { DogCalculatorInput } from './portion';

/** Why the amount by energy differs from the guide, as message keys. */
export const guideDifferenceReasons = ['lean', 'rich', 'small', 'large', 'activity', 'growth'] as const;
export type GuideDifferenceReason = (typeof guideDifferenceReasons)[number];

// The guide and the energy agree for a grown dog of 25 kg, normal activity (2.5 %) and a food of 197 kcal per 100 g:
// 110 x 25^0.75 / 6.25.
const guideKg = 25;
const guideKcal = 197;
const tolerated = 0.15;

/**
 * The main reason why the amount by energy differs from the guide by more than 15 % and lies outside the range that the
 * page shows; null where they agree. For a puppy it is always its growth: the guide is one percentage for all of it.
 */
export function findGuideDifferenceReason(
  input: DogCalculatorInput,
  kcalPer100g: number,
  dailyG: number,
): GuideDifferenceReason | null {
  const ratio = dailyG / makersGuidePortion(input, kcalPer100g).dailyG;
  const { grams } = makersGuideRange(input, kcalPer100g);
  const agrees = Math.abs(ratio - 1) <= tolerated || (dailyG >= grams.min && dailyG <= grams.max);
  if (agrees) return null;
  if (input.age === 'puppy') return 'growth';
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
