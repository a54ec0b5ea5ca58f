import 'server-only';
import { revalidatePath } from 'next/cache';
import { buildDate } from '@/lib/config/env';
import { readProductFactsByPath } from './products';
import { dayInGreece } from './sale-dates';

let lastRefreshed = buildDate;

/**
 * Makes the next request regenerate the pages that depend on what is on sale, if a first or last day of sale has come
 * since they were built. Call it repeatedly. Throws ContentError on a bad file.
 */
export function refreshOnSalePages(now = new Date()): void {
  const today = dayInGreece(now);
  const since = lastRefreshed ?? today;
  lastRefreshed = today;
  const hasSaleChanged = [...readProductFactsByPath().values()]
    .flatMap(({ facts: { availableFrom, offSale } }) => [availableFrom, offSale?.since])
    .some((day) => day !== undefined && day > since && day <= today);
  if (!hasSaleChanged) return;
  // The common folders, as in refresh-store-pages.ts.
  for (const folder of ['products', 'feeding-plan']) revalidatePath(`/[locale]/${folder}`, 'layout');
}
