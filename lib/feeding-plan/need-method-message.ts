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
