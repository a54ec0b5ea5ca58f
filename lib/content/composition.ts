import { type ProductFacts, proteins } from './schema';

/** The kinds of ingredient that the composition is drawn in. */
export const ingredientGroups = ['animal', 'plant', 'other'] as const;
export type IngredientGroup = (typeof ingredientGroups)[number];

const seafoodAndEgg = ['hake', 'sardine', 'mussel', 'egg'];
const supplements = [
  'pumpkin_seed',
  'chia_seed',
  'spirulina',
  'kelp',
  'brewers_yeast',
  'olive_oil',
  'linseed_oil',
  'salmon_oil',
  'calcium_carbonate',
];

/** Whether an ingredient comes from an animal, is a vegetable, fruit or herb, or an oil, seed or supplement. */
export function ingredientGroup(key: string): IngredientGroup {
  if (supplements.includes(key)) return 'other';
  const animal = seafoodAndEgg.includes(key) || proteins.some((protein) => key.startsWith(`${protein}_`));
  return animal ? 'animal' : 'plant';
}

/** Percent of each group that a recipe holds, to a tenth; groups without an ingredient are left out. */
export function groupShares(ingredients: ProductFacts['ingredients']): { group: IngredientGroup; percent: number }[] {
  return ingredientGroups.flatMap((group) => {
    const members = ingredients.filter(({ key }) => ingredientGroup(key) === group);
    const percent = Math.round(members.reduce((sum, member) => sum + member.percent, 0) * 10) / 10;
    return percent > 0 ? [{ group, percent }] : [];
  });
}

/** Percent of bone that raw meals usually hold (practice). */
export const usualBone = { min: 10, max: 15 } as const;

/** How a bone content in percent stands against the usual range, both limits inside. */
export function boneAgainstRange(percent: number): 'none' | 'below' | 'within' | 'above' {
  if (percent === 0) return 'none';
  if (percent < usualBone.min) return 'below';
  return percent > usualBone.max ? 'above' : 'within';
}
