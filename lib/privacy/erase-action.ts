'use server';

import { getTranslations } from 'next-intl/server';
import { writeAudit } from '@/lib/auth/audit-log';
import { permissions } from '@/lib/auth/permissions';
import { requireStaff } from '@/lib/auth/require-staff';
import { localeOf, staffLocale } from '@/lib/i18n/locales';
import { logIncident } from '@/lib/observability/incident';
import type { ActionResult } from '@/lib/result';
import { dataSubjectEmail, eraseDataSubject } from './data-subject';

/** Deletes everything stored about the person behind an email address, on behalf of an administrator who is named in the audit log. */
export async function erasePersonAction(_previous: unknown, data: FormData): Promise<ActionResult> {
  const { user } = await requireStaff(...permissions.subscribers);
  const locale = staffLocale(localeOf(data.get('locale')));
  const t = await getTranslations({ locale, namespace: 'subscribersAdmin' });
  const email = dataSubjectEmail.safeParse(data.get('email'));
  if (!email.success) return { ok: false, error: 'subscribersAdmin.wrong', message: t('wrong') };
  try {
    const erased = await eraseDataSubject(email.data);
    const count = Object.values(erased).reduce((sum, rows) => sum + rows, 0);
    await writeAudit({ action: 'erase', actor: user.id, table_name: 'person', details: {} });
    return { ok: true, message: t('erased', { count }) };
  } catch (error) {
    const incident = logIncident({ err: error }, 'person not erased');
    return { ok: false, error: 'subscribersAdmin.failure', message: t('failure', { incident }), incident };
  }
}
