import { brand } from '@/lib/config/brand';
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

/** The part of a path that names its product; a path that begins with the brand names it after that. */
const nameInPath = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(`${brand.slug}-`, '');
const hasNameInPath = ({ slug, path }: Entry) => nameInPath(path) === slug;

function rejectDuplicates<T extends Entry>(products: T[], field: string, read: (product: T) => string): void {
  const productByValue = new Map<string, T>();
  for (const product of products) {
    const value = read(product);
    const first = productByValue.get(value);
    if (first) {
      // A copied path does not have the name of the product that it was copied into.
      const [wrong, owner] = hasNameInPath(product) && !hasNameInPath(first) ? [first, product] : [product, first];
      throw new ContentError(`content/products/${wrong.slug}/facts.json`, [
        { key: field, text: `'${value}' belongs to content/products/${owner.slug} already: give each product its own` },
      ]);
    }
    productByValue.set(value, product);
  }
}
