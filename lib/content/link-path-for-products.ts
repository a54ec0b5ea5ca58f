import { sitePaths } from '@/lib/config/site-paths';

/**
 * Site path for products that have no common page: the page of a single product, otherwise the product finder with
 * their legal type as a filter.
 */
export function resolveProductGroupPath(products: { path: string; statement: string }[]): string {
  const [first, second] = products;
  if (!first) return sitePaths.products;
  return second ? `${sitePaths.fullRange}?kind=${first.statement}#find` : first.path;
}
