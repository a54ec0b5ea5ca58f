import type { EnergyNeedAndReferenceWeight } from './adult-dog-energy';
import { type BodyScore, calculateReferenceWeightKg, underweightFactor } from './body-condition';
import { requirePositive } from './require-positive';

export const catLifestyles = ['indoor', 'active'] as const;
export type CatLifestyle = (typeof catLifestyles)[number];

/** Lowest and highest value of a stated range. */
export type NumberRange = { min: number; max: number };

/**
 * kcal per kg^0.67 and day of a grown cat; `indoor` includes neutered cats. Source: FEDIAF 2025, tables VII-6 to VII-9.
 */
export const catFactors = {
  indoor: { min: 52, max: 75 },
  active: { min: 100, max: 100 },
} as const satisfies Record<CatLifestyle, NumberRange>;

const kittenBase = 100;

/** Age in months from which a cat is fed as an adult. */
export const catAdultFromMonths = 12;

/** Age in years from which a cat counts as senior for advice (AAHA/AAFP 2021); its energy does not change. */
export const catSeniorFromYears = 10;

/** Daily kcal of a cat: factor x kg^0.67. */
export function catDailyKcal(weightKg: number, factor: number): number {
  return requirePositive(factor, 'factor') * requirePositive(weightKg, 'weight') ** 0.67;
}

/** The factor on a kitten's 100 kcal per kg^0.67: 2.0-2.5 to 4 months, 1.75-2.0 to 9, 1.5 to 12. */
export function getKittenMultiplierRange(ageMonths: number): NumberRange {
  if (ageMonths <= 4) return { min: 2, max: 2.5 };
  return ageMonths <= 9 ? { min: 1.75, max: 2 } : { min: 1.5, max: 1.5 };
}

/**
 * The factors per kg^0.67 for a cat: a kitten's by its age, a grown cat's by its life; the lowest for one that is to
 * slim.
 */
export function getCatEnergyFactorRange(ageMonths: number, lifestyle: CatLifestyle, score: BodyScore): NumberRange {
  if (ageMonths < catAdultFromMonths) {
    const { min, max } = getKittenMultiplierRange(ageMonths);
    return { min: kittenBase * min, max: kittenBase * max };
  }
  if (score <= 5) return catFactors[lifestyle];
  const { min } = catFactors.indoor;
  return { min, max: min };
}

export type CatEnergyInput = { weightKg: number; ageMonths: number; lifestyle: CatLifestyle; score: BodyScore };
export type CatEnergy = EnergyNeedAndReferenceWeight & { factor: number; factors: NumberRange; kcalRange: NumberRange };

/**
 * Daily kcal of a cat by the middle of its factors, with the range they span; on its ideal weight when overweight, + 10
 * % when underweight.
 */
export function catEnergy({ weightKg, ageMonths, lifestyle, score }: CatEnergyInput): CatEnergy {
  const factors = getCatEnergyFactorRange(ageMonths, lifestyle, score);
  const factor = (factors.min + factors.max) / 2;
  const referenceKg = calculateReferenceWeightKg(weightKg, score);
  const kcal = (by: number) => catDailyKcal(referenceKg, by) * underweightFactor(score);
  return {
    referenceKg,
    factor,
    factors,
    kcalPerDay: kcal(factor),
    kcalRange: { min: kcal(factors.min), max: kcal(factors.max) },
  };
}
