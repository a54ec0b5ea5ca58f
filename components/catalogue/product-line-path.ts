import { resolveProductGroupPath } from '@/lib/content/link-path-for-products';
import type { Product } from '@/lib/content/products';
import { productLineThemes } from './product-line-theme';

/** Returns the path of a line: its own page, its only product, or the finder filtered by the line. */
export function resolveProductLinePath(line: Product['line'], products: Product[]): string {
  return productLineThemes[line].path ?? resolveProductGroupPath(products.filter((product) => product.line === line));
}
