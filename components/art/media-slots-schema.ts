import { z } from 'zod';
import { defaultLocale, localeCodes } from '@/lib/i18n/locales';

const alt = z
  .partialRecord(z.enum(localeCodes), z.string().trim().min(1))
  .refine((alt) => alt[defaultLocale], `needs '${defaultLocale}', which the other languages fall back to`);

const slot = z.strictObject({
  file: z
    .string()
    .regex(
      /^\/[^/\s]\S*\.(svg|png|jpe?g|webp|avif)$/,
      'a path from the site root, such as /photos/kitchen.webp: pages load no picture of another site',
    ),
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
