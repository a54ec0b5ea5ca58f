import { describe, expect, test } from 'vitest';
import { adultDogEnergy, findAdultAgeBand } from '@/lib/feeding/adult-dog-energy';
import type { ActivityLevel, AgeClass, BodyCondition, DogSize } from '@/lib/feeding/animal-attribute-values';
import {
  type BodyScore,
  bodyScoreByCondition,
  idealWeight,
  weightDeviationPercentByScore,
} from '@/lib/feeding/body-condition';
import { catDailyKcal, getKittenMultiplierRange } from '@/lib/feeding/cat-energy';
import { dailyGestationKcal, dailyLactationKcal } from '@/lib/feeding/gestation-and-lactation';
import { makersGuidePortion } from '@/lib/feeding/makers-guide';
import { portionForEnergy } from '@/lib/feeding/portion';
import { puppyEnergy } from '@/lib/feeding/puppy-energy';
import { roundToDecimals } from '@/lib/feeding/rounding';
import { dogCalculatorSchema } from '@/lib/feeding/schema';
import vectors from './vectors.json';

const kittensGrowKcal = 164;

test.each(vectors.percentMethod)('percent method: $in', ({ in: input, out }) => {
  const { percent, dailyG, monthlyG, packs1kg } = makersGuidePortion(
    { ...input, age: input.age as AgeClass, activity: input.activity as ActivityLevel },
    100,
  );
  expect({ percent, dailyG, monthlyG, packs1kg }).toEqual(out);
});

test.each(vectors.energyMethodAdults)('energy method: $in', ({ in: input, out }) => {
  const energy = adultDogEnergy({
    weightKg: input.weightKg,
    row: findAdultAgeBand(input.ageYears, 'medium'),
    activity: input.activity as ActivityLevel,
    score: bodyScoreByCondition[input.bodyCondition as BodyCondition],
  });
  const portion = portionForEnergy(energy.kcalPerDay, input.kcalPer100g, input.weightKg);
  expect({
    referenceKg: energy.referenceKg,
    factor: energy.factor,
    kcalPerDay: roundToDecimals(energy.kcalPerDay, 1),
    gramsExact: roundToDecimals(portion.gramsExact, 1),
    dailyG: portion.dailyG,
    percentOfBodyWeight: roundToDecimals(portion.percentOfBodyWeight, 2),
    monthlyG: portion.monthlyG,
  }).toEqual(out);
});

test.each(vectors.puppies)('puppies: $in', ({ in: input, out }) => {
  const energy = puppyEnergy({
    weightKg: input.weightKg,
    ageWeeks: input.ageWeeks,
    size: input.size as DogSize,
  });
  const portion = portionForEnergy(energy.kcalPerDay, input.kcalPer100g, input.weightKg);
  expect({
    shareOfAdult: roundToDecimals(energy.shareOfAdult, 3),
    expectedAdultKg: roundToDecimals(energy.expectedAdultKg, 1),
    kcalPerDay: roundToDecimals(energy.kcalPerDay, 1),
    gramsExact: roundToDecimals(portion.gramsExact, 1),
    dailyG: portion.dailyG,
    percentOfBodyWeight: roundToDecimals(portion.percentOfBodyWeight, 2),
  }).toEqual(out);
});

test.each(vectors.reproduction)('reproduction: %o', (vector) => {
  const kcal = vector.gestation
    ? dailyGestationKcal(vector.gestation.weightKg, vector.gestation.week)
    : dailyLactationKcal(vector.lactation.weightKg, vector.lactation.puppies, vector.lactation.week);
  expect(roundToDecimals(kcal ?? 0, 1)).toBe(vector.kcal);
});

test.each(vectors.cats)('cats: $in', ({ in: input, out }) => {
  const kcal = catDailyKcal(input.weightKg, input.factor);
  const portion = portionForEnergy(kcal, input.kcalPer100g, input.weightKg);
  expect({
    kcalPerDay: roundToDecimals(kcal, 1),
    gramsExact: roundToDecimals(portion.gramsExact, 1),
    percentOfBodyWeight: roundToDecimals(portion.percentOfBodyWeight, 2),
  }).toEqual(out);
});

test.each(vectors.kittens)('kittens: $in', ({ in: input, out }) => {
  const { min, max } = getKittenMultiplierRange(input.ageMonths);
  expect(input.multiplier).toBeGreaterThanOrEqual(min);
  expect(input.multiplier).toBeLessThanOrEqual(max);
  const kcal = catDailyKcal(input.weightKg, 100 * input.multiplier);
  expect(roundToDecimals(kcal, 1)).toBe(out.kcalPerDay);
  expect(roundToDecimals(portionForEnergy(kcal, kittensGrowKcal, input.weightKg).gramsExact, 1)).toBe(out.grams);
});

test.each(vectors.bcs)('body condition score $bcs', ({ bcs, devPct, ideal30kg }) => {
  const score = bcs as BodyScore;
  expect(weightDeviationPercentByScore[score]).toBe(devPct);
  expect(roundToDecimals(idealWeight(30, score), 2)).toBe(ideal30kg);
});

describe('weights', () => {
  const parse = (weightKg: string) => dogCalculatorSchema.safeParse({ weightKg, age: 'adult', activity: 'low' });
  const accepted = (vector: string) => vector.includes('accept as');

  test.each(vectors.invalidWeights.filter((vector) => !accepted(vector)))('rejects %j', (vector) => {
    const result = parse(vector.replace(/ \(.*/, ''));
    expect(result.error?.issues[0]?.message).toMatch(/^weight(Invalid|TooLow|OutOfRange)$/);
  });

  test.each(vectors.invalidWeights.filter(accepted))('accepts %j', (vector) => {
    const [, expected] = /accept as ([\d.]+)/.exec(vector) ?? [];
    expect(parse(vector.replace(/ \(.*/, '')).data?.weightKg).toBe(Number(expected));
  });
});

test('every section of the vectors is tested', () => {
  expect(Object.keys(vectors).sort()).toEqual([
    'bcs',
    'cats',
    'energyMethodAdults',
    'invalidWeights',
    'kittens',
    'percentMethod',
    'puppies',
    'reproduction',
  ]);
});
