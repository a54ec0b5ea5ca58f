import { z } from 'zod';

/** Where a page of a list that goes from new to old begins: after the row of this time and id. */
export type Cursor = { at: string; id: string };

// Longer than the database ever writes one: a time of 200 digits is an error to it.
const longestTime = 40;

/** The place after a row, as an address carries it. */
export const cursorOf = ({ created_at, id }: { created_at: string; id: string }) => `${created_at}_${id}`;

/** The place that a text of an address names, null for any other text, and for a time that the database does not know. */
export function readCursor(text: string): Cursor | null {
  const [at = '', id = '', ...rest] = text.split('_');
  const known =
    at.length <= longestTime &&
    at >= '1900' &&
    z.iso.datetime({ offset: true }).safeParse(at).success &&
    z.guid().safeParse(id).success;
  return known && rest.length === 0 ? { at, id } : null;
}
