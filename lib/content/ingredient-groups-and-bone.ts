import { classifyIngredient, type IngredientGroup, ingredientGroups } from './ingredient-groups-and-allergens';
import type { ProductFacts } from './product-facts-schema';

/** The group of an ingredient of a recipe. Throws if content/ingredients.json does not contain it. */
export function getIngredientGroup(key: string): IngredientGroup {
  const ingredientClass = classifyIngredient(key);
  if (!ingredientClass) throw new Error(`content/ingredients.json: '${key}' is missing`);
  return ingredientClass.group;
}

/** The percentage of each group in a recipe, to a tenth; groups without an ingredient are omitted. */
export function calculateIngredientGroupShares(
  ingredients: ProductFacts['ingredients'],
): { group: IngredientGroup; percent: number }[] {
  return ingredientGroups.flatMap((group) => {
    const members = ingredients.filter(({ key }) => getIngredientGroup(key) === group);
    const percent = Math.round(members.reduce((sum, member) => sum + member.percent, 0) * 10) / 10;
    return percent > 0 ? [{ group, percent }] : [];
  });
}

/** The animals in a recipe, as keys of the dictionary's `allergens`, the largest ingredient first. */
export function listRecipeAnimals(ingredients: ProductFacts['ingredients']): string[] {
  const classes = ingredients.map(({ key }) => classifyIngredient(key));
  return [...new Set(classes.flatMap((entry) => (entry?.group === 'animal' ? entry.allergens : [])))];
}

/** Percent of bone that raw meals usually contain (practice). */
export const usualBonePercentRange = { min: 10, max: 15 } as const;

/** How a bone content in percent compares with the usual range, limits included. */
export function classifyBonePercent(percent: number): 'none' | 'below' | 'within' | 'above' {
  if (percent === 0) return 'none';
  if (percent < usualBonePercentRange.min) return 'below';
  return percent > usualBonePercentRange.max ? 'above' : 'within';
}
