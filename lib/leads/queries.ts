import 'server-only';
import { requireStaff } from '@/lib/auth/require-staff';
import type { Database } from '@/lib/supabase/database.types';

export type PartnershipApplication = Database['public']['Tables']['partnership_applications']['Row'];

/** The newest applications and how many there are, read through the staff member's own session. Throws when they cannot be read. */
export async function listPartnershipApplications(
  limit: number,
): Promise<{ rows: PartnershipApplication[]; count: number }> {
  const { supabase } = await requireStaff('admin', 'sales');
  const { data, count, error } = await supabase
    .from('partnership_applications')
    .select('*', { count: 'exact' })
    .order('created_at', { ascending: false })
    .limit(limit);
  if (error) throw new Error(`applications cannot be read: ${error.code}`, { cause: error });
  return { rows: data, count: count ?? data.length };
}
