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

/** The state of a lead after an attempt to save it, and whether it was saved; null when there is no such lead. Throws on any other response. */
export function savedLead(answer: Json): z.output<typeof shape> | null {
  return answer === null ? null : shape.parse(answer);
}
