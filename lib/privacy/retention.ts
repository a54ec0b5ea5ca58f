import 'server-only';
import { readEnvironmentVariable } from '@/lib/config/env';
import { deleteMailFilesBefore } from '@/lib/mail/delete-mail-files';
import { createServiceClient } from '@/lib/supabase/service-client';

/**
 * Deletes data whose retention period, set by the environment, is over. Returns the number of rows deleted per table
 * and of emails deleted that were written as files; throws when the back end cannot be reached.
 */
export async function applyRetention(): Promise<Record<string, number>> {
  const mailDays = readEnvironmentVariable('RETENTION_MAIL_DAYS');
  const { data, error } = await createServiceClient().rpc('apply_retention', {
    lead_months: readEnvironmentVariable('RETENTION_LEAD_MONTHS'),
    pending_days: readEnvironmentVariable('RETENTION_PENDING_DAYS'),
    unsubscribed_days: readEnvironmentVariable('RETENTION_UNSUBSCRIBED_DAYS'),
    mail_days: mailDays,
  });
  if (error) throw new Error(`retention not applied: ${error.code}`, { cause: error });
  return { ...data, files: await deleteMailFilesBefore(new Date(Date.now() - mailDays * 86_400_000)) };
}
