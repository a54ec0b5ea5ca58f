'use server';

import type { ActionResult } from '@/lib/action-result';
import { writeAudit } from '@/lib/auth/audit-log';
import { permissions } from '@/lib/auth/permissions';
import { failureResult, staffAction } from '@/lib/auth/staff-action';
import { dataSubjectEmail, eraseDataSubject } from './data-subject';

/**
 * Deletes everything stored about the person behind an email address, on behalf of an administrator who is named in the
 * audit log.
 */
export async function erasePerson(_previous: unknown, data: FormData): Promise<ActionResult> {
  const { user, t } = await staffAction(data, permissions.subscribers, 'subscribersAdmin');
  const email = dataSubjectEmail.safeParse(data.get('email'));
  if (!email.success) return { ok: false, error: 'subscribersAdmin.wrong', message: t('wrong') };
  try {
    const erased = await eraseDataSubject(email.data);
    const count = Object.values(erased).reduce((sum, rows) => sum + rows, 0);
    await writeAudit({ action: 'erase', actor: user.id, table_name: 'person', details: {} });
    return { ok: true, message: t('erased', { count }) };
  } catch (error) {
    return failureResult('subscribersAdmin', t, { err: error }, 'person not erased');
  }
}
