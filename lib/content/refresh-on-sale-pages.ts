import 'server-only';
import { revalidatePath } from 'next/cache';
import { buildDate } from '@/lib/config/env';
import { listProducts } from './products';
import { dayInGreece } from './sale-dates';

let known = buildDate;

/**
 * Has the pages that mention a product's first or last day of sale, or plan with what is on sale, regenerated if that
 * day has come since they were built. Call it repeatedly. Throws ContentError on a bad file.
 */
export function refreshOnSalePages(now = new Date()): void {
  const today = dayInGreece(now);
  const since = known ?? today;
  known = today;
  const begun = [...listProducts().values()]
    .flatMap(({ facts: { availableFrom, offSale } }) => [availableFrom, offSale?.since])
    .some((day) => day !== undefined && day > since && day <= today);
  if (!begun) return;
  // By the folders they share, as for the stores.
  for (const folder of ['products', 'feeding-plan']) revalidatePath(`/[locale]/${folder}`, 'layout');
}
