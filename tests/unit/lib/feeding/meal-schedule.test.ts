import { expect, test } from 'vitest';
import { mealsPerDay, splitMeals } from '@/lib/feeding/meal-schedule';

test.each([
  [3, 4, 'medium', 12],
  [3.1, 3, 'medium', 12],
  [6, 3, 'medium', 12],
  [6.1, 2, 'medium', 12],
  [60, 2, 'medium', 12],
  [60, 3, 'mini', 3.9],
  [60, 2, 'mini', 4],
  [60, 3, 'giant', 60],
  [8, 3, 'giant', 40],
] as const)('at %d months a dog has %d meals a day (%s, %d kg)', (value, meals, size, weightKg) => {
  expect(mealsPerDay({ age: { value, unit: 'months' }, size, weightKg, species: 'dog' })).toBe(meals);
});

test('a grown dog with a sensitive stomach has three meals, as its article says, and a young puppy still four', () => {
  const dog = { size: 'medium', weightKg: 25, species: 'dog', isSensitive: true } as const;
  expect(mealsPerDay({ ...dog, age: { value: 4, unit: 'years' } })).toBe(3);
  expect(mealsPerDay({ ...dog, age: { value: 3, unit: 'months' } })).toBe(4);
});

test.each([
  [850, 2, [425, 425]],
  [620, 3, [210, 205, 205]],
  [40, 4, [10, 10, 10, 10]],
  [35, 4, [10, 10, 10, 5]],
  [15, 4, [4, 4, 4, 3]],
  [7, 2, [4, 3]],
  [1001, 2, [501, 500]],
])('%d g in %d meals is split into %j', (grams, meals, parts) => {
  expect(splitMeals(grams, meals)).toEqual(parts);
});
