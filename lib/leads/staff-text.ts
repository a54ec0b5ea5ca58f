import { z } from 'zod';

// Forms and copied texts break lines in many ways, and the database takes one; other control characters show nothing.
const breaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const unseen = /(?![\n\t])\p{Cc}/gu;

/** Words of the staff, of any number of lines and at most `max` characters, as the database keeps them. */
export const staffText = (max: number) =>
  z
    .string()
    .transform((text) => text.replace(breaks, '\n').replace(unseen, '').trim())
    .pipe(z.string().max(max));
