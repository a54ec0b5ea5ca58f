import type { ProductFacts } from './product-facts-schema';

type Facts = Pick<ProductFacts, 'order' | 'line' | 'lifeStage' | 'species' | 'proteins'> & { slug: string };

/**
 * Up to `count` other foods for the same species: the same line first, then the same life stage, then shared
 * proteins, then the nearest in the catalogue.
 */
export function selectRelatedProducts<T extends Facts>(product: Facts, products: T[], count = 4): T[] {
  const distance = ({ order }: Facts) => Math.abs(order - product.order);
  const similarity = ({ line, lifeStage, proteins }: Facts) =>
    (line === product.line ? 1000 : 0) +
    (lifeStage === product.lifeStage ? 100 : 0) +
    proteins.filter((protein) => product.proteins.includes(protein)).length;
  const best: { other: T; score: number }[] = [];
  // One pass that collects the best few: sorting a large catalogue for each of its pages would take quadratic time.
  for (const other of products) {
    if (other.slug === product.slug || other.species !== product.species) continue;
    const score = similarity(other);
    const compareWith = (candidate: { other: T; score: number }) =>
      candidate.score - score || distance(other) - distance(candidate.other) || other.order - candidate.other.order;
    const index = best.findIndex((candidate) => compareWith(candidate) < 0);
    if (index < 0 && best.length >= count) continue;
    best.splice(index < 0 ? best.length : index, 0, { other, score });
    if (best.length > count) best.pop();
  }
  return best.map(({ other }) => other);
}
