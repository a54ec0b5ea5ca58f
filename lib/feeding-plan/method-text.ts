import type { Method } from '@/lib/feeding/daily-need';
import type { PlanFormatter } from './plan-formatter';

/** The sentence that says how the energy of a plan was calculated. */
export function methodText(method: Method, labels: Record<Method['kind'], string>, figures: PlanFormatter): string {
  if (method.kind === 'adult' || method.kind === 'puppy') return labels[method.kind];
  return labels[method.kind].replace('{range}', rangeOf(method.factors, figures));
}

/** The factors between which the need is, as one number where they are the same. */
export function rangeOf({ min, max }: { min: number; max: number }, { number, range }: PlanFormatter): string {
  return min === max ? number(min) : range(number(min), number(max));
}
