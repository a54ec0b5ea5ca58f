import { describe, expect, test } from 'vitest';
import {
  buildPlanDays,
  buildShoppingList,
  type DailyFoodGramsByWeek,
  rawPercentByTransitionDay,
} from '@/lib/feeding/build-plan-days';

const steady = (slug: string, grams: number): DailyFoodGramsByWeek => ({ slug, weeksG: [grams, grams, grams, grams] });
const beef = steady('beef', 420);
const lamb = steady('lamb', 300);
const duck = steady('duck', 200);
const base = { rotation: [beef, lamb, duck], transition: 'none', restDay: false, meals: 2 } as const;
const slugs = (days: { slug: string }[]) => [0, 7, 14, 21].map((index) => days[index]?.slug);

test('the transition takes ten days, four weeks or none', () => {
  expect(rawPercentByTransitionDay('standard')).toEqual([25, 25, 25, 50, 50, 50, 75, 75, 75, 100]);
  const weeks = [25, 50, 75, 100].flatMap((share) => Array(7).fill(share));
  expect(rawPercentByTransitionDay('sensitive')).toEqual(weeks);
  expect(rawPercentByTransitionDay('none')).toEqual([]);
});

describe('calendar', () => {
  test('a dog that eats raw food gets a new food each week, on all 28 days', () => {
    const days = buildPlanDays(base);
    expect(days).toHaveLength(28);
    expect(slugs(days)).toEqual(['beef', 'lamb', 'duck', 'beef']);
    expect(days.every(({ rawG }) => rawG > 0)).toBe(true);
    expect(days[6]).toEqual({
      day: 7,
      week: 1,
      weekday: 7,
      slug: 'beef',
      kind: 'raw',
      foods: [{ slug: 'beef', grams: 420 }],
      rawG: 420,
      rawPercent: 100,
      oldFoodPercent: 0,
      mealsG: [210, 210],
    });
  });

  test('two mixed days lie between two recipes, half of each', () => {
    const days = buildPlanDays(base);
    expect(days.filter(({ kind }) => kind === 'mixed').map(({ day }) => day)).toEqual([8, 9, 15, 16, 22, 23]);
    expect(days[7]).toMatchObject({
      slug: 'lamb',
      foods: [
        { slug: 'beef', grams: 210 },
        { slug: 'lamb', grams: 150 },
      ],
      rawG: 360,
      mealsG: [180, 180],
    });
    expect(buildPlanDays({ ...base, rotation: [beef] }).some(({ kind }) => kind === 'mixed')).toBe(false);
  });

  test.each([
    // Both halves are rounded up; the food with more grams takes what is left.
    ['15 g of each', 15, 15, [10, 5]],
    ['195 g and 185 g', 195, 185, [95, 95]],
    ['185 g and 195 g', 185, 195, [95, 95]],
    // Of amounts at the minimum no gram is lost.
    ['16 g and 17 g', 16, 17, [10, 7]],
    ['11 g and 12 g', 11, 12, [5, 7]],
    ['16 g and 20 g', 16, 20, [10, 10]],
  ])('a mixed day is within half a step of the mean: %s', (_, first, second, grams) => {
    const days = buildPlanDays({ ...base, rotation: [steady('beef', first), steady('lamb', second)] });
    expect(days[7]?.foods.map((food) => food.grams)).toEqual(grams);
    expect(Math.abs((days[7]?.rawG ?? 0) - (first + second) / 2)).toBeLessThanOrEqual(2.5);
  });

  test('an amount to the gram stays as it is, and its shares are within half a step', () => {
    const days = buildPlanDays({ ...base, rotation: [steady('beef', 17)], transition: 'standard' });
    // By hand: 4.25, 8.5, 12.75 and 17 g.
    expect([0, 3, 6, 9, 10].map((index) => days[index]?.rawG)).toEqual([5, 10, 15, 17, 17]);
    const tiny = buildPlanDays({ ...base, rotation: [steady('beef', 5)], transition: 'standard' });
    // 1.25, 2.5, 3.75 and 5 g.
    expect([0, 3, 6, 9].map((index) => tiny[index]?.rawG)).toEqual([1, 5, 5, 5]);
  });

  test('the standard transition has no rest day in its two weeks', () => {
    const days = buildPlanDays({ ...base, rotation: [beef], transition: 'standard', restDay: true });
    expect(days.slice(0, 11).map(({ rawG, oldFoodPercent, kind }) => [rawG, oldFoodPercent, kind])).toEqual([
      ...Array(3).fill([105, 75, 'transition']),
      ...Array(3).fill([210, 50, 'transition']),
      ...Array(3).fill([320, 25, 'transition']),
      [420, 0, 'transition'],
      [420, 0, 'raw'],
    ]);
    expect(days.filter(({ kind }) => kind === 'rest').map(({ day }) => day)).toEqual([21, 28]);
  });

  test('the sensitive transition fills the plan and has no rest', () => {
    const days = buildPlanDays({ ...base, rotation: [beef], transition: 'sensitive', restDay: true });
    expect(days.every(({ kind }) => kind === 'transition')).toBe(true);
    expect(days.map(({ rawG }) => rawG)).toEqual([105, 210, 320, 420].flatMap((grams) => Array(7).fill(grams)));
  });

  test('a rest day has no food, and the other six days give it back', () => {
    const days = buildPlanDays({ ...base, rotation: [beef], restDay: true });
    expect(days[6]).toMatchObject({ kind: 'rest', foods: [], rawG: 0, rawPercent: 0, oldFoodPercent: 0, mealsG: [] });
    expect(days.filter(({ kind }) => kind === 'rest')).toHaveLength(4);
    // 420 x 7 / 6 = 490: the week has 7 x 420 = 2,940 g either way.
    expect(days[0]?.rawG).toBe(490);
    expect(buildShoppingList(days)).toEqual([{ slug: 'beef', grams: 28 * 420, packs1kg: 12 }]);
  });

  test('the amounts of a puppy change with the week', () => {
    const puppy: DailyFoodGramsByWeek = { slug: 'puppy', weeksG: [400, 430, 460, 480] };
    const days = buildPlanDays({ ...base, rotation: [puppy], meals: 3 });
    expect([0, 6, 7, 14, 27].map((index) => days[index]?.rawG)).toEqual([400, 400, 430, 460, 480]);
  });
});

test('a mixed day of a tiny amount has some of both foods', () => {
  const tiny = (slug: string): DailyFoodGramsByWeek => ({ slug, weeksG: [5, 5, 5, 5] });
  const days = buildPlanDays({ ...base, rotation: [tiny('beef'), tiny('lamb')], transition: 'none' });
  const mixed = days.filter(({ kind }) => kind === 'mixed');
  expect(mixed.length).toBeGreaterThan(0);
  for (const { foods } of mixed) expect(Math.min(...foods.map(({ grams }) => grams))).toBeGreaterThan(0);
});

test('the shopping list adds up the amounts of the rows, mixed days by their halves', () => {
  expect(buildShoppingList(buildPlanDays(base))).toEqual([
    // 7 + 5 full days, and 2 + 2 halves of 210 g.
    { slug: 'beef', grams: 12 * 420 + 4 * 210, packs1kg: 6 },
    { slug: 'lamb', grams: 5 * 300 + 4 * 150, packs1kg: 3 },
    { slug: 'duck', grams: 5 * 200 + 4 * 100, packs1kg: 2 },
  ]);
});
