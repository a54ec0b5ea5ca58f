import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { ActionResult } from '@/lib/action-result';
import { localeOrDefault, toStaffLocale } from '@/lib/i18n/locales';
import { logIncident } from '@/lib/observability/log-incident';
import type { StaffRole } from './permissions';
import { storeRejectedForm } from './rejected-form';
import { checkStaffAccess, logObstacle, readSession, requireStaffWithRole, type StaffSession } from './require-staff';

type RejectedResult = Omit<Extract<ActionResult, { ok: false }>, 'fields' | 'values'>;
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
 * As `requireRolesOrRedirect`, for a form that holds text. Somebody whose session ended while they were writing, or
 * whose role no longer allows it, gets a result, with which the form keeps their text, instead of another page; without
 * scripts a page of its own does (`RejectedFormPage`).
 */
export async function requireRolesOrRejectedResult<Name extends Namespace>(
  data: FormData,
  roles: readonly StaffRole[],
  texts: Name,
) {
  const member = await checkAccessOrCreateResult(data, roles);
  return 'error' in member ? member : withTexts(data, member, texts);
}

/** The same for what any member may do for themselves; see `requireAnyStaff`. */
export function requireAnyStaffOrRejectedResult(data: FormData): Promise<StaffSession | RejectedResult> {
  return checkAccessOrCreateResult(data);
}

async function checkAccessOrCreateResult(
  data: FormData,
  roles?: readonly StaffRole[],
): Promise<StaffSession | RejectedResult> {
  const access = checkStaffAccess(await readSession(), roles);
  if (!('reason' in access)) return access;
  const href = await logObstacle(access);
  await storeRejectedForm(data, access.reason === 'signed out' ? href : null);
  const t = await getTranslations({
    locale: toStaffLocale(localeOrDefault(data.get('locale'))),
    namespace: 'staffArea',
  });
  if (access.reason === 'signed out') return { ok: false, error: 'staffArea.signedOut', message: t('signedOut') };
  if (!href) return { ok: false, error: 'staffArea.notAllowed', message: t('notAllowed') };
  const link = { href, text: t('accountStepLink') };
  return { ok: false, error: 'staffArea.accountStep', message: t('accountStep'), link };
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
