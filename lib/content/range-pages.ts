import { sitePaths } from '@/lib/site-paths';
import { pageCount } from './post-pages';

/** How many products one page of the range shows. */
export const productsPerPage = 36;

/** Site path of one page of the full range; the first is the full range itself. */
export const rangePagePath = (page: number) => onPage(sitePaths.fullRange, page);

/** Site path of one page of the table of key figures; the first is the comparison itself. */
export const comparePagePath = (page: number) => onPage(sitePaths.compare, page);

/** Numbers of the pages that a range of so many products needs after the first. */
export function furtherPages(products: number): number[] {
  return Array.from({ length: pageCount(products, productsPerPage) - 1 }, (_, index) => index + 2);
}

/** Site path to products that have no page in common: that of the only one, else the finder with the others of their kind. */
export function wayTo(products: { path: string; statement: string }[]): string {
  const [first, second] = products;
  if (!first) return sitePaths.products;
  return second ? `${sitePaths.fullRange}?kind=${first.statement}#find` : first.path;
}

/** At most `count` of a list, spread evenly from its first to its last. */
export function spread<T>(list: T[], count: number): T[] {
  if (list.length <= count) return list;
  return Array.from({ length: count }, (_, index) => list[Math.round((index * (list.length - 1)) / (count - 1))] as T);
}

function onPage(path: string, page: number): string {
  return page === 1 ? path : `${path}/page/${page}`;
}
