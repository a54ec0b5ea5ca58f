import { describe, expect, test } from 'vitest';
import { calendar, shoppingList, transitionShares } from '@/lib/feeding/calendar';

const beef = { slug: 'beef', dailyG: 400 };
const lamb = { slug: 'lamb', dailyG: 300 };
const duck = { slug: 'duck', dailyG: 200 };
const base = { rotation: [beef, lamb, duck], transition: 'none', everyDay: true, meals: 2 } as const;
const slugs = (days: { slug: string }[]) => [0, 7, 14, 21].map((index) => days[index]?.slug);

test('the transition takes ten days, four weeks or none', () => {
  expect(transitionShares('standard')).toEqual([25, 25, 25, 50, 50, 50, 75, 75, 75, 100]);
  const weeks = [25, 50, 75, 100].flatMap((share) => Array(7).fill(share));
  expect(transitionShares('sensitive')).toEqual(weeks);
  expect(transitionShares('none')).toEqual([]);
});

describe('calendar', () => {
  test('a dog that eats raw food gets a new food each week', () => {
    const days = calendar(base);
    expect(days).toHaveLength(28);
    expect(slugs(days)).toEqual(['beef', 'lamb', 'duck', 'beef']);
    expect(days[6]).toEqual({
      day: 7,
      week: 1,
      weekday: 7,
      slug: 'beef',
      kind: 'raw',
      rawG: 400,
      rawPercent: 100,
      oldFoodPercent: 0,
      mealsG: [200, 200],
    });
    expect(days[7]).toMatchObject({ day: 8, week: 2, weekday: 1, slug: 'lamb', rawG: 300 });
  });

  test('the standard transition uses the first food until the end of its second week', () => {
    const days = calendar({ ...base, transition: 'standard', everyDay: false });
    expect(slugs(days)).toEqual(['beef', 'beef', 'lamb', 'duck']);
    expect(days.slice(0, 11).map(({ rawG, oldFoodPercent, kind }) => [rawG, oldFoodPercent, kind])).toEqual([
      ...Array(3).fill([100, 75, 'transition']),
      ...Array(3).fill([200, 50, 'transition']),
      ...Array(3).fill([300, 25, 'transition']),
      [400, 0, 'transition'],
      [400, 0, 'raw'],
    ]);
    expect(days.filter(({ kind }) => kind === 'rest').map(({ day }) => day)).toEqual([14, 21, 28]);
  });

  test('the sensitive transition uses one food for the whole plan, without rest days', () => {
    const days = calendar({ ...base, transition: 'sensitive', everyDay: false });
    expect(new Set(days.map(({ slug }) => slug))).toEqual(new Set(['beef']));
    expect(days.every(({ kind }) => kind === 'transition')).toBe(true);
    expect(days.map(({ rawG }) => rawG)).toEqual([100, 200, 300, 400].flatMap((grams) => Array(7).fill(grams)));
  });

  test('a rest day has no food and no meals', () => {
    const days = calendar({ ...base, everyDay: false });
    expect(days[6]).toEqual({
      day: 7,
      week: 1,
      weekday: 7,
      slug: 'beef',
      kind: 'rest',
      rawG: 0,
      rawPercent: 0,
      oldFoodPercent: 0,
      mealsG: [],
    });
    expect(days.filter(({ kind }) => kind === 'rest')).toHaveLength(4);
  });
});

test('the shopping list equals the sum of the rows', () => {
  expect(shoppingList(calendar({ ...base, everyDay: false }))).toEqual([
    { slug: 'beef', grams: 4800, packs1kg: 5 },
    { slug: 'lamb', grams: 1800, packs1kg: 2 },
    { slug: 'duck', grams: 1200, packs1kg: 2 },
  ]);
});
