import { z } from 'zod';
import { contentKeySchema as key, nonEmptyTextSchema as text } from './base-schemas';

const sectionItem = z.strictObject({ key: key.optional(), title: text, text: text.optional() });

/** Texts of one editorial page in one language: content/pages/{page}/{locale}.json. */
export const pageCopySchema = z.strictObject({
  eyebrow: text.optional(),
  heading: text,
  lead: text,
  metaDescription: text.min(30).max(175),
  sections: z.array(
    z.strictObject({
      id: key,
      heading: text,
      paragraphs: z.array(text).default([]),
      items: z.array(sectionItem).default([]),
      note: text.optional(),
    }),
  ),
});
export type PageCopy = z.infer<typeof pageCopySchema>;
/** The texts of one section of a page. */
export type SectionCopy = PageCopy['sections'][number];
