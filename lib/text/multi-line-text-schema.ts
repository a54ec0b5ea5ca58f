import { z } from 'zod';

// Forms and pasted text use several kinds of line breaks, and the database accepts one; other control characters are
// invisible.
const breaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const unseen = /(?![\n\t])\p{Cc}/gu;

/** Text of several lines with the line breaks that the database accepts, and without invisible characters. */
export const cleanMultiLineText = (text: string) => text.replace(breaks, '\n').replace(unseen, '').trim();

/** Text of any number of lines and at most `max` characters, as the database stores what staff write. */
export const createMultiLineTextSchema = (max: number) =>
  z.string().transform(cleanMultiLineText).pipe(z.string().max(max));
