import 'server-only';
import { resolveDayPeriod } from '@/lib/http/day-period';
import type { Database } from '@/lib/supabase/database.types';
import type { AuditLogFilterValues } from './audit-log-filter-values';
import { rolesByPermission } from './permissions';
import { requireStaffWithRole } from './require-staff';

const pageSize = 50;

export type AuditEntry = Database['public']['Tables']['audit_log']['Row'];

/**
 * One page of the audit log that matches the filters, newest first, starting before an entry; `more` is true if older
 * ones exist. Throws when it cannot be read.
 */
export async function listAuditEntriesBeforeId(
  before: number | null,
  { person, kind, ...period }: AuditLogFilterValues,
): Promise<{ rows: AuditEntry[]; more: boolean }> {
  const { supabase } = await requireStaffWithRole(...rolesByPermission.audit);
  const { since, until } = resolveDayPeriod(period);
  let query = supabase.from('audit_log').select('*');
  if (person) query = person === 'none' ? query.is('actor', null) : query.eq('actor', person);
  if (kind) query = query.eq('action', kind);
  if (since) query = query.gte('at', since);
  if (until) query = query.lt('at', until);
  if (before !== null) query = query.lt('id', before);
  const { data, error } = await query.order('id', { ascending: false }).limit(pageSize + 1);
  if (error) throw new Error(`audit log cannot be read: ${error.code}`, { cause: error });
  return { rows: data.slice(0, pageSize), more: data.length > pageSize };
}
