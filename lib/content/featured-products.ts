import type { ProductFacts } from './product-facts-schema';

/** The first complete food for each leading protein, in the given order; each has another product colour. */
export function selectFeaturedProducts<T extends Pick<ProductFacts, 'statement' | 'proteins'>>(products: T[]): T[] {
  const usedProteins = new Set<string | undefined>();
  return products.filter(({ statement, proteins: [lead] }) => {
    if (statement !== 'complete' || usedProteins.has(lead)) return false;
    usedProteins.add(lead);
    return true;
  });
}
