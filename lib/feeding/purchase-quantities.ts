import { planLengthDays } from './plan-length';

/** Feeding days in four weeks: six days a week. */
const feedingDaysPerMonth = 24;

const packG = 1000;
const pattyG = 50;

/** What to buy for a daily amount in grams. */
export type PurchaseQuantities = {
  dailyG: number;
  /** 24 feeding days. */
  monthlyG: number;
  /** All 28 calendar days of four weeks. */
  fourWeeksG: number;
  /** Packs of 1 kg that cover `monthlyG`. */
  packs1kg: number;
  /** Patties of 50 g a day, to the nearest half patty. */
  pattiesPerDay: number;
};

/** Monthly grams, 1 kg packs and 50 g patties for a daily amount in whole grams. */
export function calculatePurchaseForDailyGrams(dailyG: number): PurchaseQuantities {
  const monthlyG = dailyG * feedingDaysPerMonth;
  return {
    dailyG,
    monthlyG,
    fourWeeksG: dailyG * planLengthDays,
    packs1kg: Math.ceil(monthlyG / packG),
    pattiesPerDay: Math.max(0.5, Math.round((dailyG / pattyG) * 2) / 2),
  };
}
