import type { ProductFacts } from './product-and-page-schema';

type Facts = Pick<ProductFacts, 'order' | 'line' | 'lifeStage' | 'species' | 'proteins'> & { slug: string };

/**
 * Up to `count` other foods for the same species: the same line first, then the same life stage, then shared
 * proteins, then the nearest in the catalogue.
 */
export function relatedProducts<T extends Facts>(product: Facts, products: T[], count = 4): T[] {
  const distance = ({ order }: Facts) => Math.abs(order - product.order);
  const nearness = ({ line, lifeStage, proteins }: Facts) =>
    (line === product.line ? 1000 : 0) +
    (lifeStage === product.lifeStage ? 100 : 0) +
    proteins.filter((protein) => product.proteins.includes(protein)).length;
  const best: { other: T; near: number }[] = [];
  // One pass that collects the best few: sorting a long range for each of its pages would take quadratic time.
  for (const other of products) {
    if (other.slug === product.slug || other.species !== product.species) continue;
    const near = nearness(other);
    const after = (nearest: { other: T; near: number }) =>
      nearest.near - near || distance(other) - distance(nearest.other) || other.order - nearest.other.order;
    const place = best.findIndex((nearest) => after(nearest) < 0);
    if (place < 0 && best.length >= count) continue;
    best.splice(place < 0 ? best.length : place, 0, { other, near });
    if (best.length > count) best.pop();
  }
  return best.map(({ other }) => other);
}
