import { type ProductFacts, productFactsSchema } from '@/lib/content/product-facts-schema';
import { readContent } from '@/lib/content/read-content';
import type { LocatedText } from './located-texts';
import { readIfValid } from './read-if-valid';

/**
 * A function that reads the facts of the product that a text is of, each file once; null for other texts and invalid
 * facts, which another check reports.
 */
export function createFactsOfTextReader(): (snippet: LocatedText) => ProductFacts | null {
  const factsBySlug = new Map<string, ProductFacts | null>();
  return ({ file }) => {
    const slug = /^content\/products\/([^/]+)\/\w+\.json$/.exec(file)?.[1];
    if (!slug) return null;
    const known = factsBySlug.get(slug);
    if (known !== undefined) return known;
    const facts = readIfValid(() => readContent(`products/${slug}/facts.json`, productFactsSchema)) ?? null;
    factsBySlug.set(slug, facts);
    return facts;
  };
}
