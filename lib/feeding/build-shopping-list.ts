import type { PlanDay } from './build-plan-days';

export type ShoppingItem = { slug: string; grams: number; packs1kg: number };

/** Grams and 1 kg packs of each food that the rows need, in order of first use. */
export function buildShoppingList(days: readonly PlanDay[]): ShoppingItem[] {
  const totals = new Map<string, number>();
  for (const { slug, grams } of days.flatMap(({ foods }) => foods)) totals.set(slug, (totals.get(slug) ?? 0) + grams);
  return [...totals].map(([slug, total]) => ({ slug, grams: total, packs1kg: Math.ceil(total / 1000) }));
}
