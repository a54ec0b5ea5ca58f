import { expect, it } from 'vitest';
import { resolveProductOrFinderPath } from '@/lib/content/product-or-finder-path';

it('products without a common page link to the only one, or to the finder', () => {
  const product = (path: string) => ({ path, statement: 'complementary' });
  expect(resolveProductOrFinderPath([])).toBe('/products');
  expect(resolveProductOrFinderPath([product('/products/yummy')])).toBe('/products/yummy');
  expect(resolveProductOrFinderPath([product('/products/yummy'), product('/products/yummy-2')])).toBe(
    '/products/complete-raw-meals/full-range?kind=complementary#find',
  );
});
