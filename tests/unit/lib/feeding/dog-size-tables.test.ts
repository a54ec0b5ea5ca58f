import { expect, test } from 'vitest';
import type { DogSize } from '@/lib/feeding/animal-attribute-values';
import { isInWeightBand } from '@/lib/feeding/dog-size-tables';
import { suggestDogSize } from '@/lib/feeding/suggest-dog-size';

test.each<[number, DogSize, DogSize]>([
  [0.3, 'mini', 'mini'],
  [4, 'mini', 'mini'],
  [4.01, 'small', 'mini'],
  [5, 'small', 'mini'],
  [5.01, 'small', 'small'],
  [10, 'small', 'small'],
  [10.1, 'medium', 'medium'],
  [25, 'medium', 'medium'],
  [25.1, 'large', 'large'],
  [45, 'large', 'large'],
  [45.1, 'giant', 'giant'],
  [120, 'giant', 'giant'],
])('%d kg is %s in variant 1 and %s in variant 2', (kg, first, second) => {
  const grown = { weightKg: kg, age: null, expectedKg: null };
  expect(suggestDogSize({ ...grown, bands: 1 })).toBe(first);
  expect(suggestDogSize({ ...grown, bands: 2 })).toBe(second);
});

test('a band excludes its lower limit and includes its upper one', () => {
  const band = { over: 4, upTo: 10 };
  expect([4, 4.1, 10, 10.1].map((kg) => isInWeightBand(kg, band))).toEqual([false, true, true, false]);
});
