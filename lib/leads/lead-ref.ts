import { z } from 'zod';
import { leadKinds } from './kinds';

const shape = z.object({ kind: z.enum(leadKinds), id: z.uuid(), version: z.coerce.number().int().min(1) });

/** A lead and the version of it that somebody saw. */
export type LeadRef = z.output<typeof shape>;

/** A lead and its version as a single form value. */
export function formatLeadRef({ kind, id, version }: LeadRef): string {
  return `${kind}:${id}:${version}`;
}

/** The lead in a form value; null if there is none. */
export function parseLeadRef(value: unknown): LeadRef | null {
  if (typeof value !== 'string') return null;
  const [kind, id, version] = value.split(':');
  return shape.safeParse({ kind, id, version }).data ?? null;
}

/** Kind and id in the URL of a lead. */
export const leadRouteParams = z.object({ kind: z.enum(leadKinds), id: z.uuid() });
