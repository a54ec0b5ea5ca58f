import { z } from 'zod';
import { daySearchParamSchema } from '@/lib/http/day-period';
import { takeLastSearchParams } from '@/lib/http/search-params';
import { parsePageCursor } from '@/lib/page-cursor';
import { leadKinds, leadStatuses } from './lead';

const querySchema = z.object({
  kind: z.enum(leadKinds).or(z.literal('')).catch(''),
  status: z.enum(leadStatuses).or(z.literal('')).catch(''),
  // Somebody's id, the reader, or nobody.
  assignee: z
    .uuid()
    .or(z.enum(['', 'me', 'none']))
    .catch(''),
  country: z
    .string()
    .regex(/^([A-Z]{2}|other)?$/)
    .catch(''),
  from: daySearchParamSchema,
  to: daySearchParamSchema,
  q: z
    .string()
    // A tab comes with what is pasted from a spreadsheet. Truncated, not dropped: a search must not return the whole
    // inbox. Half a character at the end is removed too.
    .transform((text) =>
      text
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, 80)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd(),
    )
    .catch(''),
  // The time and id of the last lead on the previous page.
  before: z
    .string()
    .refine((text) => parsePageCursor(text) !== null)
    .or(z.literal(''))
    .catch(''),
});

export type InboxQuery = z.output<typeof querySchema>;

/** The inbox query in a URL; invalid parts are left out, and of a repeated one the last counts. */
export function parseInboxQuery(params: Record<string, unknown>): InboxQuery {
  return querySchema.parse(takeLastSearchParams(params));
}

/** The normalised URL query of the same view, without the page; empty for the whole inbox. */
export function formatInboxQuery({ before: _, ...view }: InboxQuery): string {
  return new URLSearchParams(Object.entries(view).filter(([, value]) => value)).toString();
}

/** The same with the page: the way back to the very list with the followed link. */
export function formatInboxQueryWithCursor(query: InboxQuery): string {
  const place = new URLSearchParams(formatInboxQuery(query));
  if (query.before) place.set('before', query.before);
  return place.toString();
}
