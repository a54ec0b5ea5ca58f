import type { ProductFacts } from './product-facts-schema';
import {
  type FilterableProduct,
  type ProductFacets,
  type ProductFilterGroupKey,
  productFilterGroups,
} from './product-finder';

type Facts = Omit<ProductFacts, 'route' | 'code'> & { slug: string };

/** The highest bone content, in percent, of a food that counts as low in bone. */
export const maxLowBonePercent = 8;
/** The highest energy, in kcal per 100 g, of a lighter meal: the same foods are low in energy in a feeding plan. */
export const lightKcal = 140;
const mildFatPercent = 10;

// The conditions of each need are based on facts, so that new products are classified automatically.
const needs: Record<string, (facts: Facts) => boolean> = {
  growth: ({ lifeStage }) => lifeStage === 'puppy' || lifeStage === 'kitten',
  active: ({ tags }) => tags.includes('highEnergy') || tags.includes('activeDogs'),
  sensitive: (facts) =>
    facts.tags.includes('sensitive') ||
    (facts.statement === 'complete' && facts.proteins.length === 1 && facts.nutrition.fat <= mildFatPercent),
  weight: ({ statement, lifeStage, nutrition }) =>
    statement === 'complete' && lifeStage === 'adult' && nutrition.kcal <= lightKcal,
  novel: ({ tags }) => tags.includes('novelProtein'),
};

const agesOf = { dog: ['puppy', 'adult', 'senior'], cat: ['kitten', 'adult', 'senior'] } as const;

/** The values of a product in each group of the finder (in `without`, its allergens), and its figures. */
export function toFilterableProduct(facts: Facts): FilterableProduct {
  const { slug, species, statement, lifeStage, proteins, allergens, formats, bonePercent, nutrition } = facts;
  return {
    slug,
    facets: {
      species: [species],
      kind: [statement],
      stage: lifeStage === 'all' ? [...agesOf[species]] : [lifeStage],
      protein: proteins,
      without: allergens,
      format: formats,
      need: Object.keys(needs).filter((need) => needs[need]?.(facts)),
      bone: bonePercent === 0 ? ['boneless', 'low'] : bonePercent <= maxLowBonePercent ? ['low'] : [],
    },
    figures: { energy: nutrition.kcal, protein: nutrition.protein, fat: nutrition.fat, bone: bonePercent },
  };
}

/**
 * The options of each group: the values that some product has, in order; a life stage only if a food is intended for
 * it.
 */
export function listProductFinderOptions(products: Facts[]): ProductFacets {
  const items = products.map(toFilterableProduct);
  const order: Partial<Record<ProductFilterGroupKey, string[]>> = {
    need: Object.keys(needs),
    bone: ['boneless', 'low'],
    stage: ['puppy', 'kitten', 'adult', 'senior'],
  };
  const intendedStages = new Set<string>(products.map(({ lifeStage }) => lifeStage));
  const options = (group: ProductFilterGroupKey) => {
    const found = new Set(items.flatMap(({ facets }) => facets[group]));
    const values = order[group]?.filter((value) => found.has(value)) ?? [...found];
    return group === 'stage' ? values.filter((value) => intendedStages.has(value)) : values;
  };
  return Object.fromEntries(productFilterGroups.map((group) => [group, options(group)])) as ProductFacets;
}
