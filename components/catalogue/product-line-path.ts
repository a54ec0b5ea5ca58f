import { resolveProductOrFinderPath } from '@/lib/content/product-or-finder-path';
import type { Product } from '@/lib/content/products';
import { productLineThemes } from './product-line-theme';

/** Returns the path of a line: its own page, its only product, or the finder filtered by the line. */
export function productLinePath(line: Product['line'], products: Product[]): string {
  return (
    productLineThemes[line].path ?? resolveProductOrFinderPath(products.filter((product) => product.line === line))
  );
}
