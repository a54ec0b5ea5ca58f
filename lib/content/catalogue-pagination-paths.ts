import { sitePaths } from '@/lib/config/site-paths';
import { paginatedListPath } from './pagination';

/** The number of products on one page of the catalogue. */
export const productsPerPage = 36;

/** Site path of one page of the catalogue; the first page is the catalogue itself. */
export const cataloguePagePath = (page: number) => paginatedListPath(sitePaths.fullRange, page);

/** Site path of one page of the table of key figures; the first is the comparison itself. */
export const comparePagePath = (page: number) => paginatedListPath(sitePaths.compare, page);

/**
 * Site path for products that have no common page: the page of a single product, otherwise the product finder with
 * their legal type as a filter.
 */
export function resolveProductOrFinderPath(products: { path: string; statement: string }[]): string {
  const [first, second] = products;
  if (!first) return sitePaths.products;
  return second ? `${sitePaths.fullRange}?kind=${first.statement}#find` : first.path;
}

/** At most `count` items of a list, distributed evenly from the first to the last one. */
export function pickEvenly<T>(list: T[], count: number): T[] {
  if (list.length <= count) return list;
  return Array.from({ length: count }, (_, index) => list[Math.round((index * (list.length - 1)) / (count - 1))] as T);
}
