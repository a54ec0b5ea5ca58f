import { expect, test, vi } from 'vitest';
import { indexProductsByPath } from '@/lib/content/index-products-by-path';

vi.mock('@/content/redirects.json', () => ({
  default: {
    renamed: {},
    moved: [{ from: '/products/duck-dinner', to: '/products/duck-supper', since: '2026-11-29' }],
    published: ['/products/duck-dinner', '/products/duck-supper', '/products/lamb-dinner'],
  },
}));

const product = (slug: string, path = slug, code = slug) => ({
  slug,
  path: `/products/${path}`,
  facts: { order: 1, code },
});
const problemOf = (...products: ReturnType<typeof product>[]) => {
  try {
    indexProductsByPath(products);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};
const belongsTo = (wrong: string, field: string, value: string, owner: string) =>
  `content/products/${wrong}/facts.json: ${field}: '${value}' belongs to content/products/${owner} already: give each product its own`;

const duck = product('duck-dinner', 'duck-supper');

test('products with paths and codes of their own are accepted', () => {
  expect(problemOf(duck, product('goose-dinner'), product('lamb-dinner'))).toBeNull();
});

test.each(['goose-dinner', 'big-duck'])('a code that the new product %s copied is reported there', (name) => {
  const products = [duck, product(name, name, 'duck-dinner')].sort((a, b) => (a.slug < b.slug ? -1 : 1));
  expect(problemOf(...products)).toBe(belongsTo(name, 'code', 'duck-dinner', 'duck-dinner'));
});

test.each(['duck-supper', 'big-duck'])('an address that %s copied from a product that has moved to it', (name) => {
  const products = [duck, product(name, 'duck-supper')].sort((a, b) => (a.slug < b.slug ? -1 : 1));
  expect(problemOf(...products)).toBe(belongsTo(name, 'route', '/products/duck-supper', 'duck-dinner'));
});

test.each(['beef-dinner', 'pork-dinner'])('an address that %s copied belongs to the product with its name', (name) => {
  const products = [product('lamb-dinner'), product(name, 'lamb-dinner')].sort((a, b) => (a.slug < b.slug ? -1 : 1));
  expect(problemOf(...products)).toBe(belongsTo(name, 'route', '/products/lamb-dinner', 'lamb-dinner'));
});
