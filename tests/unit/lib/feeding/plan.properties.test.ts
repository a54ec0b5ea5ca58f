import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dogRestingKcal } from '@/lib/feeding/adult-dog-energy';
import { bodyConditions, dogSizes, planActivityLevels, speciesList } from '@/lib/feeding/animal-attribute-values';
import { type BuildPlanResult, buildPlan } from '@/lib/feeding/build-plan';
import { catDailyKcal, catLifestyles } from '@/lib/feeding/cat-energy';
import { allHealthOptions, type HealthOption, outcomeByHealthOption } from '@/lib/feeding/health-options';
import {
  type AnimalProfileInput,
  animalProfileSchema,
  currentDiets,
  excludableIngredients,
} from '@/lib/feeding/schema';
import { sampleFoods } from './sample-foods';

// A mutant only has to fail: shrinking its counterexample would exceed the time limit.
if (process.env.STRYKER_MUTATOR_WORKER) fc.configureGlobal({ endOnFailure: true });

const weightKg = fc.double({ min: 0.3, max: 120, noNaN: true });
const illnesses = allHealthOptions.filter((option) => option !== 'none');

const answers = fc
  .record({
    dogName: fc.constant('Argos'),
    age: fc.oneof(
      fc.record({ value: fc.double({ min: 0.1, max: 30, noNaN: true }), unit: fc.constant('years' as const) }),
      fc.record({ value: fc.integer({ min: 1, max: 30 }), unit: fc.constantFrom('months' as const, 'weeks' as const) }),
    ),
    weightKg,
    size: fc.constantFrom(...dogSizes),
    bodyCondition: fc.constantFrom(...bodyConditions),
    activity: fc.constantFrom(...planActivityLevels),
    species: fc.constantFrom(...speciesList),
    lifestyle: fc.constantFrom(...catLifestyles),
    neutered: fc.constantFrom('yes' as const, 'no' as const),
    restDay: fc.constantFrom('yes' as const, 'no' as const),
    firstTimeRaw: fc.constantFrom('yes' as const, 'no' as const),
    currentDiet: fc.constantFrom(...currentDiets),
    health: fc.subarray<HealthOption>(illnesses, { maxLength: 3 }),
    excluded: fc.subarray([...excludableIngredients], { maxLength: 4 }),
  })
  .map(
    (input): AnimalProfileInput => ({
      ...input,
      weightKg: input.species === 'cat' ? Math.min(15, input.weightKg) : input.weightKg,
      hasHealthIssues: input.health.length > 0 ? 'yes' : 'no',
    }),
  );

const healthy = answers.map(
  (input): AnimalProfileInput => ({ ...input, health: [], hasHealthIssues: 'no', excluded: [] }),
);
const build = (input: AnimalProfileInput): BuildPlanResult => buildPlan(animalProfileSchema.parse(input), sampleFoods);
const bySlug = new Map(sampleFoods.map((food) => [food.slug, food]));
const lead = (result: BuildPlanResult) => (result.kind === 'plan' ? result.kcalPerDay : null);

// The lowest factor of the table, 80, has the lowest range.
const quietSenior = {
  dogName: 'Argos',
  age: { value: 10, unit: 'years' },
  weightKg: 10,
  size: 'medium',
  bodyCondition: 'ideal',
  activity: 'low',
  firstTimeRaw: 'yes',
  currentDiet: 'dry',
  hasHealthIssues: 'no',
} as const satisfies AnimalProfileInput;

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : [];
}

