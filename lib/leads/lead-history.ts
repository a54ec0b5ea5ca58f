import 'server-only';
import { z } from 'zod';
import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import type { Database } from '@/lib/supabase/database.types';
import { type LeadKind, leadStatuses } from './lead';

export type LeadNote = Database['public']['Tables']['lead_notes']['Row'];

/** The notes on a lead and the replies to its sender, oldest first. Throws when they cannot be read. */
export async function listLeadNotes(kind: LeadKind, id: string): Promise<LeadNote[]> {
  const { supabase } = await requireStaffWithRole(...rolesByPermission.leads);
  const { data, error } = await supabase
    .from('lead_notes')
    .select('*')
    .eq('kind', kind)
    .eq('lead_id', id)
    .order('created_at');
  if (error) throw new Error(`notes cannot be read: ${error.code}`, { cause: error });
  return data;
}

const changeOf = <Value extends z.ZodType>(value: Value) => z.object({ old: value, new: value }).nullable();
const leadChangeSchema = z.object({
  id: z.number(),
  at: z.string(),
  actor: z.uuid().nullable(),
  status: changeOf(z.enum(leadStatuses)),
  assignee: changeOf(z.uuid().nullable()),
});

/** One change of a lead's status, assignee or both; without an actor the site made it, not a member. */
export type LeadChange = z.output<typeof leadChangeSchema>;

/** The changes of a lead, newest first, at most 500. Throws when they cannot be read. */
export async function listLeadChanges(kind: LeadKind, id: string): Promise<LeadChange[]> {
  const { supabase } = await requireStaffWithRole(...rolesByPermission.leads);
  const { data, error } = await supabase.rpc('list_lead_changes', { kind, lead: id });
  if (error) throw new Error(`changes cannot be read: ${error.code}`, { cause: error });
  return z.array(leadChangeSchema).parse(data);
}

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
