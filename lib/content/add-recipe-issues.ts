import type { z } from 'zod';
import { classifyIngredient, proteins } from './ingredient-groups-and-allergens';

type Recipe = {
  ingredients: { key: string; percent: number; bone?: number }[];
  additives: { key: string }[];
  proteins: string[];
  allergens: string[];
  tags: string[];
  bonePercent: number;
};
type Issue = { path: (string | number)[]; message: string };

const poultry = ['chicken', 'duck', 'turkey'];
// Tag -> the animals that the recipe must not contain.
const absentAnimals: Record<string, string[]> = { beefFree: ['beef'], chickenFree: ['chicken'], poultryFree: poultry };

function* issuesOf(recipe: Recipe): Generator<Issue> {
  const { ingredients, additives, proteins: statedProteins, allergens, tags, bonePercent } = recipe;
  const sum = ingredients.reduce((total, { percent }) => total + percent, 0);
  if (Math.abs(sum - 100) > 0.001)
    yield { path: ['ingredients'], message: `percentages add up to ${Number(sum.toFixed(3))}, not 100` };
  for (const [index, { key, percent }] of ingredients.entries()) {
    const previous = ingredients[index - 1];
    if (previous && previous.percent < percent)
      yield { path: ['ingredients', index, 'percent'], message: 'is larger than the one before it' };
    if (!classifyIngredient(key))
      yield {
        path: ['ingredients', index, 'key'],
        message: `unknown ingredient '${key}': add it to content/ingredients.json as animal, plant or other, with its allergens`,
      };
  }
  const classes = ingredients.flatMap(({ key }) => classifyIngredient(key) ?? []);
  const allergensOfAdditives = additives.flatMap(({ key }) => classifyIngredient(key)?.allergens ?? []);
  const contained = new Set([...classes.flatMap((one) => one.allergens), ...allergensOfAdditives]);
  for (const allergen of contained)
    if (!allergens.includes(allergen))
      yield { path: ['allergens'], message: `lacks '${allergen}', which is in the recipe` };
  // An ingredient that nobody knows may contain any allergen.
  if (classes.length === ingredients.length)
    for (const [index, allergen] of allergens.entries())
      if (!contained.has(allergen))
        yield {
          path: ['allergens', index],
          // Deleting comes last: the feeding plan would recommend the food to a dog that must not have the allergen.
          message: `names '${allergen}', which content/ingredients.json gives to no ingredient or additive of the recipe: if one contains it, write it there as its allergen; or add the ingredient that is missing here; delete it only if the food has none`,
        };
  // An oil contains the allergen, but no protein.
  const animals = new Set(classes.flatMap((one) => (one.group === 'animal' ? one.allergens : [])));
  for (const protein of proteins) {
    if (animals.has(protein) && !statedProteins.includes(protein))
      yield { path: ['proteins'], message: `lacks '${protein}', which is in the recipe` };
    if (!animals.has(protein) && statedProteins.includes(protein))
      yield { path: ['proteins'], message: `names '${protein}', which is not in the recipe` };
  }
  for (const [tag, absent] of Object.entries(absentAnimals))
    for (const animal of absent)
      if (tags.includes(tag) && contained.has(animal))
        yield { path: ['tags'], message: `says '${tag}', but '${animal}' is in the recipe` };
  if (tags.includes('singleProtein') && contained.size !== 1)
    yield { path: ['tags'], message: `says 'singleProtein', but the recipe holds ${[...contained].join(', ')}` };
  if (tags.includes('boneless') && bonePercent > 0)
    yield { path: ['tags'], message: `says 'boneless', but bonePercent is ${bonePercent}` };
  const bone = ingredients.reduce((total, ingredient) => total + (ingredient.bone ?? 0), 0);
  if (Math.abs(bone - bonePercent) > 0.001)
    yield {
      path: ['bonePercent'],
      message: `is not the ${Number(bone.toFixed(3))} of the ingredients: correct it, or 'bone' of an ingredient`,
    };
}

/** Reports contradictions in the recipe of a product: its sums, its order, its ingredients and its tags. */
export function addRecipeIssues(recipe: Recipe, context: z.RefinementCtx): void {
  for (const issue of issuesOf(recipe)) context.addIssue({ code: 'custom', ...issue });
}
