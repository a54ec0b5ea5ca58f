import type { ProductFacts } from './product-facts-schema';

type Facts = Pick<ProductFacts, 'order' | 'line' | 'lifeStage' | 'species' | 'proteins'> & { slug: string };

/**
 * Up to `count` other foods for the same species: the same line first, then the same life stage, then shared
 * proteins, then the nearest in the catalogue.
 */
export function selectRelatedProducts<T extends Facts>(product: Facts, products: T[], count = 4): T[] {
  const proteins = new Set(product.proteins);
  const similarity = (other: Facts) => {
    let score = (other.line === product.line ? 1000 : 0) + (other.lifeStage === product.lifeStage ? 100 : 0);
    for (const protein of other.proteins) if (proteins.has(protein)) score++;
    return score;
  };
  type Candidate = { other: T; score: number; distance: number };
  const compare = (a: Candidate, b: Candidate) =>
    b.score - a.score || a.distance - b.distance || a.other.order - b.other.order;
  const best: Candidate[] = [];
  // One pass that collects the best few, because every page of a large catalogue makes it. Almost all products are no
  // better than the last of these and cost one comparison.
  for (const other of products) {
    if (other.slug === product.slug || other.species !== product.species) continue;
    const candidate = { other, score: similarity(other), distance: Math.abs(other.order - product.order) };
    const last = best.at(-1);
    if (last && best.length >= count && compare(candidate, last) >= 0) continue;
    const index = best.findIndex((better) => compare(candidate, better) < 0);
    best.splice(index < 0 ? best.length : index, 0, candidate);
    if (best.length > count) best.pop();
  }
  return best.map(({ other }) => other);
}
