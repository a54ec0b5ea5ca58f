import { type IngredientGroup, ingredientGroups, ingredientOf } from './ingredients';
import type { ProductFacts } from './schema';

/** The kind of an ingredient of a recipe. Throws for one that content/ingredients.json does not know. */
export function ingredientGroup(key: string): IngredientGroup {
  const found = ingredientOf(key);
  if (!found) throw new Error(`content/ingredients.json: '${key}' is missing`);
  return found.group;
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
