import 'server-only';
import { createHash } from 'node:crypto';
import { log } from '@/lib/observability/log';
import { createServiceClient } from '@/lib/supabase/service-client';
import { writeAccountAuditEntry } from './write-audit-entry';

const trace = (hash: string) => createHash('sha256').update(hash).digest('hex');

/**
 * Records that an emailed link was used, so that a second press gets the reason of its failure; back ends report
 * 'expired' for both.
 */
export function recordEmailLinkUse(hash: string, userId: string | null): Promise<void> {
  return writeAccountAuditEntry('mail_link', userId, trace(hash));
}

/** Why an emailed link failed; 'linkInvalid' also when that cannot be looked up. */
export async function findEmailLinkFailureReason(hash: string): Promise<'linkUsed' | 'linkInvalid'> {
  const found = await createServiceClient()
    .from('audit_log')
    .select('id')
    .eq('table_name', 'account')
    .eq('row_id', trace(hash))
    .limit(1);
  if (found.error) log.warn({ code: found.error.code }, 'mailed link not looked up');
  return found.data && found.data.length > 0 ? 'linkUsed' : 'linkInvalid';
}
