import { expect, test } from 'vitest';
import { findNearestName } from '@/scripts/content-check/nearest-name';

const known = ['everyday', 'grainFree', 'beefFree', 'new'];

test.each([
  ['evryday', 'everyday'],
  ['grainfree', 'grainFree'],
  ['nwe', null],
  ['organic', null],
  ['ne', 'new'],
])('the name nearest to %s is %s', (name, nearest) => {
  expect(findNearestName(name, known)).toBe(nearest);
});

test('there is none of none', () => expect(findNearestName('new', [])).toBeNull());
