'use server';

import { RedirectType, redirect } from 'next/navigation';
import { z } from 'zod';
import type { ActionResult } from '@/lib/action-result';
import { readEnvironmentVariable } from '@/lib/config/env';
import { staffPaths } from '@/lib/config/site-paths';
import { toSafeReturnPath } from '@/lib/http/return-to';
import { localePath } from '@/lib/i18n/locale-paths';
import { localizedSiteUrl } from '@/lib/mail/localized-site-url';
import { log } from '@/lib/observability/log';
import { createSessionClient, deleteSessionCookies } from '@/lib/supabase/session-client';
import {
  createRateLimitErrorResult,
  createResultFromAuthError,
  getAuthTranslatorOfLocale,
  readFormLocale,
  readFormText,
} from './form-helpers';
import { logAcceptedSignIn } from './log-accepted-sign-in';
import { countNetworkAttempt } from './network-attempt-limit';
import { pathAfterSignIn } from './path-after-sign-in';
import { countSignInAttempt, normalizeLogin, recordSuccessfulSignIn } from './sign-in-attempt-limits';

const credentials = z.object({ identifier: z.string().trim().min(1), password: z.string().min(1) });

// Longer than any account has; the back end need not hash it.
const isTooLong = ({ identifier, password }: z.output<typeof credentials>) =>
  identifier.length > 254 || password.length > 200;

type SignInResult = ActionResult<'identifier'>;

/** Signs a staff member in with email or phone and password, then replaces the page with the requested one. */
export async function signIn(_previous: unknown, data: FormData): Promise<SignInResult> {
  const locale = readFormLocale(data);
  const parsed = credentials.safeParse(Object.fromEntries(data));
  const values = { identifier: readFormText(data, 'identifier') };
  if (!parsed.success) {
    const message = (await getAuthTranslatorOfLocale(locale))('errors.missing');
    return { ok: false, error: 'auth.errors.missing', message, values };
  }
  const { identifier, password } = parsed.data;
  const login = normalizeLogin(identifier.slice(0, 254));
  const wait = (await countNetworkAttempt('sign-in')) || (await countSignInAttempt(login));
  if (wait > 0) return createRateLimitErrorResult(locale, wait, values);
  if (isTooLong(parsed.data)) return createResultFromAuthError(locale, { code: 'invalid_credentials' }, values);
  const account = identifier.includes('@') ? { email: identifier } : { phone: identifier.replace(/[^+\d]/g, '') };
  const supabase = await createSessionClient();
  const { data: proven, error } = await supabase.auth.signInWithPassword({ ...account, password });
  if (error) return createResultFromAuthError(locale, error, values);
  logAcceptedSignIn('password', proven.user.id);
  await recordSuccessfulSignIn(login);
  redirect(pathAfterSignIn(locale, readFormText(data, 'next')), RedirectType.replace);
}

/** Redirects to a configured sign-in provider, which sends the visitor back to our own return route. */
export async function signInWithProvider(_previous: unknown, data: FormData): Promise<ActionResult> {
  const locale = readFormLocale(data);
  const provider = readFormText(data, 'provider');
  if (!readEnvironmentVariable('OAUTH_PROVIDERS')?.split(',').includes(provider))
    return createResultFromAuthError(locale, { code: 'provider_disabled' });
  const redirectTo = localizedSiteUrl(locale, staffPaths.oauthReturn, {
    next: toSafeReturnPath(readFormText(data, 'next'), ''),
  });
  const supabase = await createSessionClient();
  const options = { redirectTo, skipBrowserRedirect: true };
  const oauth = await supabase.auth.signInWithOAuth({ provider: provider as 'google', options });
  if (oauth.error) return createResultFromAuthError(locale, oauth.error);
  redirect(oauth.data.url);
}

/** Ends this browser's session and returns to sign-in. */
export async function signOut(data: FormData): Promise<void> {
  const locale = readFormLocale(data);
  const supabase = await createSessionClient();
  const { error } = await supabase.auth.signOut({ scope: 'local' });
  if (error) log.warn({ code: error.code, status: error.status }, 'sign-out not confirmed by the back end');
  // Somebody who signs out on a shared machine must be signed out, whether the back end responds or not.
  await deleteSessionCookies();
  redirect(localePath(locale, staffPaths.auth), RedirectType.replace);
}
