import { sitePaths } from '@/lib/config/site-paths';
import { ContentError } from '@/lib/files/parse-file';
import type { ProductFacts } from './product-facts-schema';

type Entry = { slug: string; path: string; facts: Pick<ProductFacts, 'order' | 'code'> };

const pages: readonly string[] = Object.values(sitePaths);

/**
 * Products by path, in catalogue order (by slug if equal). Throws ContentError for a duplicate path or code, and for
 * the path of another page.
 */
export function indexProductsByPath<T extends Entry>(products: T[]): Map<string, T> {
  for (const { slug, path } of products)
    if (pages.includes(path))
      throw new ContentError(`content/products/${slug}/facts.json`, [
        { key: 'route', text: `'${path}' is another page of the site` },
      ]);
  rejectDuplicates(products, 'route', ({ path }) => path);
  rejectDuplicates(products, 'code', ({ facts }) => facts.code);
  const sorted = [...products].sort((a, b) => a.facts.order - b.facts.order || (a.slug < b.slug ? -1 : 1));
  return new Map(sorted.map((product) => [product.path, product]));
}

function rejectDuplicates<T extends Entry>(products: T[], field: string, read: (product: T) => string): void {
  const slugByValue = new Map<string, string>();
  for (const product of products) {
    const value = read(product);
    const other = slugByValue.get(value);
    if (other) {
      const file = `content/products/${product.slug}/facts.json`;
      throw new ContentError(file, [{ key: field, text: `'${value}' belongs to content/products/${other} already` }]);
    }
    slugByValue.set(value, product.slug);
  }
}
