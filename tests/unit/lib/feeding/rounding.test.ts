import { describe, expect, test } from 'vitest';
import {
  gramsWithVisibleRounding,
  gramsWithVisibleRoundingDown,
  nextRoundGrams,
  roundGrams,
  roundGramsUp,
  roundToDecimals,
} from '@/lib/feeding/rounding';

describe('rounding', () => {
  test.each([
    [0.4, 1],
    [1.6, 2],
    [2.4, 2],
    [2.5, 5],
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

  test.each([
    [64.2, 64],
    [764.2, 764],
    [764.59, 764.6],
    [764.97, 764.97],
    [764.998, 764.99],
    [765, 765],
    [62.4, 62],
  ])('%d g is shown as %d g, from where its rounding can be followed', (exact, shown) => {
    expect(gramsWithVisibleRounding(exact)).toBe(shown);
  });

  test.each([
    [33.84, 33.8],
    [33.97, 33.97],
    [33.998, 33.99],
    [33, 33],
    [0.88, 0.9],
    [0.97, 0.97],
  ])('a maximum of %d g is shown as %d g, from where its rounding down can be followed', (exact, shown) => {
    expect(gramsWithVisibleRoundingDown(exact)).toBe(shown);
  });

  test('the next amount is one step larger', () => {
    expect([60, 195, 200, 760].map(nextRoundGrams)).toEqual([65, 200, 210, 770]);
  });

  test('a minimum is rounded up to the gram', () => {
    expect([15, 15.01, 15.05, 15 + 1e-12].map(roundGramsUp)).toEqual([15, 16, 16, 15]);
  });

  test('halves are rounded up despite floating-point errors', () => {
    expect(roundToDecimals(1.005, 2)).toBe(1.01);
    expect(roundToDecimals(2.4)).toBe(2);
    expect(roundToDecimals(2.5)).toBe(3);
  });
});