describe('any combination of answers', () => {
  test('gives a plan or a clear rejection, the stricter reason first', () => {
    fc.assert(
      fc.property(answers, (input) => {
        const result = build(input);
        const outcomes = (input.health ?? []).map((option) => outcomeByHealthOption[option]);
        if (outcomes.includes('vetFirst')) {
          expect(Object.keys(result).sort()).toEqual(['causes', 'kind', 'notes', 'questions', 'reasons']);
          expect(result.kind).toBe('vetFirst');
        } else if (outcomes.includes('guidance')) {
          expect(['guidance', 'vetFirst']).toContain(result.kind);
        } else {
          const reason = result.kind === 'vetFirst' ? [...result.causes, ...result.reasons][0] : result.kind;
          expect(reason).toBeTruthy();
          expect(result).not.toMatchObject({ reasons: 'reproduction' });
        }
      }),
      { numRuns: 400 },
    );
  });

  test('never yields NaN, infinity or a negative number, and always the same result', () => {
    fc.assert(
      fc.property(answers, (input) => {
        const result = build(input);
        expect(numbersIn(result).every((number) => Number.isFinite(number) && number >= 0)).toBe(true);
        expect(build(input)).toEqual(result);
      }),
      { numRuns: 300 },
    );
  });

  test('gives plans that follow the rules', () => {
    fc.assert(
      fc.property(answers, (input) => {
        const result = build(input);
        if (result.kind !== 'plan') return;
        const { health = [], excluded = [] } = input;
        for (const food of result.foods) {
          const { slug, gramsExact, dailyG, monthlyG, fourWeeksG, rangeG, packs1kg, reasons, weeksG, feedingDayG } =
            food;
          const source = bySlug.get(slug);
          expect(source?.statement).toBe('complete');
          expect(source?.species).toBe(input.species);
          const ingredients = [...(source?.allergens ?? []), ...(source?.proteins ?? [])];
          expect(excluded.some((name) => ingredients.includes(name))).toBe(false);
          if (health.includes('colitis')) expect(source?.bonePercent).toBeLessThanOrEqual(12);
          expect(reasons.length).toBeGreaterThan(0);
          expect(Math.abs(dailyG - gramsExact)).toBeLessThanOrEqual(gramsExact < 200 ? 2.5 : 5);
          // The smallest amounts may be to the gram.
          expect(dailyG % (dailyG < 20 ? 1 : dailyG < 200 ? 5 : 10)).toBe(0);
          expect(monthlyG).toBe(24 * feedingDayG);
          if (result.feedingDaysPerWeek === 7) {
            expect(feedingDayG).toBe(dailyG);
            expect(fourWeeksG).toBe(7 * weeksG.reduce((sum, grams) => sum + grams, 0));
            if (result.method.kind !== 'puppy') expect(fourWeeksG).toBe(28 * dailyG);
          } else {
            // All that the four weeks have, and no more: six amounts a week give back the seventh.
            expect(fourWeeksG).toBe(monthlyG);
            expect(Math.abs(6 * feedingDayG - 7 * dailyG)).toBeLessThanOrEqual(
              6 * (feedingDayG < 200 ? 2.5 : 5) + 1e-9,
            );
            for (const { kind, slug: weekSlug, rawG, week } of result.days) {
              const isRestWeek = result.days.some((day) => day.week === week && day.kind === 'rest');
              if (kind === 'raw' && isRestWeek && weekSlug === slug) expect(rawG).toBe(feedingDayG);
            }
          }
          expect(packs1kg * 1000 - monthlyG).toBeGreaterThanOrEqual(0);
          expect(packs1kg * 1000 - monthlyG).toBeLessThan(1000);
          expect(rangeG.min).toBeLessThanOrEqual(dailyG);
          expect(rangeG.max).toBeGreaterThanOrEqual(dailyG);
        }
        expect(result.treatsMaxKcal).toBeLessThanOrEqual(result.kcalPerDay / 10);
        expect(result.days.map(({ day }) => day)).toEqual(Array.from({ length: 28 }, (_, index) => index + 1));
        for (const { kind, foods, rawG, rawPercent, oldFoodPercent, mealsG } of result.days) {
          expect(foods.reduce((sum, { grams }) => sum + grams, 0)).toBe(rawG);
          expect(mealsG.reduce((sum, grams) => sum + grams, 0)).toBe(rawG);
          expect(rawPercent + oldFoodPercent).toBe(kind === 'rest' ? 0 : 100);
        }
        const rests = result.days.filter(({ kind }) => kind === 'rest').length;
        if (result.feedingDaysPerWeek === 7) expect(rests).toBe(0);
        if (result.method.kind !== 'adult' || input.size === 'mini') expect(result.feedingDaysPerWeek).toBe(7);
        // The summary is the sum of its rows.
        const total = result.days.reduce((sum, { rawG }) => sum + rawG, 0);
        expect(result.totalG).toBe(total);
        expect(result.shopping.reduce((sum, { grams }) => sum + grams, 0)).toBe(total);
      }),
      { numRuns: 600 },
    );
  });
});

