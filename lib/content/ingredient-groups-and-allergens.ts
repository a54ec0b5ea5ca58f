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
 * An ingredient's group (from an animal; a vegetable, fruit or herb; or an oil, seed or supplement) and its allergens.
 */
export type IngredientGroupAndAllergens = { group: IngredientGroup; allergens: string[] };

const allergen = z.string().trim().min(1);

/**
 * content/ingredients.json: the group of each ingredient, and its allergen or allergens; an additive is listed only if
 * it has one.
 */
export const ingredientsSchema = z.record(
  z.string(),
  z
    .strictObject({
      group: z.enum(ingredientGroups),
      allergen: z
        .union([allergen, z.array(allergen).min(1)], 'is neither a text in quotes nor a list of them')
        .optional(),
    })
    // Without it, the feeding plan would recommend the food to a dog that must not have the animal.
    .refine(({ group, allergen }) => group !== 'animal' || allergen !== undefined, {
      path: ['allergen'],
      message: `is missing: name the animal as an allergen, such as "allergen": "fish"; if it comes from none, the group is plant or other`,
    }),
);

const listedIngredients = parseFileValueWithSchema('content/ingredients.json', data, ingredientsSchema);

/** The allergen of foods that animals give and that are not their meat. */
const allergenByAnimalProduct: Record<string, string> = {
  egg: 'egg',
  eggs: 'egg',
  milk: 'milk',
  cheese: 'milk',
  yoghurt: 'milk',
  yogurt: 'milk',
};

/**
 * An ingredient by its key; null if it is not in content/ingredients.json and does not begin with an animal. A key may
 * name several animals: `chicken_duck_broth`. Eggs and milk are not the meat of their animal: `chicken_egg` is egg.
 */
export function classifyIngredient(key: string): IngredientGroupAndAllergens | null {
  const listed = listedIngredients[key];
  if (listed) return { group: listed.group, allergens: [listed.allergen ?? []].flat() };
  const parts = key.split('_');
  const animals = proteins.filter((protein) => parts.includes(protein));
  const products = parts.filter((part) => part in allergenByAnimalProduct);
  if (products.length > 0) {
    const [animal, product] = parts;
    const allergen = allergenByAnimalProduct[product ?? ''];
    // What else such a key says, only a person knows: `chicken_egg_broth` may contain chicken.
    return parts.length === 2 && allergen && animals.some((one) => one === animal)
      ? { group: 'animal', allergens: [allergen] }
      : null;
  }
  return animals.some((animal) => key.startsWith(`${animal}_`)) ? { group: 'animal', allergens: animals } : null;
}
