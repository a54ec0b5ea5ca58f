import { restingKcal } from './adult-energy';
import type { ActivityLevel, AgeClass } from './animal-categories';
import type { NumberRange } from './cat-energy';
import type { CalculatorInput } from './portion';
import { type AmountsToBuy, amountsToBuy, requirePositive, roundTo } from './rounding';

/** Percent of body weight a day by age class and activity: the maker's guide, shown beside the amount by energy. */
export const makersGuidePercents = {
  adult: { low: 2, medium: 2.5, high: 3 },
  senior: { low: 2, medium: 2.25, high: 2.5 },
  puppy: { low: 4, medium: 5, high: 6 },
} as const satisfies Record<AgeClass, Record<ActivityLevel, number>>;

export type PercentPortion = AmountsToBuy & { percent: number; kcalPerDay: number };

/** The maker's guide: a percentage of body weight in grams, and the kcal in that amount. */
export function percentPortion({ weightKg, age, activity }: CalculatorInput, kcalPer100g: number): PercentPortion {
  const percent = makersGuidePercents[age][activity];
  const dailyG = roundTo(requirePositive(weightKg, 'weight') * 10 * percent);
  return {
    ...amountsToBuy(dailyG),
    percent,
    kcalPerDay: roundTo((dailyG * requirePositive(kcalPer100g, 'kcalPer100g')) / 100),
  };
}

export type MakersGuideRange = {
  /** Percent of body weight, from little to much activity. */
  percent: NumberRange;
  grams: NumberRange;
  /** kcal of the resting need when the lower end of the guide lies below it, else null. */
  belowRestingKcal: number | null;
};

/** The maker's guide for a weight and age class, over all levels of activity. */
export function makersGuide(
  { weightKg, age }: Omit<CalculatorInput, 'activity'>,
  kcalPer100g: number,
): MakersGuideRange {
  const low = percentPortion({ weightKg, age, activity: 'low' }, kcalPer100g);
  const high = percentPortion({ weightKg, age, activity: 'high' }, kcalPer100g);
  const resting = restingKcal(weightKg);
  return {
    percent: { min: makersGuidePercents[age].low, max: makersGuidePercents[age].high },
    grams: { min: low.dailyG, max: high.dailyG },
    belowRestingKcal: low.kcalPerDay < resting ? Math.round(resting) : null,
  };
}
