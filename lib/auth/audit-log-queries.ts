import 'server-only';
import type { Database } from '@/lib/supabase/database.types';
import { permissions } from './permissions';
import { requireStaff } from './require-staff';

export type AuditEntry = Database['public']['Tables']['audit_log']['Row'];

/**
 * One page of the audit log, newest first, starting before an entry; `more` is true if older ones exist. Throws when it
 * cannot be read.
 */
export async function listAuditEntries(
  before: number | null,
  size: number,
): Promise<{ rows: AuditEntry[]; more: boolean }> {
  const { supabase } = await requireStaff(...permissions.audit);
  const all = supabase.from('audit_log').select('*').order('id', { ascending: false });
  const { data, error } = await (before === null ? all : all.lt('id', before)).limit(size + 1);
  if (error) throw new Error(`audit log cannot be read: ${error.code}`, { cause: error });
  return { rows: data.slice(0, size), more: data.length > size };
}
