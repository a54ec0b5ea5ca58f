import { z } from 'zod';
import { leadKinds } from './kinds';

const shape = z.object({ kind: z.enum(leadKinds), id: z.uuid(), version: z.coerce.number().int().min(1) });

/** A lead and the state of it that somebody saw. */
export type LeadPick = z.output<typeof shape>;

/** A lead and its state as one value of a form. */
export function pickLead({ kind, id, version }: LeadPick): string {
  return `${kind}:${id}:${version}`;
}

/** The lead that a value of a form names; null when it names none. */
export function pickedLead(value: unknown): LeadPick | null {
  if (typeof value !== 'string') return null;
  const [kind, id, version] = value.split(':');
  return shape.safeParse({ kind, id, version }).data ?? null;
}
