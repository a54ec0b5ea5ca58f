import 'server-only';
import { env } from '@/lib/env';
import { createServiceClient } from '@/lib/supabase/service';

/** Deletes what has been kept for as long as the environment allows. Returns the rows deleted of each table; throws when the back end cannot be reached. */
export async function applyRetention(): Promise<Record<string, number>> {
  const { data, error } = await createServiceClient().rpc('apply_retention', {
    lead_months: env('RETENTION_LEAD_MONTHS'),
    pending_days: env('RETENTION_PENDING_DAYS'),
    unsubscribed_days: env('RETENTION_UNSUBSCRIBED_DAYS'),
    mail_days: env('RETENTION_MAIL_DAYS'),
  });
  if (error) throw new Error(`retention not applied: ${error.code}`, { cause: error });
  return data;
}
