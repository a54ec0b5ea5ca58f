import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareNutrition, markHighAndLow } from '@/lib/content/compare-nutrition';
import { analysisBases } from '@/lib/content/convert-constituents';
import { getProductOrThrow } from '@/lib/content/products';

const simple = getProductOrThrow('simple', 'en');
const beef = getProductOrThrow('beef-dinner', 'en');
const value = (basis: (typeof analysisBases)[number], key: string) =>
  compareNutrition([simple, beef], basis).find((row) => row.key === key)?.values;

describe('compareNutrition', () => {
  it('gives energy as fed, without water and as grams for 1000 kcal', () => {
    expect(value('asFed', 'energy')).toEqual([172, 120]);
    // 172 kcal in 35.6 g of dry matter; 100000 / 172 g of food.
    expect(value('dryMatter', 'energy')?.[0]).toBeCloseTo(483.15, 2);
    expect(value('per1000kcal', 'energy')?.[0]).toBeCloseTo(581.4, 1);
  });

  it('converts constituents to the basis, but bone always as fed', () => {
    expect(value('dryMatter', 'crudeProtein')?.[1]).toBeCloseTo(57.05, 2);
    expect(value('per1000kcal', 'crudeProtein')?.[1]).toBeCloseTo(141.67, 2);
    for (const basis of analysisBases) expect(value(basis, 'bone')).toEqual([15, 12]);
  });

  it('shows moisture only as fed, and nothing without products', () => {
    expect(value('asFed', 'moisture')).toEqual([64.4, 70.2]);
    expect(value('dryMatter', 'moisture')).toBeUndefined();
    expect(compareNutrition([], 'asFed')).toEqual([]);
  });
});

describe('standings', () => {
  it('names the highest and the lowest displayed values', () => {
    expect(markHighAndLow({ values: [1, 3, 2], digits: 0 })).toEqual(['low', 'high', null]);
    expect(markHighAndLow({ values: [1.04, 1.01], digits: 1 })).toEqual([null, null]);
    expect(markHighAndLow({ values: [2, 2, 1], digits: 0 })).toEqual(['high', 'high', 'low']);
  });

  it('always has a lowest if it has a highest, and neither if all are equal', () => {
    const values = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(values, (list) => {
        const found = markHighAndLow({ values: list, digits: 0 });
        expect(found.includes('high')).toBe(found.includes('low'));
        expect(found.includes('high')).toBe(new Set(list).size > 1);
      }),
    );
  });
});
