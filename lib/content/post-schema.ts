import { z } from 'zod';
import { contentDateSchema } from './base-schemas';

const slug = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'is no name of a folder: write small Latin letters, digits and hyphens, such as duck-dinner');

/** Names of folders, each once: a page would show a repeated one twice. */
const slugs = z
  .array(slug)
  .default([])
  .superRefine((names, context) => {
    for (const [index, name] of names.entries())
      if (names.indexOf(name) < index)
        context.addIssue({
          code: 'custom',
          path: [index],
          message: `'${name}' is in the list already: delete one of the two`,
        });
  });

/** The categories of posts, in the order of the topics menu. */
export const postCategories = ['feeding', 'puppies', 'cats', 'health', 'safety', 'ingredients'] as const;
export type PostCategory = (typeof postCategories)[number];

/** Facts of a post, the same in every language: content/posts/{slug}/post.json. */
export const postFactsSchema = z
  .strictObject({
    published: contentDateSchema,
    updated: contentDateSchema.optional(),
    category: z.enum(postCategories),
    author: z.enum(['nutritionist', 'veterinarian', 'kitchen']),
    /** The field colour of the scene's background. */
    field: z.enum(['clay', 'saffron', 'wine', 'plum', 'sage', 'sea', 'olive']),
    products: slugs,
    related: slugs,
  })
  .superRefine(({ published, updated }, context) => {
    // What is no date cannot be compared, and is reported already.
    const areDates = [published, updated].every((day) => contentDateSchema.safeParse(day).success);
    if (areDates && updated && updated < published)
      context.addIssue({ code: 'custom', path: ['updated'], message: 'is before published' });
  });
export type PostFacts = z.infer<typeof postFactsSchema>;

/** Front matter of a post in one language: content/posts/{slug}/{locale}.mdx. */
export const postFrontMatterSchema = z.strictObject({
  title: z.string().trim().min(1).max(80),
  description: z.string().trim().min(30).max(175),
  summary: z.string().trim().min(1).max(320),
});
export type PostFrontMatter = z.infer<typeof postFrontMatterSchema>;
