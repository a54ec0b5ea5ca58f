import 'server-only';
import { RedirectType, redirect } from 'next/navigation';
import { z } from 'zod';
import { staffPaths } from '@/lib/config/site-paths';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/paths';
import type { createSessionClient } from '@/lib/supabase/session-client';

const freshSeconds = 15 * 60;
const claim = z.array(z.object({ method: z.string(), timestamp: z.number() }));

/** How and when (seconds since 1970) a session was authenticated. */
export type AuthMethod = z.output<typeof claim>[number];

/** The authentication methods in a token of the back end (its claim `amr`); empty if they are in no form we know. */
export function readAuthMethods(amr: unknown): AuthMethod[] {
  return claim.safeParse(amr).data ?? [];
}

/**
 * True when somebody has authenticated within the last quarter of an hour; required for whatever controls the account.
 */
export function isRecent(proofs: readonly AuthMethod[], now = Date.now()): boolean {
  return proofs.some(({ timestamp }) => timestamp > now / 1000 - freshSeconds);
}

/**
 * Sends somebody whose sign-in is older than a quarter of an hour to sign in again, and from there to `path`; returns
 * for everybody else.
 */
export async function requireRecentSignIn(
  supabase: Awaited<ReturnType<typeof createSessionClient>>,
  methods: readonly AuthMethod[],
  locale: Locale,
  path: string,
): Promise<void> {
  if (isRecent(methods)) return;
  await supabase.auth.signOut({ scope: 'local' });
  const query = `problem=session_expired&next=${encodeURIComponent(path)}`;
  redirect(`${localePath(locale, staffPaths.auth)}?${query}`, RedirectType.replace);
}
