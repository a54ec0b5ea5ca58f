import { dogRestingKcal } from './adult-dog-energy';
import type { ActivityLevel, AgeClass } from './animal-attribute-values';
import type { NumberRange } from './cat-energy';
import type { DogCalculatorInput } from './portion';
import { calculatePurchaseForDailyGrams, type PurchaseQuantities } from './purchase-quantities';
import { requirePositive } from './require-positive';
import { roundToDecimals } from './rounding';

/** Percent of body weight a day by age class and activity: the maker's guide, shown beside the amount by energy. */
export const makersGuidePercents = {
  adult: { low: 2, medium: 2.5, high: 3 },
  senior: { low: 2, medium: 2.25, high: 2.5 },
  puppy: { low: 4, medium: 5, high: 6 },
} as const satisfies Record<AgeClass, Record<ActivityLevel, number>>;

export type MakersGuidePortion = PurchaseQuantities & { percent: number; kcalPerDay: number };

/** The maker's guide: a percentage of body weight in grams, and the kcal in that amount. */
export function makersGuidePortion(
  { weightKg, age, activity }: DogCalculatorInput,
  kcalPer100g: number,
): MakersGuidePortion {
  const percent = makersGuidePercents[age][activity];
  const dailyG = roundToDecimals(requirePositive(weightKg, 'weight') * 10 * percent);
  return {
    ...calculatePurchaseForDailyGrams(dailyG),
    percent,
    kcalPerDay: roundToDecimals((dailyG * requirePositive(kcalPer100g, 'kcalPer100g')) / 100),
  };
}

export type MakersGuideRange = {
  /** Percent of body weight, from little to much activity. */
  percent: NumberRange;
  grams: NumberRange;
  /** The end or ends of the guide that lie below the resting need, and the kcal of that need; null where neither does. */
  belowResting: { grams: NumberRange; kcal: number } | null;
};

/**
 * The maker's guide for a weight and age class, over all levels of activity, and what of it lies below the resting need
 * (NRC 2006; AAHA 2021).
 */
export function makersGuideRange(
  { weightKg, age }: Omit<DogCalculatorInput, 'activity'>,
  kcalPer100g: number,
): MakersGuideRange {
  const low = makersGuidePortion({ weightKg, age, activity: 'low' }, kcalPer100g);
  const high = makersGuidePortion({ weightKg, age, activity: 'high' }, kcalPer100g);
  const resting = dogRestingKcal(weightKg);
  const isBelow = ({ kcalPerDay }: MakersGuidePortion) => kcalPerDay < resting;
  return {
    percent: { min: makersGuidePercents[age].low, max: makersGuidePercents[age].high },
    grams: { min: low.dailyG, max: high.dailyG },
    belowResting: isBelow(low)
      ? { grams: { min: low.dailyG, max: (isBelow(high) ? high : low).dailyG }, kcal: Math.round(resting) }
      : null,
  };
}
