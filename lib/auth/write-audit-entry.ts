import 'server-only';
import { log } from '@/lib/observability/log';
import type { Database } from '@/lib/supabase/database.types';
import { createServiceClient } from '@/lib/supabase/service-client';

/** What people do with accounts that the database cannot see by itself. */
type AccountEvent =
  | 'invite'
  | 'password'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'sign_out_global'
  | 'sign_out_others'
  | 'mail_link';

/** Writes an entry to the audit log. If that fails, the action is not undone: the failure is logged instead. */
export async function writeAuditEntry(entry: Database['public']['Tables']['audit_log']['Insert']): Promise<void> {
  const { error } = await createServiceClient().from('audit_log').insert(entry);
  if (error) log.error({ code: error.code, action: entry.action }, 'audit entry not written');
}

/** Writes an account event to the audit log. */
export function writeAccountAuditEntry(action: AccountEvent, actor: string | null, rowId: string): Promise<void> {
  return writeAuditEntry({ action, actor, row_id: rowId, table_name: 'account' });
}

/** Writes to the audit log that somebody exported rows of a table, or leads of every kind, and how many. */
export function writeExportAuditEntry(
  actor: string,
  table: 'leads' | keyof Database['public']['Tables'],
  rows: number,
): Promise<void> {
  const details = { rows: { old: null, new: String(rows) } };
  return writeAuditEntry({ action: 'export', actor, table_name: table, details });
}
