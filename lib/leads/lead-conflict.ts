import type { LeadStatus } from './kinds';

/** The fields of a lead that people set. */
export type LeadState = { status: LeadStatus; assignee: string | null };

/** The fields in which two states differ, each with the text that `tell` makes of it. */
export function leadConflict(
  theirs: LeadState,
  yours: LeadState,
  tell: (field: keyof LeadState, yours: LeadState, theirs: LeadState) => string,
): Partial<Record<keyof LeadState, string>> {
  const fields = (['status', 'assignee'] as const).filter((field) => theirs[field] !== yours[field]);
  return Object.fromEntries(fields.map((field) => [field, tell(field, yours, theirs)]));
}

/** The result of a save on top of another one: what was changed in this form since it was rendered, and the current values for the rest. */
export function mergedState(wish: LeadState, seen: LeadState, now: LeadState): LeadState {
  return {
    status: wish.status === seen.status ? now.status : wish.status,
    assignee: wish.assignee === seen.assignee ? now.assignee : wish.assignee,
  };
}
