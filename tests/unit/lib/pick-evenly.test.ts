import { expect, it } from 'vitest';
import { pickEvenly } from '@/lib/pick-evenly';

it('a long list is represented by evenly spaced items', () => {
  expect(pickEvenly([1, 2, 3], 5)).toEqual([1, 2, 3]);
  expect(pickEvenly([0, 1, 2, 3, 4, 5, 6, 7, 8], 3)).toEqual([0, 4, 8]);
});
