import { z } from 'zod';

/** A text without spaces around it. */
export const nonEmptyTextSchema = z.string().trim().min(1);

/** The key of an ingredient, tag, section and the like. */
export const contentKeySchema = z
  .string()
  .regex(
    /^[a-z][A-Za-z0-9_-]*$/,
    'is no key: write Latin letters, digits, - or _, a small letter first, such as how-much',
  );

/** A date in a content file. */
export const contentDateSchema = z.iso.date();
