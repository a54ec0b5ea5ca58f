import type { Method } from '@/lib/feeding/daily-need';

/** Which sentence says how the energy of a plan was calculated, and the factors in it. */
export function methodSentence(method: Method, number: (value: number) => string) {
  if (!('factors' in method)) return { key: method.kind, range: '' };
  const { min, max } = method.factors;
  if (min === max) return { key: 'fixed' as const, range: number(min) };
  return { key: method.kind, range: `${number(min)}–${number(max)}` };
}
