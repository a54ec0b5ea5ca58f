import { expect, test } from 'vitest';
import { ageClassOf, convertAge } from '@/lib/feeding/age';
import type { DogSize } from '@/lib/feeding/animal-attribute-values';

test.each<[DogSize, number]>([
  ['mini', 12],
  ['small', 12],
  ['medium', 12],
  ['large', 18],
  ['giant', 24],
])('a %s dog is adult at %d months', (size, months) => {
  expect(ageClassOf({ value: months - 0.1, unit: 'months' }, size)).toBe('puppy');
  expect(ageClassOf({ value: months, unit: 'months' }, size)).toBe('adult');
});

test('senior begins with 8 years, for large dogs with 7, for giant ones with 6, for cats with 10', () => {
  expect(ageClassOf({ value: 7.99, unit: 'years' }, 'medium')).toBe('adult');
  expect(ageClassOf({ value: 8, unit: 'years' }, 'medium')).toBe('senior');
  expect(ageClassOf({ value: 72, unit: 'months' }, 'giant')).toBe('senior');
  expect(ageClassOf({ value: 6.9, unit: 'years' }, 'large')).toBe('adult');
  expect(ageClassOf({ value: 7, unit: 'years' }, 'large')).toBe('senior');
  expect(ageClassOf({ value: 12, unit: 'months' }, 'mini', 'cat')).toBe('adult');
  expect(ageClassOf({ value: 10, unit: 'years' }, 'mini', 'cat')).toBe('senior');
});

test('ages convert between units', () => {
  expect(convertAge('months', { value: 1.5, unit: 'years' })).toBe(18);
  expect(convertAge('weeks', { value: 6, unit: 'months' })).toBe(26);
  expect(convertAge('years', { value: 26, unit: 'weeks' })).toBe(0.5);
  expect(convertAge('weeks', { value: 7.3, unit: 'weeks' })).toBe(7.3);
});
