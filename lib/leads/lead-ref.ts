import { z } from 'zod';
import type { Json } from '@/lib/supabase/database.types';
import { type LeadStatus, leadKinds, leadStatuses } from './kinds';

const refSchema = z.object({ kind: z.enum(leadKinds), id: z.uuid(), version: z.coerce.number().int().min(1) });

/** A lead and the version of it that somebody saw. */
export type LeadRef = z.output<typeof refSchema>;

/** A lead and its version as a single form value. */
export function formatLeadRef({ kind, id, version }: LeadRef): string {
  return `${kind}:${id}:${version}`;
}

/** The lead in a form value; null if there is none. */
export function parseLeadRef(value: unknown): LeadRef | null {
  if (typeof value !== 'string') return null;
  const [kind, id, version] = value.split(':');
  return refSchema.safeParse({ kind, id, version }).data ?? null;
}

/** Kind and id in the URL of a lead. */
export const leadRouteParams = z.object({ kind: z.enum(leadKinds), id: z.uuid() });

const savedSchema = z
  .object({
    saved: z.boolean(),
    version: z.number(),
    status: z.enum(leadStatuses),
    assignee: z.uuid().nullable(),
    updated_by: z.uuid().nullish(),
  })
  .transform(({ updated_by, ...rest }) => ({ ...rest, updatedBy: updated_by ?? null }));

/**
 * The state of a lead after an attempt to save it, and whether it was saved; null when there is no such lead. Throws on
 * any other response.
 */
export function savedLead(row: Json): z.output<typeof savedSchema> | null {
  return row === null ? null : savedSchema.parse(row);
}

/** The fields of a lead that people set. */
export type LeadState = { status: LeadStatus; assignee: string | null };

/** The fields in which two states differ, each with the text that `tell` makes of it. */
export function leadConflict(
  theirs: LeadState,
  yours: LeadState,
  notify: (field: keyof LeadState, yours: LeadState, theirs: LeadState) => string,
): Partial<Record<keyof LeadState, string>> {
  const fields = (['status', 'assignee'] as const).filter((field) => theirs[field] !== yours[field]);
  return Object.fromEntries(fields.map((field) => [field, notify(field, yours, theirs)]));
}

/**
 * The result of a save on top of another one: what was changed in this form since it was rendered, and the current
 * values for the rest.
 */
export function mergeLeadState(changes: LeadState, seen: LeadState, now: LeadState): LeadState {
  return {
    status: changes.status === seen.status ? now.status : changes.status,
    assignee: changes.assignee === seen.assignee ? now.assignee : changes.assignee,
  };
}
