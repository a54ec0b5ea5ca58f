import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filterOutNeverRecommendedFoods } from '@/lib/feeding/filter-out-never-recommended-foods';
import type { HealthAdjustment } from '@/lib/feeding/health-options';
import { type Food, type FoodCriteria, recommendFoods } from '@/lib/feeding/recommend-foods';
import { excludableIngredients } from '@/lib/feeding/schema';
import { sampleFoods } from './sample-foods';

const names = fc.subarray(['beef', 'chicken', 'egg', 'pork'], { minLength: 1, maxLength: 2 });
// Few values of each property, so that many foods are alike and many figures are equal.
const foods = fc.uniqueArray(
  fc.record({
    slug: fc.string({ minLength: 1, maxLength: 4 }),
    species: fc.constant('dog' as const),
    lifeStage: fc.constantFrom('puppy', 'adult', 'senior', 'all'),
    statement: fc.constant('complete' as const),
    kcalPer100g: fc.integer({ min: 120, max: 130 }),
    proteins: names,
    allergens: names,
    bonePercent: fc.integer({ min: 10, max: 14 }),
    tags: fc.subarray(['sensitive', 'highEnergy', 'novelProtein', 'everyday', 'grainFree'], { maxLength: 2 }),
  }),
  { selector: ({ slug }) => slug, maxLength: 60 },
);
const needs: fc.Arbitrary<FoodCriteria> = fc.record({
  species: fc.constant('dog' as const),
  beginner: fc.boolean(),
  stage: fc.constantFrom('puppy', 'adult', 'senior'),
  excluded: fc.subarray([...excludableIngredients], { maxLength: 2 }),
  adjustments: fc.subarray<HealthAdjustment>(['lowBone', 'singleProtein', 'gentle']).map((given) => new Set(given)),
  slim: fc.boolean(),
  energetic: fc.boolean(),
});

describe('candidate foods', () => {
  test('result in the same foods for every dog as the whole range', () => {
    fc.assert(
      fc.property(foods, needs, (range, dog) => {
        expect(recommendFoods(filterOutNeverRecommendedFoods(range), dog)).toEqual(recommendFoods(range, dog));
      }),
      { numRuns: 2000 },
    );
  });

  test('of a repetitive range are as few as of a short one', () => {
    const repeated = (times: number): Food[] =>
      Array.from({ length: times }, (_, index) =>
        sampleFoods.map((food) => ({ ...food, slug: `${food.slug}-${index}` })),
      ).flat();
    expect(filterOutNeverRecommendedFoods(repeated(100)).length).toBe(
      filterOutNeverRecommendedFoods(repeated(3)).length,
    );
    expect(filterOutNeverRecommendedFoods(repeated(100)).length).toBeLessThanOrEqual(3 * sampleFoods.length);
  });

  test('that differ only in energy and bone are at most twelve', () => {
    const [one] = sampleFoods.filter(({ species, statement }) => species === 'dog' && statement === 'complete');
    const many = Array.from({ length: 500 }, (_, index) => ({
      ...(one as Food),
      slug: `food-${index}`,
      kcalPer100g: 120 + ((index * 37) % 101),
      bonePercent: (index * 53) % 17,
    }));
    expect(filterOutNeverRecommendedFoods(many).length).toBeLessThanOrEqual(12);
  });
});
