import type { ProductFacts } from './product-and-page-schema';

/** One complete food for each leading protein, in the order given: the range at a glance, each in its own colour. */
export function featuredProducts<T extends Pick<ProductFacts, 'statement' | 'proteins'>>(products: T[]): T[] {
  const seen = new Set<string | undefined>();
  return products.filter(({ statement, proteins: [lead] }) => {
    if (statement !== 'complete' || seen.has(lead)) return false;
    seen.add(lead);
    return true;
  });
}
