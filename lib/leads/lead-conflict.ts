import type { LeadStatus } from './kinds';

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

/** The result of a save on top of another one: what was changed in this form since it was rendered, and the current values for the rest. */
export function mergedState(changes: LeadState, seen: LeadState, now: LeadState): LeadState {
  return {
    status: changes.status === seen.status ? now.status : changes.status,
    assignee: changes.assignee === seen.assignee ? now.assignee : changes.assignee,
  };
}
