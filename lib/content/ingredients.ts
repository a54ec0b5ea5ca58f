import { z } from 'zod';
import data from '@/content/ingredients.json' with { type: 'json' };
import { fitting } from '@/lib/content-file';

/** Animals whose meat, organs and bones name themselves: `beef_heart` needs no entry in content/ingredients.json. */
export const proteins = ['beef', 'chicken', 'duck', 'fish', 'goat', 'lamb', 'rabbit', 'turkey'] as const;

/** The kinds of ingredient that the composition is drawn in. */
export const ingredientGroups = ['animal', 'plant', 'other'] as const;
export type IngredientGroup = (typeof ingredientGroups)[number];

/** What an ingredient is: an animal's, a vegetable, fruit or herb, or an oil, seed or supplement; and of which allergen. */
export type Ingredient = { group: IngredientGroup; allergen?: string };

const known = fitting(
  'content/ingredients.json',
  data,
  z.record(
    z.string(),
    z.strictObject({ group: z.enum(ingredientGroups), allergen: z.string().trim().min(1).optional() }),
  ),
);

/** What an ingredient is, null for one that content/ingredients.json does not know and whose key begins with no animal. */
export function ingredientOf(key: string): Ingredient | null {
  const animal = proteins.find((protein) => key.startsWith(`${protein}_`));
  return known[key] ?? (animal ? { group: 'animal', allergen: animal } : null);
}
