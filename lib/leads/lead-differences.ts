import type { LeadStatus } from './kinds';

/** What people decide about a lead. */
export type LeadState = { status: LeadStatus; assignee: string | null };

/** The fields in which two states differ, each with the text that `tell` makes of it. */
export function leadDifferences(
  theirs: LeadState,
  yours: LeadState,
  tell: (field: keyof LeadState, yours: LeadState, theirs: LeadState) => string,
): Partial<Record<keyof LeadState, string>> {
  const fields = (['status', 'assignee'] as const).filter((field) => theirs[field] !== yours[field]);
  return Object.fromEntries(fields.map((field) => [field, tell(field, yours, theirs)]));
}
