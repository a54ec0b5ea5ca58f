import type { Amounts } from './rounding';
import { amounts, positive, roundGrams } from './rounding';

export const catLifestyles = ['indoor', 'active'] as const;
export type CatLifestyle = (typeof catLifestyles)[number];

/** Lowest and highest value of a stated range. */
export type Range = { min: number; max: number };

/** kcal per kg^0.67 and day of a grown cat; `indoor` includes neutered cats. Source: FEDIAF 2025, tables VII-6 to VII-9. */
export const catFactors = {
  indoor: { min: 52, max: 75 },
  active: { min: 100, max: 100 },
} as const satisfies Record<CatLifestyle, Range>;

const kittenBase = 100;

/** Age in months from which a cat is fed as an adult. */
export const catAdultFromMonths = 12;

/** Daily kcal of a cat: factor x kg^0.67. */
export function catKcal(weightKg: number, factor: number): number {
  return positive(factor, 'factor') * positive(weightKg, 'weight') ** 0.67;
}

/** The factor on a kitten's 100 kcal per kg^0.67: 2.0-2.5 to 4 months, 1.75-2.0 to 9, 1.5 to 12. */
export function kittenMultiplier(ageMonths: number): Range {
  if (ageMonths <= 4) return { min: 2, max: 2.5 };
  return ageMonths <= 9 ? { min: 1.75, max: 2 } : { min: 1.5, max: 1.5 };
}

/** Daily kcal of a kitten: 100 x multiplier x kg^0.67. */
export function kittenKcal(weightKg: number, multiplier: number): number {
  return catKcal(weightKg, kittenBase * multiplier);
}

export type CatInput = { weightKg: number; ageMonths: number; lifestyle: CatLifestyle; kcalPer100g: number };

/** A cat's daily range in kcal and grams; `amounts` is for the middle of the range. A cat is fed every day. */
export type CatPortion = { kcalPerDay: Range; dailyG: Range; amounts: Amounts };

/** Daily amounts of a complete cat food by energy; kittens (under 12 months) by their multiplier. */
export function catPortion({ weightKg, ageMonths, lifestyle, kcalPer100g }: CatInput): CatPortion {
  const kitten = ageMonths < catAdultFromMonths;
  const factors = kitten ? kittenMultiplier(ageMonths) : catFactors[lifestyle];
  const kcal = (value: number) => (kitten ? kittenKcal : catKcal)(weightKg, value);
  const kcalPerDay = { min: kcal(factors.min), max: kcal(factors.max) };
  const grams = (value: number) => roundGrams((value / positive(kcalPer100g, 'kcalPer100g')) * 100);
  return {
    kcalPerDay,
    dailyG: { min: grams(kcalPerDay.min), max: grams(kcalPerDay.max) },
    amounts: amounts(grams((kcalPerDay.min + kcalPerDay.max) / 2)),
  };
}
