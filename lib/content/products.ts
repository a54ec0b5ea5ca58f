import 'server-only';
import { brand } from '@/lib/config/brand';
import { ContentError } from '@/lib/files/parse-file';
import type { Locale } from '@/lib/i18n/locales';
import { createContentCache } from './content-cache';
import { indexProductsByPath } from './index-products-by-path';
import { type ProductCopy, productCopySchema } from './product-copy-schema';
import { type ProductDictionary, productDictionarySchema } from './product-dictionary-schema';
import { type ProductFacts, productFactsSchema } from './product-facts-schema';
import { listContentFolderNames, parseContent, readContent, readContentText } from './read-content';
import { dayInGreece, isDiscontinued, listUnexpiredProductTags } from './sale-dates';
import { switchableBenefitId } from './switchable-claim-ids';
import { isSwitchedOffInLocale } from './switched-off';
import { fillBrandAndTypeset } from './typeset-content';

/** A product in one language: the facts that need no translation, its texts, and its site path. */
export type Product = ProductFacts & {
  slug: string;
  path: string;
  /** Read from its file when it is used. Throws ContentError if the file is bad. */
  readonly copy: Omit<ProductCopy, 'badge'> & { badge?: string };
};

/** The site path of a product; a brand-named route contains the brand's slug. */
export function buildProductPathFromRoute(route: string): string {
  return route.replace('{brand}', brand.slug);
}

type ListedProduct = { slug: string; path: string; facts: ProductFacts };
type DatedProducts = { day: string; bySlug: Map<string, Product>; current: Product[] };

type ListedCopy = Pick<Product['copy'], 'name' | 'subtitle' | 'badge'>;

// Every page of the catalogue uses these, so each is computed once per process and day: the cost of a page must not
// grow with the catalogue. What lists show of every product is in memory; the other texts are read when they are used,
// so that no process holds those of a large range in all nine languages.
const listCache = createContentCache<'all', Map<string, ListedProduct>>();
const datedCache = createContentCache<Locale, DatedProducts>();
const listedCopyCache = createContentCache<string, ListedCopy>();
const copyCache = createContentCache<string, Product['copy']>();
// A page reads the texts of a few products, some of them several times.
const MAX_CACHED_COPIES = 100;

/** Slug, path and facts of every product by its path, in catalogue order. Throws ContentError on a bad file. */
export function readProductFactsByPath(): ReadonlyMap<string, ListedProduct> {
  const cached = listCache.get('all');
  if (cached) return cached;
  const products = indexProductsByPath(
    listContentFolderNames('products').map((slug) => {
      const facts = readContent(`products/${slug}/facts.json`, productFactsSchema);
      return { slug, facts, path: buildProductPathFromRoute(facts.route) };
    }),
  );
  listCache.set('all', products);
  return products;
}

/** The texts of a product without the badge and the benefits that the language leaves out. */
function readCopy(slug: string, locale: Locale): Product['copy'] {
  const file = `products/${slug}/${locale}.json`;
  const cached = copyCache.get(file);
  // Inserted again, so that the first of the map is the one that was used longest ago.
  if (cached) copyCache.delete(file);
  const copy = cached ?? parseCopy(file, slug, locale);
  copyCache.set(file, copy);
  if (!listedCopyCache.has(file)) {
    const { name, subtitle, badge } = copy;
    listedCopyCache.set(file, { name, subtitle, badge });
  }
  const oldestKey = copyCache.keys().next();
  if (copyCache.size > MAX_CACHED_COPIES && !oldestKey.done) copyCache.delete(oldestKey.value);
  return copy;
}

function parseCopy(file: string, slug: string, locale: Locale): Product['copy'] {
  // Not by `readContent`, which would hold a second copy of all texts: only these here are used.
  const { badge, benefits, ...copy } = parseContent(file, readContentText(file), productCopySchema);
  return fillBrandAndTypeset({
    ...copy,
    ...(!isSwitchedOffInLocale(locale, 'badges', slug) && { badge }),
    benefits: benefits.filter(
      (_, index) => !isSwitchedOffInLocale(locale, 'benefits', switchableBenefitId(slug, index)),
    ),
  });
}

