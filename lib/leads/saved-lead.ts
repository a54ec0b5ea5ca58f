import { z } from 'zod';
import type { Json } from '@/lib/supabase/database.types';
import { leadStatuses } from './kinds';

const shape = z
  .object({
    saved: z.boolean(),
    version: z.number(),
    status: z.enum(leadStatuses),
    assignee: z.uuid().nullable(),
    updated_by: z.uuid().nullish(),
  })
  .transform(({ updated_by, ...rest }) => ({ ...rest, updatedBy: updated_by ?? null }));

/** How a lead is after somebody wanted to save it, and whether that was done; null when there is no such lead. Throws on any other answer. */
export function savedLead(answer: Json): z.output<typeof shape> | null {
  return answer === null ? null : shape.parse(answer);
}
