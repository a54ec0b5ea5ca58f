import 'server-only';
import type { Database } from '@/lib/supabase/database.types';
import { rolesByPermission } from './permissions';
import { requireStaffWithRole } from './require-staff';

const pageSize = 50;

export type AuditEntry = Database['public']['Tables']['audit_log']['Row'];

/**
 * One page of the audit log, newest first, starting before an entry; `more` is true if older ones exist. Throws when it
 * cannot be read.
 */
export async function listAuditEntriesBeforeId(before: number | null): Promise<{ rows: AuditEntry[]; more: boolean }> {
  const { supabase } = await requireStaffWithRole(...rolesByPermission.audit);
  const all = supabase.from('audit_log').select('*').order('id', { ascending: false });
  const { data, error } = await (before === null ? all : all.lt('id', before)).limit(pageSize + 1);
  if (error) throw new Error(`audit log cannot be read: ${error.code}`, { cause: error });
  return { rows: data.slice(0, pageSize), more: data.length > pageSize };
}