describe('energy', () => {
  test('every plan lies between the resting need and growth or work', () => {
    fc.assert(
      fc.property(answers, (input) => {
        const result = build(input);
        if (result.kind !== 'plan') return;
        const { kcalPerDay, method } = result;
        const noise = 1 + 1e-9;
        if (result.species === 'cat') {
          expect(kcalPerDay * noise).toBeGreaterThanOrEqual(catDailyKcal(method.referenceKg, 52));
          expect(kcalPerDay).toBeLessThanOrEqual(catDailyKcal(method.referenceKg, 250) * noise);
          return;
        }
        const rest = dogRestingKcal(method.referenceKg);
        // The growth formula stays below 254.1; work is 150, and a thin dog gets a tenth more.
        const most = method.kind === 'puppy' ? 254.1 : 150 * 1.1;
        expect(kcalPerDay).toBeGreaterThanOrEqual(rest);
        expect(kcalPerDay).toBeLessThanOrEqual((rest / 70) * most * noise);
      }),
      { numRuns: 500 },
    );
  });

  test('the smallest dog gets what it needs at rest of the richest food, and no more than half a step too much', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.3, max: 1, noNaN: true }),
        fc.integer({ min: 100, max: 900 }),
        fc.integer({ min: 100, max: 900 }),
        (kg, ...kcal) => {
          const rich = sampleFoods
            .filter(({ species, statement }) => species === 'dog' && statement === 'complete')
            .map((food, index) => ({ ...food, kcalPer100g: kcal[index % 2] ?? 0 }));
          const profile = animalProfileSchema.parse({
            ...quietSenior,
            weightKg: kg,
            size: 'mini',
            firstTimeRaw: 'no',
            currentDiet: 'raw',
          });
          const result = buildPlan(profile, rich);
          if (result.kind !== 'plan') throw new Error(result.kind);
          const rest = dogRestingKcal(result.method.referenceKg);
          const gramsExactOf = new Map(result.foods.map(({ slug, gramsExact }) => [slug, gramsExact]));
          const kcalOf = new Map(rich.map(({ slug, kcalPer100g }) => [slug, kcalPer100g]));
          for (const { dailyG, gramsExact } of result.foods)
            expect(Math.abs(dailyG - gramsExact)).toBeLessThanOrEqual(2.5);
          for (const { foods, rawG } of result.days) {
            const mean = foods.reduce((sum, { slug }) => sum + (gramsExactOf.get(slug) ?? 0), 0) / foods.length;
            // The mean of two rounded amounts, rounded again.
            expect(Math.abs(rawG - mean)).toBeLessThanOrEqual(foods.length === 1 ? 2.5 : 5);
            const supplied = foods.reduce((sum, { slug, grams }) => sum + (grams * (kcalOf.get(slug) ?? 0)) / 100, 0);
            expect(supplied * (1 + 1e-9)).toBeGreaterThanOrEqual(rest);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test('the amount of a dog and its range are at its need at rest or above, in grams as they are shown', () => {
    fc.assert(
      fc.property(weightKg, (kg) => {
        const result = build({ ...quietSenior, weightKg: kg });
        if (result.kind !== 'plan') throw new Error(result.kind);
        const rest = dogRestingKcal(result.method.referenceKg);
        for (const { slug, rangeG, dailyG, weeksG } of result.foods) {
          const least = Math.min(rangeG.min, dailyG, ...weeksG);
          expect((least * (bySlug.get(slug)?.kcalPer100g ?? 0)) / 100).toBeGreaterThanOrEqual(rest);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('more weight never means less food', () => {
    fc.assert(
      fc.property(healthy, weightKg, (input, other) => {
        const [light, heavy] = [Math.min(input.weightKg as number, other), Math.max(input.weightKg as number, other)];
        const most = input.species === 'cat' ? 15 : 120;
        const [less, more] = [light, heavy].map((kg) => build({ ...input, weightKg: Math.min(most, kg) }));
        if (less?.kind !== 'plan' || more?.kind !== 'plan') return;
        if (more.foods[0].slug !== less.foods[0].slug) return;
        expect(more.foods[0].dailyG).toBeGreaterThanOrEqual(less.foods[0].dailyG);
      }),
    );
  });

  test('overweight is never fed more than ideal, nor ideal more than underweight', () => {
    fc.assert(
      fc.property(healthy, (input) => {
        const [over, ideal, under] = (['overweight', 'ideal', 'underweight'] as const).map((bodyCondition) =>
          lead(build({ ...input, bodyCondition })),
        );
        if (over == null || ideal == null || under == null) return;
        expect(over).toBeLessThan(ideal);
        expect(ideal).toBeLessThan(under);
      }),
    );
  });

  test('more activity never means less energy', () => {
    fc.assert(
      fc.property(healthy, (input) => {
        const kcal = planActivityLevels.map((activity) => lead(build({ ...input, activity })));
        expect(kcal).toEqual([...kcal].sort((a, b) => (a ?? 0) - (b ?? 0)));
        const [quiet, active] = catLifestyles.map((lifestyle) => lead(build({ ...input, lifestyle, neutered: 'no' })));
        if (input.species === 'cat') expect(active ?? 0).toBeGreaterThanOrEqual(quiet ?? 0);
      }),
    );
  });

  test('an older puppy of the same weight never needs more', () => {
    const weeks = fc.integer({ min: 8, max: 104 });
    fc.assert(
      fc.property(healthy, weeks, weeks, (input, a, b) => {
        const [younger, older] = [Math.min(a, b), Math.max(a, b)].map((value) =>
          build({ ...input, age: { value, unit: 'weeks' } }),
        );
        if (younger?.kind !== 'plan' || older?.kind !== 'plan' || older.method.kind !== 'puppy') return;
        expect(older.kcalPerDay).toBeLessThanOrEqual(younger.kcalPerDay);
      }),
    );
  });
});
