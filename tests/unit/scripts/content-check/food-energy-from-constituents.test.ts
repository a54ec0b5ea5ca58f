import { expect, test } from 'vitest';
import { roundToDecimals } from '@/lib/feeding/rounding';
import {
  calculateModifiedAtwaterKcal,
  calculateNrcFoodEnergy,
  estimateFreshDogFoodKcal,
} from '@/scripts/content-check/food-energy-from-constituents';

test('energy of a food from its constituents: modified Atwater, FEDIAF and NRC', () => {
  const analysis = { moisture: 66.8, protein: 15.6, fat: 9.7, carbs: 2.3, fibre: 1 };
  expect(roundToDecimals(calculateModifiedAtwaterKcal(analysis), 1)).toBe(145.1);
  expect(roundToDecimals(estimateFreshDogFoodKcal(analysis), 1)).toBe(158.9);
  const { GE, digestibilityPct, DE, ME } = calculateNrcFoodEnergy(analysis);
  expect({
    GE: roundToDecimals(GE, 2),
    digestibilityPct: roundToDecimals(digestibilityPct, 2),
    DE: roundToDecimals(DE, 2),
    ME: roundToDecimals(ME, 2),
  }).toEqual({ GE: 193.63, digestibilityPct: 86.89, DE: 168.25, ME: 152.03 });
});
