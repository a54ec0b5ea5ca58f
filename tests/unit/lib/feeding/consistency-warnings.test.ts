import { describe, expect, test } from 'vitest';
import { findConsistencyWarnings } from '@/lib/feeding/consistency-warnings';
import type { AnimalProfileInput } from '@/lib/feeding/schema';
import { sampleProfile } from './sample-foods';

const warningsFor = (changes: Partial<AnimalProfileInput>) => findConsistencyWarnings(sampleProfile(changes));

test('a plausible profile has no warnings', () => {
  expect(warningsFor({})).toEqual([]);
});

describe('size and weight', () => {
  test.each([
    ['mini', 7, []],
    ['mini', 7.1, ['sizeWeight']],
    ['small', 4.1, []],
    ['small', 4, ['sizeWeight']],
    ['small', 15, []],
    ['medium', 10, ['sizeWeight']],
    ['medium', 27.5, []],
    ['medium', 28, ['sizeWeight']],
    ['large', 25, ['sizeWeight']],
    ['large', 47, []],
    ['giant', 45, ['sizeWeight']],
    ['giant', 120, []],
  ] as const)('an adult %s dog of %d kg has %j', (size, weightKg, expected) => {
    expect(warningsFor({ size, weightKg })).toEqual(expected);
  });

  test('an overweight dog is compared by its ideal weight', () => {
    expect(warningsFor({ size: 'medium', weightKg: 32, bodyCondition: 'overweight' })).toEqual([]);
  });

  test.each([
    [11.8, 26, 'large', ['puppySizeWeight']],
    [11.8, 26, 'medium', []],
    [60, 26, 'giant', []],
    [2, 10, 'mini', []],
    [4, 10, 'mini', ['puppySizeWeight']],
    [4, 6, 'mini', []],
    [10, 8, 'mini', ['puppySizeWeight']],
    [14.1, 26, 'large', ['puppySizeWeight']],
    [14.2, 26, 'large', []],
    [38, 26, 'large', []],
    [38.5, 26, 'large', ['puppySizeWeight']],
  ] as const)('a puppy of %d kg at %d weeks, %s, has %j', (weightKg, weeks, size, expected) => {
    expect(warningsFor({ size, weightKg, age: { value: weeks, unit: 'weeks' } })).toEqual(expected);
  });
});

test.each<[Partial<AnimalProfileInput>, string[]]>([
  [{ age: { value: 0.5, unit: 'years' }, weightKg: 13 }, ['puppyAgePrecise']],
  [{ age: { value: 6, unit: 'months' }, weightKg: 13 }, []],
  [{ age: { value: 20, unit: 'years' } }, []],
  [{ age: { value: 20.1, unit: 'years' } }, ['ageHigh']],
  [{ health: ['obesity'] }, ['obesityCondition']],
  [{ health: ['obesity'], bodyCondition: 'overweight' }, []],
  [{ health: ['highActivity'], activity: 'low' }, ['activityConflict']],
  [{ health: ['highActivity'] }, []],
  [{ activity: 'low' }, []],
  [{ health: ['senior'], age: { value: 7.9, unit: 'years' } }, ['seniorAge']],
  [{ health: ['senior'], age: { value: 8, unit: 'years' } }, []],
  [{ health: ['senior'], age: { value: 6.9, unit: 'years' }, size: 'large', weightKg: 35 }, ['seniorAge']],
  [{ health: ['senior'], age: { value: 7, unit: 'years' }, size: 'large', weightKg: 35 }, []],
  [{ health: ['senior'], age: { value: 6, unit: 'years' }, size: 'giant', weightKg: 60 }, []],
  [{ health: ['puppy'] }, ['puppyAge']],
  [{ health: ['puppy'], age: { value: 6, unit: 'months' }, weightKg: 13 }, []],
  [{ currentDiet: 'raw' }, ['rawConflict']],
  [{ currentDiet: 'raw', firstTimeRaw: 'no' }, []],
  [{ health: ['allergy'] }, ['allergyUnnamed']],
  [{ health: ['allergy'], excluded: ['beef'] }, []],
  [{ health: ['skin'] }, []],
])('%j has the warnings %j', (changes, expected) => {
  expect(warningsFor(changes)).toEqual(expected);
});
