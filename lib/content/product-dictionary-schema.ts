import { z } from 'zod';
import { contentKeySchema as key, nonEmptyTextSchema as text } from './base-schemas';

/** Shared names in one language: content/dictionaries/{locale}.json. */
export const productDictionarySchema = z.strictObject({
  ingredients: z.record(key, text),
  additives: z.record(key, text),
  tags: z.record(key, text),
  formats: z.record(key, z.strictObject({ name: text, detail: text })),
  proteins: z.record(key, text),
  allergens: z.record(key, text),
  lines: z.record(key, z.strictObject({ name: text, description: text })),
  species: z.record(key, text),
  lifeStages: z.record(key, text),
  units: z.record(key, text),
  analysis: z.record(key, text),
});
export type ProductDictionary = z.infer<typeof productDictionarySchema>;
