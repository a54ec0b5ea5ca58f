import { expect, test } from 'vitest';
import { calculateAmountsToBuy } from '@/lib/feeding/amounts-to-buy';

test('a daily amount is converted to 24 and 28 days, packs and patties', () => {
  expect(calculateAmountsToBuy(210)).toEqual({
    dailyG: 210,
    monthlyG: 5040,
    fourWeeksG: 5880,
    packs1kg: 6,
    pattiesPerDay: 4,
  });
  expect(calculateAmountsToBuy(125)).toMatchObject({ monthlyG: 3000, packs1kg: 3, pattiesPerDay: 2.5 });
  expect(calculateAmountsToBuy(5).pattiesPerDay).toBe(0.5);
});
