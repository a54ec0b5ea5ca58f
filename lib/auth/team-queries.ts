import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { sortByText } from '@/lib/i18n/sort-by-text';
import type { Database } from '@/lib/supabase/database.types';
import { rolesByPermission } from './permissions';
import { requireStaffWithRole } from './require-staff';

/** A member of the team. */
export type TeamMember = Database['public']['Functions']['list_staff']['Returns'][number];

/** Everybody with an account by name, those who left last. Throws when the list cannot be read. */
export async function listStaff(locale: Locale): Promise<TeamMember[]> {
  const { supabase } = await requireStaffWithRole(...rolesByPermission.team);
  const { data, error } = await supabase.rpc('list_staff');
  if (error) throw new Error(`team cannot be read: ${error.code}`, { cause: error });
  return sortByText(data, locale, ({ full_name, email }) => full_name ?? email).toSorted(
    (a, b) => Number(a.deactivated_at !== null) - Number(b.deactivated_at !== null),
  );
}
