import { z } from 'zod';
import { leadKinds } from './kinds';

const shape = z.object({ kind: z.enum(leadKinds), id: z.uuid(), version: z.coerce.number().int().min(1) });

/** A lead and the version of it that somebody saw. */
export type LeadPick = z.output<typeof shape>;

/** A lead and its version as a single form value. */
export function pickLead({ kind, id, version }: LeadPick): string {
  return `${kind}:${id}:${version}`;
}

/** The lead in a form value; null if there is none. */
export function pickedLead(value: unknown): LeadPick | null {
  if (typeof value !== 'string') return null;
  const [kind, id, version] = value.split(':');
  return shape.safeParse({ kind, id, version }).data ?? null;
}
