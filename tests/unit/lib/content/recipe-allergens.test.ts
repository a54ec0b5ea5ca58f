import { beforeEach, expect, test, vi } from 'vitest';

vi.mock('@/content/ingredients.json', async (importOriginal) => {
  const { default: listed } = await importOriginal<{ default: object }>();
  return {
    default: {
      ...listed,
      poultry_broth: { group: 'animal', allergen: ['chicken', 'duck'] },
      glucosamine: { group: 'other', allergen: 'crustaceans' },
    },
  };
});

let readFacts: typeof import('@/lib/content/product-facts-schema').productFactsSchema.safeParse;
let lamb: Record<string, unknown> & { ingredients: object[]; additives: object[]; allergens: string[] };

beforeEach(async () => {
  const { productFactsSchema } = await import('@/lib/content/product-facts-schema');
  readFacts = (value) => productFactsSchema.safeParse(value);
  lamb = structuredClone((await import('@/content/products/lamb-dinner/facts.json')).default);
});

const issuesOf = (facts: object) =>
  readFacts(facts).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

/** The facts of the lamb with another ingredient, taken from the share of the first, and these allergens and proteins. */
function withIngredient(key: string, allergens: string[], proteins: string[]): object {
  const [first, ...rest] = lamb.ingredients as { percent: number }[];
  const ingredients = [{ ...first, percent: Number(((first?.percent ?? 0) - 0.1).toFixed(1)) }, ...rest];
  return {
    ...lamb,
    ingredients: [...ingredients, { key, percent: 0.1 }],
    allergens: [...lamb.allergens, ...allergens],
    proteins: [...(lamb.proteins as string[]), ...proteins],
    tags: [],
  };
}

const both = ['chicken', 'duck'];

test.each(['poultry_broth', 'chicken_duck_broth', 'duck_and_chicken_broth'])(
  'the two animals of %s are its allergens and proteins',
  (key) => {
    expect(issuesOf(withIngredient(key, both, both))).toEqual([]);
    expect(issuesOf(withIngredient(key, ['chicken'], both))).toEqual([
      "allergens: lacks 'duck', which is in the recipe",
    ]);
    expect(issuesOf(withIngredient(key, both, ['duck']))).toEqual([
      "proteins: lacks 'chicken', which is in the recipe",
    ]);
  },
);

test('both animals of a mixed ingredient are shown as animals of the recipe', async () => {
  const { listRecipeAnimals } = await import('@/lib/content/ingredient-groups-and-bone');
  expect(
    listRecipeAnimals([
      { key: 'poultry_broth', percent: 60 },
      { key: 'duck_meat', percent: 40 },
    ]),
  ).toEqual(both);
});

test('an additive has the allergen that content/ingredients.json gives it', () => {
  const glucosamine = { key: 'glucosamine', code: '3a999', amount: 100, unit: 'mg/kg' };
  const facts = { ...lamb, additives: [...lamb.additives, glucosamine], tags: [] };
  expect(issuesOf({ ...facts, allergens: [...lamb.allergens, 'crustaceans'] })).toEqual([]);
  expect(issuesOf(facts)).toEqual(["allergens: lacks 'crustaceans', which is in the recipe"]);
});

test('an allergen of nothing in the recipe is reported with the file that may lack it first', () => {
  expect(issuesOf({ ...lamb, allergens: [...lamb.allergens, 'duck'] })).toEqual([
    `allergens.${lamb.allergens.length}: names 'duck', which content/ingredients.json gives to no ingredient or additive of the recipe: if one contains it, write it there as its allergen; or add the ingredient that is missing here; delete it only if the food has none`,
  ]);
});

test('an empty list of allergens is rejected', async () => {
  const { ingredientsSchema } = await import('@/lib/content/ingredient-groups-and-allergens');
  const accepts = (allergen: unknown) => ingredientsSchema.safeParse({ broth: { group: 'animal', allergen } }).success;
  expect([['chicken', 'duck'], 'duck', [], ['']].map(accepts)).toEqual([true, true, false, false]);
});

test.each([[5], [['duck', 5]]])('an allergen %j is said to be no text', async (allergen) => {
  const { ingredientsSchema } = await import('@/lib/content/ingredient-groups-and-allergens');
  const { parseFileValueWithSchema } = await import('@/lib/files/parse-file');
  expect(() => parseFileValueWithSchema('f', { broth: { group: 'animal', allergen } }, ingredientsSchema)).toThrow(
    /^f: broth\.allergen: is neither a text in quotes nor a list of them$/,
  );
});

test('only an ingredient that comes from an animal needs an allergen', async () => {
  const { ingredientGroups, ingredientsSchema } = await import('@/lib/content/ingredient-groups-and-allergens');
  const accepted = ingredientGroups.filter((group) => ingredientsSchema.safeParse({ honey: { group } }).success);
  expect(accepted).toEqual(['plant', 'other']);
});

test.each([
  ['chicken_egg', 'egg'],
  ['duck_eggs', 'egg'],
  ['goat_milk', 'milk'],
  ['goat_cheese', 'milk'],
  ['lamb_yoghurt', 'milk'],
])('%s is %s, not the meat of its animal', async (key, allergen) => {
  const { classifyIngredient } = await import('@/lib/content/ingredient-groups-and-allergens');
  expect(classifyIngredient(key)).toEqual({ group: 'animal', allergens: [allergen] });
  expect(issuesOf(withIngredient(key, [allergen], []))).toEqual([]);
  expect(issuesOf(withIngredient(key, [], []))).toEqual([`allergens: lacks '${allergen}', which is in the recipe`]);
});

test.each(['chicken_egg_broth', 'goat_fresh_cheese', 'cow_milk', 'quail_egg'])(
  'what %s contains has to be written into content/ingredients.json',
  (key) =>
    expect(issuesOf(withIngredient(key, [], []))).toEqual([
      expect.stringMatching(/^ingredients\.\d+\.key: unknown ingredient '\w+': add it to content\/ingredients\.json/),
    ]),
);

test.each(['chicken_liver', 'beef_green_tripe', 'lamb_heart', 'turkey_neck', 'fish_head', 'goat_milky_bone'])(
  '%s is the meat of its animal',
  async (key) => {
    const { classifyIngredient } = await import('@/lib/content/ingredient-groups-and-allergens');
    expect(classifyIngredient(key)).toEqual({ group: 'animal', allergens: [key.split('_')[0]] });
  },
);
