import 'server-only';
import { getTranslations } from 'next-intl/server';
import { staffLocale } from '@/lib/i18n/locales';
import { log } from '@/lib/observability/log';
import { formLocale } from './form-helpers';
import { readSession } from './require-staff';

/**
 * The result for a form of somebody whose session ended while they were writing; it keeps their text, where `requireStaff` would redirect
 * them away from the page. Null while they are signed in.
 */
export async function sessionExpiredResult(data: FormData) {
  if (await readSession()) return null;
  log.warn({ reason: 'signed out', action: true }, 'staff access refused');
  const t = await getTranslations({ locale: staffLocale(formLocale(data)), namespace: 'staffArea' });
  return { ok: false, error: 'staffArea.signedOut', message: t('signedOut') } as const;
}
