import type { Plan } from '@/lib/feeding/build-plan';
import type { EnergyCalculationMethod } from '@/lib/feeding/daily-energy-need';
import type { PlanFormatter } from './plan-formatter';

/** The key of the sentence that explains how the energy of a plan was calculated, and the factors in it. */
export function needMethodMessageDescriptor(
  method: EnergyCalculationMethod,
  { number, range }: Pick<PlanFormatter, 'number' | 'range'>,
) {
  if (!('factors' in method)) return { key: method.kind, range: '' };
  const { min, max } = method.factors;
  if (min === max) return { key: 'fixed' as const, range: number(min) };
  return { key: method.kind, range: range(number(min), number(max)) };
}

/**
 * The key of the sentence about the amount for 24 feeding days, and its values: the plan feeds on all 28 days, or six
 * days a week where a rest day was chosen. None for a cat, whose plan does not show that amount.
 */
export function monthMethodMessageDescriptor(
  { species, feedingDaysPerWeek, foods: [best] }: Plan,
  { grams, kilograms }: Pick<PlanFormatter, 'grams' | 'kilograms'>,
) {
  if (species === 'cat') return null;
  const values = {
    daily: grams(best.dailyG),
    feedingDay: grams(best.feedingDayG),
    month: kilograms(best.monthlyG / 1000),
  };
  return { key: feedingDaysPerWeek === 7 ? ('month' as const) : ('restMonth' as const), values };
}
