import { brand } from '@/lib/config/brand';
import { isCurrentOrFormerPublicPath, listFormerPaths } from '@/lib/config/redirects';
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
  rejectDuplicates(products, 'route', ({ path }) => path, ownsItsPath);
  // The code tells nothing of its owner: of two products, a new one has a path that is not published yet.
  rejectDuplicates(
    products,
    'code',
    ({ facts }) => facts.code,
    ({ path }) => isCurrentOrFormerPublicPath(path),
  );
  const sorted = [...products].sort((a, b) => a.facts.order - b.facts.order || (a.slug < b.slug ? -1 : 1));
  return new Map(sorted.map((product) => [product.path, product]));
}

/** The part of a path that names its product; a path that begins with the brand names it after that. */
export const nameInProductPath = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(`${brand.slug}-`, '');

/** True if a product has its name in its path or, if a product has moved there, in the former one. */
function ownsItsPath({ slug, path }: Entry): boolean {
  const former = listFormerPaths(path);
  return (former.length > 0 ? former : [path]).some((one) => nameInProductPath(one) === slug);
}

/** Of two products with one value, the one that `isOwner` is true of has it rightly; without a difference, the first. */
function rejectDuplicates<T extends Entry>(
  products: T[],
  field: string,
  read: (product: T) => string,
  isOwner: (product: T) => boolean,
): void {
  const productByValue = new Map<string, T>();
  for (const product of products) {
    const value = read(product);
    const first = productByValue.get(value);
    if (first) {
      const [wrong, owner] = isOwner(product) && !isOwner(first) ? [first, product] : [product, first];
      throw new ContentError(`content/products/${wrong.slug}/facts.json`, [
        { key: field, text: `'${value}' belongs to content/products/${owner.slug} already: give each product its own` },
      ]);
    }
    productByValue.set(value, product);
  }
}
