'use server';

import type { ActionResult } from '@/lib/action-result';
import { logIncidentResult, requireRolesOrRedirect } from '@/lib/auth/action-guards';
import { rolesByPermission } from '@/lib/auth/permissions';
import { writeAuditEntry } from '@/lib/auth/write-audit-entry';
import { dataSubjectEmailSchema, eraseDataSubject } from './data-subject';

/**
 * Deletes everything stored about the person behind an email address, on behalf of an administrator who is named in the
 * audit log.
 */
export async function erasePerson(_previous: unknown, data: FormData): Promise<ActionResult> {
  const { user, t } = await requireRolesOrRedirect(data, rolesByPermission.subscribers, 'subscribersAdmin');
  const email = dataSubjectEmailSchema.safeParse(data.get('email'));
  if (!email.success) return { ok: false, error: 'subscribersAdmin.wrong', message: t('wrong') };
  try {
    const erased = await eraseDataSubject(email.data);
    const count = Object.values(erased).reduce((sum, rows) => sum + rows, 0);
    await writeAuditEntry({ action: 'erase', actor: user.id, table_name: 'person', details: {} });
    return { ok: true, message: t('erased', { count }) };
  } catch (error) {
    return logIncidentResult('subscribersAdmin', t, { err: error }, 'person not erased');
  }
}
