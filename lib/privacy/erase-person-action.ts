'use server';

import type { ActionResult } from '@/lib/action-result';
import { logIncidentAndCreateResult, requireRolesOrRedirect } from '@/lib/auth/action-guards';
import { rolesByPermission } from '@/lib/auth/permissions';
import { checkRecentSignIn } from '@/lib/auth/require-recent-sign-in';
import { staffPaths } from '@/lib/config/site-paths';
import { dataSubjectEmailSchema, eraseDataSubject } from './data-subject';

/**
 * Deletes everything stored about the person behind an email address, on behalf of an administrator who has signed in
 * recently and is named in the audit log.
 */
export async function erasePerson(_previous: unknown, data: FormData): Promise<ActionResult> {
  const { user, methods, locale, t } = await requireRolesOrRedirect(
    data,
    rolesByPermission.subscribers,
    'subscribersAdmin',
  );
  const email = dataSubjectEmailSchema.safeParse(data.get('email'));
  if (!email.success) return { ok: false, error: 'subscribersAdmin.wrong', message: t('wrong') };
  const outdated = await checkRecentSignIn(methods, locale, staffPaths.subscribers);
  if (outdated) return outdated;
  try {
    const erased = await eraseDataSubject(email.data, user.id);
    const count = Object.values(erased).reduce((sum, rows) => sum + rows, 0);
    return { ok: true, message: t('erased', { count }) };
  } catch (error) {
    return logIncidentAndCreateResult('subscribersAdmin', t, { err: error }, 'person not erased');
  }
}
