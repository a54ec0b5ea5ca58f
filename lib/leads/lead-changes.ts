import 'server-only';
import { z } from 'zod';
import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import { type LeadKind, leadStatuses } from './lead';

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
