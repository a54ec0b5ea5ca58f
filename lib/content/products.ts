import 'server-only';
import { brand } from '@/lib/brand';
import type { Locale } from '@/lib/i18n/locales';
import { withBrand } from './brand-text';
import { listContent, readContent } from './read';
import {
  type Dictionary,
  dictionarySchema,
  type ProductFacts,
  type ProductWords,
  productFactsSchema,
  productWordsSchema,
} from './schema';

/** A product in one language: the facts that never translate, its words, and its site path. */
export type Product = ProductFacts & { slug: string; path: string; words: ProductWords };

/** The site path of a product; a brand-named route carries the brand's slug. */
export function productPath(route: string): string {
  return route.replace('{brand}', brand.slug);
}

/** All products in one language, in catalogue order. Throws ContentError on a bad file. */
export function getProducts(locale: Locale): Product[] {
  return listContent('products')
    .map((slug) => getProduct(slug, locale))
    .sort((a, b) => a.order - b.order);
}

/** One product by its folder name. Throws ContentError when its files are missing or bad. */
export function getProduct(slug: string, locale: Locale): Product {
  const facts = readContent(`products/${slug}/facts.json`, productFactsSchema);
  const words = withBrand(readContent(`products/${slug}/${locale}.json`, productWordsSchema));
  return { ...facts, slug, path: productPath(facts.route), words };
}

/** Products whose page lies at `{prefix}/{segment}`, for route parameters. */
export function getProductSegments(prefix: '/products' | '/products/cats'): { slug: string; segment: string }[] {
  return listContent('products').flatMap((slug) => {
    const path = productPath(readContent(`products/${slug}/facts.json`, productFactsSchema).route);
    const cut = path.lastIndexOf('/');
    return path.slice(0, cut) === prefix ? [{ slug, segment: path.slice(cut + 1) }] : [];
  });
}

/** The shared names of ingredients, additives, tags, formats and analysis terms in one language. */
export function getDictionary(locale: Locale): Dictionary {
  return readContent(`dictionaries/${locale}.json`, dictionarySchema);
}

/** A dictionary entry by key. Throws when the key has no name, so that a page never shows a raw key. */
export function term<T>(names: Record<string, T>, key: string): T {
  const name = names[key];
  if (name === undefined) throw new Error(`content/dictionaries: no entry for '${key}'`);
  return name;
}
