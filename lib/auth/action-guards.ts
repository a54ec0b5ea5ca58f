import 'server-only';
import { headers } from 'next/headers';
import { forbidden, RedirectType, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { ActionResult } from '@/lib/action-result';
import { staffPaths } from '@/lib/config/site-paths';
import { ACTION_HEADER } from '@/lib/http/action-header';
import { RETURN_TO_HEADER, toSafeReturnPath } from '@/lib/http/return-to';
import { localeOrDefault, toStaffLocale } from '@/lib/i18n/locales';
import { logIncident } from '@/lib/observability/log-incident';
import type { StaffRole } from './permissions';
import { storeRejectedForm } from './rejected-form';
import { type AccessObstacle, checkStaffAccess, logObstacle, readSession, type StaffSession } from './require-staff';

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
  return withTexts(data, await requireAccessOrRedirect(roles), texts);
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

/** As `requireRolesOrRedirect`, for what any member may do for themselves; see `requireAnyStaff`. */
export function requireAnyStaffOrRedirect(): Promise<StaffSession> {
  return requireAccessOrRedirect();
}

/** As `requireRolesOrRejectedResult`, for the same. */
export function requireAnyStaffOrRejectedResult(data: FormData): Promise<StaffSession | RejectedResult> {
  return checkAccessOrCreateResult(data);
}

async function requireAccessOrRedirect(roles?: readonly StaffRole[]): Promise<StaffSession> {
  const access = checkStaffAccess(await readSession(), roles);
  return 'reason' in access ? leaveAction(access, await logObstacle(access)) : access;
}

/** Leaves an action for the page that says why it did nothing: `href`, or without one the 403 page. */
async function leaveAction({ reason }: AccessObstacle, href: string | null): Promise<never> {
  const request = await headers();
  if (href) redirect(reason === 'signed out' ? `${href}&problem=session_expired` : href, RedirectType.replace);
  if (request.get(ACTION_HEADER)) forbidden();
  // In response to a form that a browser posted itself, Next.js shows a missing page for the 403 page of an action. The
  // page of the form, which is closed now too, shows the right one.
  redirect(toSafeReturnPath(request.get(RETURN_TO_HEADER), staffPaths.admin), RedirectType.replace);
}

async function checkAccessOrCreateResult(
  data: FormData,
  roles?: readonly StaffRole[],
): Promise<StaffSession | RejectedResult> {
  const access = checkStaffAccess(await readSession(), roles);
  if (!('reason' in access)) return access;
  const href = await logObstacle(access);
  if (!(await storeRejectedForm(data, access.reason === 'signed out' ? href : null))) await leaveAction(access, href);
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
