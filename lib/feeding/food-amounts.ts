/** Feeding days in four weeks: six days a week. */
const feedingDaysPerMonth = 24;

/** Calendar days in the four-week plan. */
export const planLengthDays = 28;

const packG = 1000;
const pattyG = 50;

// Products such as 1.005 * 1000 fall slightly below the half they represent; the tolerance is far below any real
// difference in grams.
const floatNoise = 1e-9;

/** Rounds half up, tolerant of floating-point noise; `decimals` places. */
export function roundToDecimals(value: number, decimals = 0): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale + floatNoise) / scale;
}

/** Grams to the nearest 5 below 200 g and to the nearest 10 from there on; never less than 5. */
export function roundGrams(gramsExact: number): number {
  const step = gramsExact < 200 ? 5 : 10;
  return Math.max(5, Math.round(gramsExact / step + floatNoise) * step);
}

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
export function amountsToBuy(dailyG: number): PurchaseQuantities {
  const monthlyG = dailyG * feedingDaysPerMonth;
  return {
    dailyG,
    monthlyG,
    fourWeeksG: dailyG * planLengthDays,
    packs1kg: Math.ceil(monthlyG / packG),
    pattiesPerDay: Math.max(0.5, Math.round((dailyG / pattyG) * 2) / 2),
  };
}

/**
 * Splits whole grams over the meals of a day: the parts add up exactly and differ by at most one step (5 g, or 1 g
 * below 5 g a meal).
 */
export function splitMeals(grams: number, meals: number): number[] {
  const step = grams % 5 === 0 && grams >= 5 * meals ? 5 : 1;
  const steps = grams / step;
  const share = Math.floor(steps / meals);
  const extra = steps - share * meals;
  return Array.from({ length: meals }, (_, index) => (share + (index < extra ? 1 : 0)) * step);
}

/** Returns the value; throws RangeError unless it is a finite number above 0, so that no NaN reaches a bowl. */
export function requirePositive(value: number, name: string): number {
  if (!Number.isFinite(value) || value <= 0) throw new RangeError(`${name} must be a positive number`);
  return value;
}
