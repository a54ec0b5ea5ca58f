import { expect, test } from 'vitest';
import { requirePositive } from '@/lib/feeding/require-positive';

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('%d is rejected with the name of the value', (value) => {
  expect(() => requirePositive(value, 'weight')).toThrow(new RangeError('weight must be a positive number'));
});