/** The texts of a product: those of lists from memory, the others read when one of them is used. */
function lazyCopy(slug: string, locale: Locale): Product['copy'] {
  const all = () => readCopy(slug, locale);
  return {
    ...(listedCopyCache.get(`products/${slug}/${locale}.json`) ?? all()),
    get kind() {
      return all().kind;
    },
    get shortDescription() {
      return all().shortDescription;
    },
    get longDescription() {
      return all().longDescription;
    },
    get benefits() {
      return all().benefits;
    },
    get metaTitle() {
      return all().metaTitle;
    },
    get metaDescription() {
      return all().metaDescription;
    },
  };
}

/** The names of a product's tags in one language, without those that it leaves out. */
export function filterAndTranslateProductTags(tags: string[], locale: Locale): string[] {
  const names = getProductDictionary(locale).tags;
  return tags.filter((key) => !isSwitchedOffInLocale(locale, 'tags', key)).map((key) => getDictionaryEntry(names, key));
}

/** All products as they are on the day of `now`, discontinued ones too. Throws ContentError on a bad facts file. */
function getDatedProducts(locale: Locale, now: Date): DatedProducts {
  const day = dayInGreece(now);
  const cached = datedCache.get(locale);
  if (cached?.day === day) return cached;
  const products = [...readProductFactsByPath().values()].map(({ slug, path, facts }) => ({
    // First: V8 reads the properties of an object five times slower when a getter follows copied ones.
    get copy() {
      return lazyCopy(slug, locale);
    },
    ...facts,
    // A process may run for longer than a product is new.
    tags: listUnexpiredProductTags(facts.tags, facts.availableFrom, day),
    slug,
    path,
  }));
  const dated = {
    day,
    bySlug: new Map(products.map((product) => [product.slug, product])),
    current: products.filter((product) => !isDiscontinued(product, now)),
  };
  datedCache.set(locale, dated);
  return dated;
}

/**
 * The products that are made at `now`, in one language and in catalogue order. Throws ContentError on a bad file of
 * facts; a bad file of texts is reported when they are read.
 */
export function getCurrentProducts(locale: Locale, now = new Date()): Product[] {
  // A copy, so that a caller that sorts it does not sort the cached list.
  return [...getDatedProducts(locale, now).current];
}

/** Those of the named products that are made at `now`. Throws ContentError if there is no such product. */
export function getCurrentProductsAmongSlugs(slugs: readonly string[], locale: Locale, now = new Date()): Product[] {
  return slugs.map((slug) => getProductOrThrow(slug, locale, now)).filter((product) => !isDiscontinued(product, now));
}

/** The number of products that are not discontinued. Throws ContentError on a bad file. */
export function countCurrentProducts(now = new Date()): number {
  return [...readProductFactsByPath().values()].filter(({ facts }) => !isDiscontinued(facts, now)).length;
}

/** The days (ISO 8601) after `now` on which a product is discontinued, in order. Throws ContentError on a bad file. */
export function listUpcomingDiscontinuationDays(now = new Date()): string[] {
  const today = dayInGreece(now);
  const days = [...readProductFactsByPath().values()].flatMap(({ facts }) => facts.offSale?.since ?? []);
  return [...new Set(days)].filter((day) => day > today).sort();
}

/** One product by its folder name. Throws ContentError if there is none or any file of facts is bad. */
export function getProductOrThrow(slug: string, locale: Locale, now = new Date()): Product {
  const product = getDatedProducts(locale, now).bySlug.get(slug);
  if (!product) throw new ContentError(`content/products/${slug}`, 'there is no such product');
  return product;
}

/** Last URL segments of the products directly under a prefix, for route parameters. */
export function listProductSegmentsUnderPrefix(prefix: '/products' | '/products/cats'): string[] {
  return [...readProductFactsByPath().keys()].flatMap((path) => {
    const cut = path.lastIndexOf('/');
    return path.slice(0, cut) === prefix ? [path.slice(cut + 1)] : [];
  });
}

/** The shared names of ingredients, additives, tags, formats and analysis terms in one language. */
export function getProductDictionary(locale: Locale): ProductDictionary {
  return readContent(`dictionaries/${locale}.json`, productDictionarySchema);
}

/** A dictionary entry by key. Throws if the key is missing, so that a page never shows a raw key. */
export function getDictionaryEntry<T>(names: Record<string, T>, key: string): T {
  const name = names[key];
  if (name === undefined) throw new Error(`content/dictionaries: no entry for '${key}'`);
  return name;
}
