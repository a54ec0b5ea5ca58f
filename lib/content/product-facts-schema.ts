import { z } from 'zod';
import { addRecipeIssues } from './add-recipe-issues';
import { contentDateSchema, contentKeySchema as key, nonEmptyTextSchema as text } from './base-schemas';
import { proteins } from './ingredient-groups-and-allergens';

const percent = z.number().min(0).max(100);

export const productLines = ['full-range', 'mediterranean', 'just-meat', 'sausages', 'treats', 'cats'] as const;
const species = ['dog', 'cat'] as const;
const lifeStages = ['puppy', 'kitten', 'adult', 'senior', 'all'] as const;
export const productFormats = ['minced-1kg', 'patties-50g', 'tray-1kg', 'salami-500g', 'treats-100g'] as const;

// Labels have one decimal; more digits are a typing error.
const tenths = percent.multipleOf(0.1);
const ingredient = z.strictObject({ key, percent: tenths, bone: tenths.optional() });
const additive = z.strictObject({
  key,
  code: z
    .string()
    .regex(/^[0-9][a-z][0-9]+[a-z]*$/, 'is no additive code; write it as in the register, such as 3a672a'),
  amount: z.number().positive().multipleOf(0.01),
  unit: z.enum(['mg/kg', 'IU/kg']),
});
const kjPerKcal = 4.184;
const nutrition = z.strictObject({
  kj: z.int().positive(),
  kcal: z.int().positive(),
  moisture: tenths,
  protein: tenths,
  fat: tenths,
  ash: tenths,
  carbs: tenths,
  fibre: tenths,
});

/** Facts of one product, the same in every language: content/products/{slug}/facts.json. */
export const productFactsSchema = z
  .strictObject({
    order: z.int().positive(),
    route: z
      .string()
      .regex(
        /^\/products\/(cats\/)?(\{brand\}-)?[a-z0-9]+(-[a-z0-9]+)*$/,
        'is no address of a product; write it as /products/beef-dinner or /products/cats/hunter',
      ),
    code: z
      .string()
      .regex(/^[A-Z]{2}-[A-Z]{3}$/, 'is no product code; write two and three capital letters, such as FD-BEE'),
    line: z.enum(productLines),
    species: z.enum(species),
    lifeStage: z.enum(lifeStages),
    statement: z.enum(['complete', 'complementary']),
    proteins: z.array(z.enum(proteins)).min(1),
    allergens: z.array(key),
    ingredients: z.array(ingredient).min(1),
    additives: z.array(additive),
    bonePercent: tenths,
    nutrition,
    minerals: z.strictObject({ calcium: percent.multipleOf(0.01), phosphorus: percent.multipleOf(0.01) }),
    formats: z.array(z.enum(productFormats)).min(1),
    tags: z.array(key),
    availableFrom: contentDateSchema.optional(),
    /** A discontinued food: its page stays until a date, with a notice and a link to another food. */
    offSale: z
      .strictObject({ since: contentDateSchema, until: contentDateSchema, instead: key.optional() })
      .refine(({ since, until }) => since < until, { path: ['until'], message: 'is not after since' })
      .optional(),
    /** Remarks for editors, and figures about something else that the texts may state. */
    notes: z.array(text).optional(),
    /** Values that the owner has laid down, such as `nutrition.kcal=172`; they must be those of the other fields. */
    specified: z.array(z.string()),
  })
  .superRefine((facts, context) => {
    addRecipeIssues(facts, context);
    const { kj, kcal, moisture, protein, fat, ash, carbs, fibre } = facts.nutrition;
    const panel = moisture + protein + fat + ash + carbs + fibre;
    if (Math.abs(panel - 100) > 0.11)
      context.addIssue({
        code: 'custom',
        path: ['nutrition'],
        message: `constituents add up to ${panel.toFixed(2)}, not 100`,
      });
    // Both are stated and rounded separately: only a typing error makes them differ by more than this.
    if (Math.abs(kj / (kcal * kjPerKcal) - 1) > 0.03)
      context.addIssue({
        code: 'custom',
        path: ['nutrition'],
        message: `${kj} kJ are not ${kcal} kcal, which are ${Math.round(kcal * kjPerKcal)} kJ: correct the one or the other`,
      });
  });
export type ProductFacts = z.infer<typeof productFactsSchema>;
