import { z } from 'zod';
import { nonEmptyTextSchema as text } from './base-schemas';

/** Texts of one product in one language: content/products/{slug}/{locale}.json. */
export const productCopySchema = z.strictObject({
  name: text.max(40),
  /** The kind of food in common search terms: the second line of the heading, and part of the page title. */
  kind: text.max(60),
  badge: text.max(40),
  subtitle: text.max(90),
  shortDescription: text.max(240),
  longDescription: z.array(text).min(2).max(4),
  benefits: z
    .array(z.strictObject({ title: text.max(60), text: text.max(260) }))
    .min(3)
    .max(5),
  /** The title of the page, if name and kind together are too wide for search results. */
  metaTitle: text.optional(),
  metaDescription: text.min(30).max(175),
});
export type ProductCopy = z.infer<typeof productCopySchema>;
