import type { ProductFacts } from './product-facts-schema';

/**
 * The legal type of a food (complete or not, and for which animal), as its key among the dictionary's `analysis` terms.
 * A type without a product has no term.
 */
export function legalFoodTypeKey({ statement, species }: Pick<ProductFacts, 'statement' | 'species'>): string {
  return `${statement}PetFood${species === 'cat' ? 'Cats' : 'Dogs'}`;
}
