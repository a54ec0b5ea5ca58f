import type { LeadChange } from './lead-changes';
import type { LeadNote } from './lead-notes';

/** What happened to a lead: a note or reply, or a change of its status or assignee. */
export type LeadHistoryEntry =
  | { type: 'note'; at: string; note: LeadNote }
  | { type: 'change'; at: string; change: LeadChange };

/** Notes, replies and changes of a lead, newest first. */
export function buildLeadHistory(notes: LeadNote[], changes: LeadChange[]): LeadHistoryEntry[] {
  const entries: LeadHistoryEntry[] = [
    ...notes.map((note) => ({ type: 'note', at: note.created_at, note }) as const),
    ...changes.map((change) => ({ type: 'change', at: change.at, change }) as const),
  ];
  return entries.sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

/** True if the newest reply to a lead was not delivered. */
export function isLastReplyUndelivered(notes: LeadNote[]): boolean {
  const replies = notes.filter(({ type }) => type === 'reply');
  const newest = replies.reduce<LeadNote | null>(
    (last, reply) => (last && Date.parse(last.created_at) > Date.parse(reply.created_at) ? last : reply),
    null,
  );
  return Boolean(newest?.undelivered_at);
}
