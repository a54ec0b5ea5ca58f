import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dogRestingKcal, workingDogFactor } from '@/lib/feeding/adult-dog-energy';
import { ageClasses, calculatorActivityLevels } from '@/lib/feeding/animal-attribute-values';
import { catDailyKcal, catEnergy, catLifestyles } from '@/lib/feeding/cat-energy';
import { dogCalculatorEnergyNeed } from '@/lib/feeding/dog-calculator-energy-need';
import { makersGuidePortion, makersGuideRange } from '@/lib/feeding/makers-guide';
import { splitMeals } from '@/lib/feeding/meal-schedule';
import { computeCalculatorComplementaryMaxG, portionForEnergy } from '@/lib/feeding/portion';
import { gramsWithVisibleRounding, roundGrams } from '@/lib/feeding/rounding';

const weightKg = fc.double({ min: 0.3, max: 120, noNaN: true });
const kcalPer100g = fc.integer({ min: 50, max: 900 });

describe('calculators', () => {
  const dog = fc.record({
    weightKg,
    age: fc.constantFrom(...ageClasses),
    activity: fc.constantFrom(...calculatorActivityLevels),
  });

  test('the percent method stays within 2 to 6 % of the weight, to the gram, and increases with it', () => {
    fc.assert(
      fc.property(dog, kcalPer100g, weightKg, (input, kcal, other) => {
        const { dailyG, monthlyG, percent } = makersGuidePortion(input, kcal);
        expect(Math.abs(dailyG - input.weightKg * 10 * percent)).toBeLessThanOrEqual(0.5 + 1e-6);
        expect(Number.isInteger(dailyG) && percent >= 2 && percent <= 6).toBe(true);
        expect(monthlyG).toBe(24 * dailyG);
        const heavier = makersGuidePortion({ ...input, weightKg: Math.max(other, input.weightKg) }, kcal);
        expect(heavier.dailyG).toBeGreaterThanOrEqual(dailyG);
      }),
    );
  });

  test('the need of a dog lies between rest and growth or work, and grows with weight and activity', () => {
    const months = fc.option(fc.double({ min: 2, max: 24, noNaN: true }), { nil: undefined });
    fc.assert(
      fc.property(dog, months, weightKg, (input, age, other) => {
        const need = dogCalculatorEnergyNeed(input, age);
        if (!need) {
          expect([input.age, age]).toEqual(['puppy', undefined]);
          return;
        }
        const most = input.age === 'puppy' ? 254.1 : workingDogFactor;
        expect(need.kcalPerDay).toBeGreaterThanOrEqual(dogRestingKcal(input.weightKg));
        expect(need.kcalPerDay).toBeLessThanOrEqual((dogRestingKcal(input.weightKg) / 70) * most);
        const busier = dogCalculatorEnergyNeed({ ...input, activity: 'high' }, age);
        expect(busier?.kcalPerDay).toBeGreaterThanOrEqual(need.kcalPerDay);
        if (input.age === 'puppy') return;
        const heavier = dogCalculatorEnergyNeed({ ...input, weightKg: Math.max(other, input.weightKg) }, age);
        expect(heavier?.kcalPerDay).toBeGreaterThanOrEqual(need.kcalPerDay);
      }),
    );
  });

  test('each end of the guide below the resting need is named in a warning', () => {
    fc.assert(
      fc.property(dog, kcalPer100g, (input, kcal) => {
        const { grams, belowResting } = makersGuideRange(input, kcal);
        const below = [grams.min, grams.max].filter(
          (g) => Math.round((g * kcal) / 100) < dogRestingKcal(input.weightKg),
        );
        const named = below.length > 0 ? { min: below[0], max: below.at(-1) } : undefined;
        expect(belowResting?.grams).toEqual(named);
      }),
    );
  });

  test('the treat maximum is whole grams and never negative', () => {
    fc.assert(
      fc.property(dog, kcalPer100g, (input, kcal) => {
        const grams = computeCalculatorComplementaryMaxG(input, kcal);
        expect(Number.isInteger(grams) && grams >= 0).toBe(true);
      }),
    );
  });

  test('a cat gets an ordered range that contains its amount', () => {
    const cat = fc.record({
      weightKg: fc.double({ min: 0.3, max: 15, noNaN: true }),
      ageMonths: fc.double({ min: 2, max: 240, noNaN: true }),
      lifestyle: fc.constantFrom(...catLifestyles),
      kcalPer100g,
    });
    fc.assert(
      fc.property(cat, (input) => {
        const { kcalPerDay, kcalRange } = catEnergy({ ...input, score: 5 });
        const { dailyG, rangeG } = portionForEnergy(kcalPerDay, input.kcalPer100g, input.weightKg, kcalRange);
        expect(rangeG.min).toBeLessThanOrEqual(dailyG);
        expect(dailyG).toBeLessThanOrEqual(rangeG.max);
        // FEDIAF 2025, VII-9: 52 for the quietest cat, 250 for the youngest kitten.
        expect(kcalPerDay).toBeGreaterThanOrEqual(catDailyKcal(input.weightKg, 52));
        expect(kcalPerDay).toBeLessThanOrEqual(catDailyKcal(input.weightKg, 250) * (1 + 1e-9));
      }),
    );
  });
});

describe('rounding', () => {
  test('is to the step, within half a step, monotone and stable', () => {
    const grams = fc.double({ min: 3, max: 10_000, noNaN: true });
    fc.assert(
      fc.property(grams, grams, (a, b) => {
        const rounded = roundGrams(a);
        expect(Math.abs(rounded - a)).toBeLessThanOrEqual(a < 200 ? 2.5 : 5);
        expect(roundGrams(rounded)).toBe(rounded);
        expect(roundGrams(Math.max(a, b))).toBeGreaterThanOrEqual(rounded);
      }),
    );
  });

  test('a shown amount is rounded like the one that it stands for', () => {
    fc.assert(
      fc.property(fc.double({ min: 3, max: 10_000, noNaN: true }), (grams) => {
        const shown = gramsWithVisibleRounding(grams);
        expect(roundGrams(shown)).toBe(roundGrams(grams));
        expect(Math.abs(shown - grams)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  test('meals add up and differ by at most 5 g', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 1, max: 6 }), (grams, meals) => {
        const parts = splitMeals(grams, meals);
        expect(parts).toHaveLength(meals);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(grams);
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(5);
      }),
    );
  });
});
