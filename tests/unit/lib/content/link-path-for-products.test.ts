import { expect, it } from 'vitest';
import { resolveProductGroupPath } from '@/lib/content/link-path-for-products';

it('products without a common page link to the only one, or to the finder', () => {
  const product = (path: string) => ({ path, statement: 'complementary' });
  expect(resolveProductGroupPath([])).toBe('/products');
  expect(resolveProductGroupPath([product('/products/yummy')])).toBe('/products/yummy');
  expect(resolveProductGroupPath([product('/products/yummy'), product('/products/yummy-2')])).toBe(
    '/products/complete-raw-meals/full-range?kind=complementary#find',
  );
});
