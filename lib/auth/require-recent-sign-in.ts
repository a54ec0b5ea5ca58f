import 'server-only';
import { RedirectType, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { ActionResult } from '@/lib/action-result';
import { staffPaths } from '@/lib/config/site-paths';
import { localePath } from '@/lib/i18n/locale-paths';
import { type Locale, toStaffLocale } from '@/lib/i18n/locales';
import { logRequestRejection } from '@/lib/observability/log-request-rejection';
import { type createSessionClient, deleteSessionCookies } from '@/lib/supabase/session-client';
import type { AmrEntry } from './require-staff';

const recentSeconds = 15 * 60;

/**
 * True when somebody has authenticated within the last quarter of an hour; required for whatever controls the account.
 */
export function hasRecentSignInMethod(methods: readonly AmrEntry[], now = Date.now()): boolean {
  return methods.some(({ timestamp }) => timestamp > now / 1000 - recentSeconds);
}

/**
 * Sends somebody whose sign-in is older than a quarter of an hour to sign in again, and from there to `path`; returns
 * for everybody else.
 */
export async function requireRecentSignIn(
  supabase: Awaited<ReturnType<typeof createSessionClient>>,
  methods: readonly AmrEntry[],
  locale: Locale,
  path: string,
): Promise<void> {
  if (hasRecentSignInMethod(methods)) return;
  await supabase.auth.signOut({ scope: 'local' });
  await deleteSessionCookies();
  const query = `problem=session_expired&next=${encodeURIComponent(path)}`;
  redirect(`${localePath(locale, staffPaths.auth)}?${query}`, RedirectType.replace);
}

/**
 * As `requireRecentSignIn`, for a form that must not lose its input: null after a recent sign-in, otherwise a result
 * with a link that opens the sign-in page in another tab and leads from there to `path`. The session stays.
 */
export async function checkRecentSignIn(
  methods: readonly AmrEntry[],
  locale: Locale,
  path: string,
): Promise<Extract<ActionResult, { ok: false }> | null> {
  if (hasRecentSignInMethod(methods)) return null;
  logRequestRejection('info', { reason: 'recent sign-in', action: true }, 'staff access refused');
  const staffLocale = toStaffLocale(locale);
  const t = await getTranslations({ locale: staffLocale, namespace: 'staffArea' });
  const query = new URLSearchParams({ again: 'yes', next: localePath(staffLocale, path) });
  const href = `${localePath(staffLocale, staffPaths.auth)}?${query}`;
  return {
    ok: false,
    error: 'staffArea.signInAgain',
    message: t('signInAgain'),
    link: { href, text: t('signInAgainLink') },
  };
}
