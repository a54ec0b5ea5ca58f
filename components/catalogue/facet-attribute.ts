import type { Facets } from '@/lib/content/finder';

/** Returns the facets of a product as the value of one attribute: `species-dog without-egg`. */
export const facetAttribute = (facets: Facets): string =>
  Object.entries(facets)
    .flatMap(([group, values]) => values.map((value) => `${group}-${value}`))
    .join(' ');
