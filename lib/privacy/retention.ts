import 'server-only';
import { readEnvironmentVariable } from '@/lib/config/env';
import { deleteMailFilesBefore } from '@/lib/mail/delete-mail-files';
import { createServiceClient } from '@/lib/supabase/service-client';

/** Retention runs daily: after a longer pause the clock is more likely to be wrong than the site to have been off. */
export const maxPlausibleDaysSinceRetention = 60;

/** Thrown, before anything is deleted, when the clock says that retention last ran implausibly long ago. */
export class ImplausibleClockError extends Error {
  constructor(days: number) {
    super(
      `Nothing was deleted: by the clock (${new Date().toISOString()}) retention last ran ${days} days ago. If the clock is right, because the site was off or its data is that old, run: npm run privacy -- retain --clock-is-right`,
    );
  }
}

/**
 * Deletes data whose retention period, set by the environment, is over. Returns the number of rows deleted per table
 * and of emails deleted that were written as files; throws when the back end cannot be reached, and
 * `ImplausibleClockError` unless somebody has verified the clock.
 */
export async function applyRetention({ clockVerified = false } = {}): Promise<Record<string, number>> {
  const mailDays = readEnvironmentVariable('RETENTION_MAIL_DAYS');
  const service = createServiceClient();
  const begun = await service.rpc('begin_retention', {
    max_days: maxPlausibleDaysSinceRetention,
    clock_verified: clockVerified,
  });
  if (begun.error) throw new Error(`retention not begun: ${begun.error.code}`, { cause: begun.error });
  if (begun.data !== null) throw new ImplausibleClockError(begun.data);
  const { data, error } = await service.rpc('apply_retention', {
    lead_months: readEnvironmentVariable('RETENTION_LEAD_MONTHS'),
    pending_days: readEnvironmentVariable('RETENTION_PENDING_DAYS'),
    unsubscribed_days: readEnvironmentVariable('RETENTION_UNSUBSCRIBED_DAYS'),
    mail_days: mailDays,
  });
  if (error) throw new Error(`retention not applied: ${error.code}`, { cause: error });
  return { ...data, files: await deleteMailFilesBefore(new Date(Date.now() - mailDays * 86_400_000)) };
}
