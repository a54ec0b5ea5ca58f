import 'server-only';
import { getTranslations } from 'next-intl/server';
import { localeOrDefault, toStaffLocale } from '@/lib/i18n/locales';
import { logIncident } from '@/lib/observability/log-incident';
import { logRequestRejection } from '@/lib/observability/log-request-rejection';

import type { StaffRole } from './permissions';
import {
  readSession,
  requireAnyStaff,
  requireRoleAndAccountSetup,
  requireStaffWithRole,
  type StaffSession,
} from './require-staff';

type ExpiredResult = { ok: false; error: 'staffArea.signedOut'; message: string };
type Namespace = 'inbox' | 'mediaAdmin' | 'outboxAdmin' | 'storesAdmin' | 'subscribersAdmin' | 'team';

/**
 * What an action of the staff area starts with: the member, checked once as `requireStaffWithRole` does, and the texts
 * of a namespace in the language of the form.
 */
export async function requireRolesOrRedirect<Name extends Namespace>(
  data: FormData,
  roles: readonly StaffRole[],
  texts: Name,
) {
  return withTexts(data, await requireStaffWithRole(...roles), texts);
}

/**
 * As `requireRolesOrRedirect`, for a form that holds text. Somebody whose session ended while they were writing gets a
 * result, with which the form keeps their text, instead of being redirected away from the page.
 */
export async function requireRolesOrExpiredResult<Name extends Namespace>(
  data: FormData,
  roles: readonly StaffRole[],
  texts: Name,
) {
  const member = await requireAnyStaffOrSessionExpiredResult(data);
  return 'error' in member ? member : withTexts(data, await requireRoleAndAccountSetup(member, roles), texts);
}

/** The same for what any member may do for themselves; see `requireAnyStaff`. */
export async function requireAnyStaffOrSessionExpiredResult(data: FormData): Promise<StaffSession | ExpiredResult> {
  const session = await readSession();
  if (session) return requireAnyStaff(session);
  logRequestRejection('warn', { reason: 'signed out', action: true }, 'staff access refused');
  const t = await getTranslations({
    locale: toStaffLocale(localeOrDefault(data.get('locale'))),
    namespace: 'staffArea',
  });
  return { ok: false, error: 'staffArea.signedOut', message: t('signedOut') };
}

async function withTexts<Name extends Namespace>(
  data: FormData,
  { supabase, user, methods }: StaffSession,
  namespace: Name,
) {
  const locale = toStaffLocale(localeOrDefault(data.get('locale')));
  return { supabase, user, methods, locale, t: await getTranslations({ locale, namespace }) };
}

type FailureTexts = (key: 'failure', values: { incident: string }) => string;

/**
 * The result of a change that failed unexpectedly: logged once, with the number of the log line in the text of the
 * namespace.
 */
export function logIncidentAndCreateResult(
  texts: Exclude<Namespace, 'team'>,
  t: FailureTexts,
  details: object,
  what: string,
) {
  const incident = logIncident(details, what);
  return { ok: false, error: `${texts}.failure`, message: t('failure', { incident }), incident } as const;
}
