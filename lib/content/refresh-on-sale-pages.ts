import 'server-only';
import { revalidatePath } from 'next/cache';
import { buildDate } from '@/lib/config/env';
import { readProductFactsByPath } from './products';
import { dayInGreece, listSaleChangeDays } from './sale-dates';

// The lists of products: those of the range, of the plan, of the search with its index, below a post, and for machines.
// The common folders, as in refresh-store-pages.ts.
const folders = ['products', 'feeding-plan', 'search', 'blog', 'pages.xml'];

let lastRefreshed = buildDate;

/**
 * Makes the next request regenerate the pages that depend on what is on sale or new, if a day on which that changes has
 * come since they were built. Call it repeatedly. Throws ContentError on a bad file.
 */
export function refreshOnSalePages(now = new Date()): void {
  const today = dayInGreece(now);
  const since = lastRefreshed ?? today;
  lastRefreshed = today;
  const hasSaleChanged = [...readProductFactsByPath().values()]
    .flatMap(({ facts }) => listSaleChangeDays(facts))
    .some((day) => day > since && day <= today);
  if (!hasSaleChanged) return;
  for (const folder of folders) revalidatePath(`/[locale]/${folder}`, 'layout');
  revalidatePath('/[locale]', 'page');
  revalidatePath('/llms.txt');
}
