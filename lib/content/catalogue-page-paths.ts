import { sitePaths } from '@/lib/config/site-paths';
import { listPagePath } from './pagination';

/** How many products one page of the range shows. */
export const productsPerPage = 36;

/** Site path of one page of the full range; the first is the full range itself. */
export const cataloguePagePath = (page: number) => listPagePath(sitePaths.fullRange, page);

/** Site path of one page of the table of key figures; the first is the comparison itself. */
export const comparePagePath = (page: number) => listPagePath(sitePaths.compare, page);

/**
 * Site path to products that do not share a page: the page of a single one, otherwise the finder filtered to the others
 * of their kind.
 */
export function resolveProductsPath(products: { path: string; statement: string }[]): string {
  const [first, second] = products;
  if (!first) return sitePaths.products;
  return second ? `${sitePaths.fullRange}?kind=${first.statement}#find` : first.path;
}

/** At most `count` of a list, spread evenly from its first to its last. */
export function pickEvenly<T>(list: T[], count: number): T[] {
  if (list.length <= count) return list;
  return Array.from({ length: count }, (_, index) => list[Math.round((index * (list.length - 1)) / (count - 1))] as T);
}
