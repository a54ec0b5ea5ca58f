import 'server-only';
import type { Database } from '@/lib/supabase/database.types';
import { permissions } from './permissions';
import { requireStaff } from './require-staff';

/** A member of the team. */
export type TeamMember = Database['public']['Functions']['list_staff']['Returns'][number];

/** Everybody with an account, those who left last. Throws when the list cannot be read. */
export async function listStaff(): Promise<TeamMember[]> {
  const { supabase } = await requireStaff(...permissions.team);
  const { data, error } = await supabase.rpc('list_staff');
  if (error) throw new Error(`team cannot be read: ${error.code}`, { cause: error });
  return data;
}
