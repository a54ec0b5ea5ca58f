import 'server-only';
import { permissions } from '@/lib/auth/permissions';
import { requireStaff } from '@/lib/auth/require-staff';

/** A view of the inbox that somebody keeps: a name for what an address asks. */
export type InboxView = { id: string; name: string; query: string };

/** The member's own views by name. Throws when they cannot be read. */
export async function listViews(): Promise<InboxView[]> {
  const { supabase } = await requireStaff(...permissions.leads);
  const { data, error } = await supabase.from('lead_views').select('id, name, query').order('name');
  if (error) throw new Error(`views cannot be read: ${error.code}`, { cause: error });
  return data;
}
