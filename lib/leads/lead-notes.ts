import 'server-only';
import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import type { Database } from '@/lib/supabase/database.types';
import type { LeadKind } from './lead';

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
