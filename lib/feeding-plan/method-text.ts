import type { Method } from '@/lib/feeding/daily-need';

/** The sentence that says how the energy of a plan was calculated. */
export function methodText(
  method: Method,
  labels: Record<Method['kind'], string>,
  number: (value: number) => string,
): string {
  if (method.kind === 'adult' || method.kind === 'puppy') return labels[method.kind];
  const { min, max } = method.factors;
  const range = min === max ? number(min) : `${number(min)}–${number(max)}`;
  return labels[method.kind].replace('{range}', range);
}
