import { z } from 'zod';
import { defaultLocale, localeCodes } from '@/lib/i18n/locales';

const alt = z
  .partialRecord(z.enum(localeCodes), z.string().trim().min(1))
  .refine((alt) => alt[defaultLocale], `needs '${defaultLocale}', which the other languages fall back to`);

const endings = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif'];

/** What is wrong with the path of a picture and how to correct it; null if pages can load it. */
export function findPicturePathProblem(file: string): string | null {
  if (file.includes('\\')) return `is '${file}': write / instead of \\`;
  if (/^\/?public\//.test(file)) return `is '${file}': leave out 'public' and begin with /photos or /art`;
  if (!/^\/[^/]/.test(file) || file.split('/').includes('..'))
    return 'a path from the site root, such as /photos/kitchen.webp: pages load no picture of another site';
  if (!/^[\w./-]+$/.test(file))
    return `is '${file}': rename the file with Latin letters, digits and hyphens alone, without spaces, and write that`;
  const ending = /\.(\w+)$/.exec(file)?.[1] ?? '';
  if (endings.includes(ending)) return null;
  if (endings.includes(ending.toLowerCase()))
    return `ends with .${ending}: write the ending in small letters, here and in the name of the file`;
  return `is '${file}': pages show ${endings.map((one) => `.${one}`).join(', ')}; export the picture as one of them`;
}

const slot = z.strictObject({
  file: z.string().superRefine((file, context) => {
    const message = findPicturePathProblem(file);
    if (message) context.addIssue({ code: 'custom', message });
  }),
  width: z.int().positive(),
  height: z.int().positive(),
  alt: alt.optional(),
  /** A photograph that only decorates. Drawings decorate unless they have an alternative text. */
  decorative: z.literal(true).optional(),
});

/**
 * Schema of content/media.json: slot -> file, size in pixels, and alternative text per language
 * for pictures that carry information.
 */
export const mediaSlotsSchema = z.record(z.string().regex(/^[a-z]+\/[a-z0-9-]+$/), slot);
