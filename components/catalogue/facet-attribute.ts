import type { Facets } from '@/lib/content/finder';

/** What a product answers to, as the words of one attribute: `species-dog without-egg`. */
export const facetAttribute = (facets: Facets): string =>
  Object.entries(facets)
    .flatMap(([group, values]) => values.map((value) => `${group}-${value}`))
    .join(' ');
