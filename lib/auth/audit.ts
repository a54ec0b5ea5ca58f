import 'server-only';
import { log } from '@/lib/log';
import { createServiceClient } from '@/lib/supabase/service';

/** What people do with accounts and the database cannot see by itself. */
export type AccountEvent =
  | 'invite'
  | 'password'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'sign_out_global'
  | 'sign_out_others'
  | 'mail_link';

/** Writes an event of an account into the audit log. A log that cannot be written does not undo what was done: it is logged instead. */
export async function auditAccount(action: AccountEvent, actor: string | null, rowId: string): Promise<void> {
  const row = { action, actor, row_id: rowId, table_name: 'account' };
  const { error } = await createServiceClient().from('audit_log').insert(row);
  if (error) log.error({ code: error.code, action }, 'audit entry not written');
}
