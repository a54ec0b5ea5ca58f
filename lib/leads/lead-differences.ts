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

/** What a save wants on top of another one: what was chosen since the form was drawn, and for the rest what holds now. */
export function mergedState(wish: LeadState, seen: LeadState, now: LeadState): LeadState {
  return {
    status: wish.status === seen.status ? now.status : wish.status,
    assignee: wish.assignee === seen.assignee ? now.assignee : wish.assignee,
  };
}
