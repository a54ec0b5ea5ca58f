import { metabolicWeight } from './adult-dog-energy';
import { roundToDecimals } from './rounding';

const milkByWeek = [0.75, 0.95, 1.1, 1.2] as const;

/**
 * Daily kcal in gestation weeks 1 to 9: 132 kg^0.75, from week 5 plus 26 per kg; RangeError for another week.
 * Guidance only, never a plan. Source: FEDIAF 2025, tables VII-6 to VII-9.
 */
export function dailyGestationKcal(weightKg: number, week: number): number {
  if (!(week >= 1 && week <= 9)) throw new RangeError('gestation lasts nine weeks');
  return 132 * metabolicWeight(weightKg) + (week >= 5 ? 26 * weightKg : 0);
}

/**
 * Daily kcal in lactation weeks 1 to 4 with 1 to 8 puppies: 145 kg^0.75 + X kg L; null where the table ends.
 * Guidance only, never a plan. Source: FEDIAF 2025, tables VII-6 to VII-9.
 */
export function dailyLactationKcal(weightKg: number, puppies: number, week: number): number | null {
  const milk = milkByWeek[week - 1];
  if (milk === undefined || !Number.isInteger(puppies) || puppies < 1 || puppies > 8) return null;
  const perKg = puppies <= 4 ? 24 * puppies : 96 + 12 * (puppies - 4);
  return 145 * metabolicWeight(weightKg) + perKg * weightKg * milk;
}

/**
 * Whole kcal a day of a pregnant or nursing dog; `lactation` contains weeks 1 to 4, or is empty without a litter of 1
 * to 8.
 */
export type TotalDailyKcalByReproductionStage = {
  gestationWeeks1to4: number;
  gestationFromWeek5: number;
  lactation: number[];
};

/** The guidance figures for a dog's weight in kg and, when known, the size of her litter. */
export function calculateReproductionKcalByStage(weightKg: number, puppies = 0): TotalDailyKcalByReproductionStage {
  const lactation = [1, 2, 3, 4].map((week) => dailyLactationKcal(weightKg, puppies, week));
  return {
    gestationWeeks1to4: roundToDecimals(dailyGestationKcal(weightKg, 4)),
    gestationFromWeek5: roundToDecimals(dailyGestationKcal(weightKg, 5)),
    lactation: lactation.filter((kcal) => kcal !== null).map((kcal) => roundToDecimals(kcal)),
  };
}
