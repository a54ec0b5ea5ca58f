import { expect, test } from 'vitest';
import { calculatePurchaseForDailyGrams } from '@/lib/feeding/purchase-quantities';

test('a daily amount is converted to 24 and 28 days, packs and patties', () => {
  expect(calculatePurchaseForDailyGrams(210)).toEqual({
    dailyG: 210,
    monthlyG: 5040,
    fourWeeksG: 5880,
    packs1kg: 6,
    pattiesPerDay: 4,
  });
  expect(calculatePurchaseForDailyGrams(125)).toMatchObject({ monthlyG: 3000, packs1kg: 3, pattiesPerDay: 2.5 });
  expect(calculatePurchaseForDailyGrams(5).pattiesPerDay).toBe(0.5);
});
