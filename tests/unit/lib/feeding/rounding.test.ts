import { describe, expect, test } from 'vitest';
import { roundGrams, roundToDecimals } from '@/lib/feeding/rounding';

describe('rounding', () => {
  test.each([
    [0.4, 5],
    [12.4, 10],
    [12.5, 15],
    [194, 195],
    [199.9, 200],
    [200, 200],
    [204.9, 200],
    [205, 210],
    [1635.5, 1640],
  ])('%d g is rounded to %d g', (exact, rounded) => {
    expect(roundGrams(exact)).toBe(rounded);
  });

  test('halves are rounded up despite floating-point errors', () => {
    expect(roundToDecimals(1.005, 2)).toBe(1.01);
    expect(roundToDecimals(2.4)).toBe(2);
    expect(roundToDecimals(2.5)).toBe(3);
  });
});
