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

test('the shopping list adds up the amounts of the rows, mixed days by their halves', () => {
  expect(buildShoppingList(buildPlanDays(base))).toEqual([
    // 7 + 5 full days, and 2 + 2 halves of 210 g.
    { slug: 'beef', grams: 12 * 420 + 4 * 210, packs1kg: 6 },
    { slug: 'lamb', grams: 5 * 300 + 4 * 150, packs1kg: 3 },
    { slug: 'duck', grams: 5 * 200 + 4 * 100, packs1kg: 2 },
  ]);
});
