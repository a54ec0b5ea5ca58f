import { z } from 'zod';
import data from '@/content/ingredients.json' with { type: 'json' };
import { parseFileValueWithSchema } from '@/lib/files/parse-file';

/**
 * Animals whose meat, organs and bones are recognised by the start of the key: `beef_heart` needs no entry in
 * content/ingredients.json.
 */
export const proteins = ['beef', 'chicken', 'duck', 'fish', 'goat', 'lamb', 'rabbit', 'turkey'] as const;

/** The groups of ingredients that the composition chart shows. */
export const ingredientGroups = ['animal', 'plant', 'other'] as const;
export type IngredientGroup = (typeof ingredientGroups)[number];

/**
 * An ingredient's group (from an animal; a vegetable, fruit or herb; or an oil, seed or supplement) and its allergen.
 */
export type IngredientGroupAndAllergen = { group: IngredientGroup; allergen?: string };

/** content/ingredients.json: the group of each ingredient, and its allergen. */
export const ingredientsSchema = z.record(
  z.string(),
  z.strictObject({ group: z.enum(ingredientGroups), allergen: z.string().trim().min(1).optional() }),
);

const listedIngredients = parseFileValueWithSchema('content/ingredients.json', data, ingredientsSchema);

/** An ingredient by its key; null if it is not in content/ingredients.json and does not begin with an animal. */
export function classifyIngredient(key: string): IngredientGroupAndAllergen | null {
  const animal = proteins.find((protein) => key.startsWith(`${protein}_`));
  return listedIngredients[key] ?? (animal ? { group: 'animal', allergen: animal } : null);
}
