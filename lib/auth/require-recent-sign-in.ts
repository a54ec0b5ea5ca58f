import 'server-only';
import { RedirectType, redirect } from 'next/navigation';
import { staffPaths } from '@/lib/config/site-paths';
import { localePath } from '@/lib/i18n/locale-paths';
import type { Locale } from '@/lib/i18n/locales';
import type { createSessionClient } from '@/lib/supabase/session-client';
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
  const query = `problem=session_expired&next=${encodeURIComponent(path)}`;
  redirect(`${localePath(locale, staffPaths.auth)}?${query}`, RedirectType.replace);
}
