import type { ProductFacts } from './schema';

/** What the law calls a food (complete or not, and for which animal), as its key among the dictionary's `analysis` terms. A kind that is not made has no term. */
export function statementKey({ statement, species }: Pick<ProductFacts, 'statement' | 'species'>): string {
  return `${statement}PetFood${species === 'cat' ? 'Cats' : 'Dogs'}`;
}
