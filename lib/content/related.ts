import type { ProductFacts } from './schema';

type Facts = Pick<ProductFacts, 'order' | 'line' | 'lifeStage' | 'species' | 'proteins'> & { slug: string };

/**
 * Up to `count` other foods for the same species: the same line first, then the same life stage, then shared
 * proteins, then the nearest in the catalogue.
 */
export function relatedProducts<T extends Facts>(product: Facts, products: T[], count = 4): T[] {
  const shared = ({ proteins }: Facts) => proteins.filter((protein) => product.proteins.includes(protein)).length;
  const sameLine = ({ line }: Facts) => Number(line === product.line);
  const sameStage = ({ lifeStage }: Facts) => Number(lifeStage === product.lifeStage);
  const distance = ({ order }: Facts) => Math.abs(order - product.order);
  return products
    .filter(({ slug, species }) => slug !== product.slug && species === product.species)
    .sort(
      (a, b) =>
        sameLine(b) - sameLine(a) ||
        sameStage(b) - sameStage(a) ||
        shared(b) - shared(a) ||
        distance(a) - distance(b) ||
        a.order - b.order,
    )
    .slice(0, count);
}
