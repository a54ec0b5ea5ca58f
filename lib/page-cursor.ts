import { z } from 'zod';

/** The start of a page of a list sorted from newest to oldest: after the row with this time and id. */
export type PageCursor = { at: string; id: string };

// Longer than any timestamp the database writes; it rejects one of 200 digits with an error.
const maxTimeLength = 40;

/** The cursor after a row, as a URL contains it. */
export const formatPageCursor = ({ created_at, id }: { created_at: string; id: string }) => `${created_at}_${id}`;

/**
 * The cursor that a text from a URL describes; null for any other text, and for a time that the database cannot
 * represent.
 */
export function parsePageCursor(text: string): PageCursor | null {
  const [at = '', id = '', ...rest] = text.split('_');
  const known =
    at.length <= maxTimeLength &&
    at >= '1900' &&
    z.iso.datetime({ offset: true }).safeParse(at).success &&
    z.guid().safeParse(id).success;
  return known && rest.length === 0 ? { at, id } : null;
}
