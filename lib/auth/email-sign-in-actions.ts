'use server';

import { cookies } from 'next/headers';
import { RedirectType, redirect } from 'next/navigation';
import { after } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import type { ActionResult } from '@/lib/action-result';
import { staffPaths } from '@/lib/config/site-paths';
import { toSafeReturnPath } from '@/lib/http/return-to';
import { localePath } from '@/lib/i18n/locale-paths';
import type { Locale } from '@/lib/i18n/locales';
import { localizedSiteUrl } from '@/lib/mail/localized-site-url';
import { log } from '@/lib/observability/log';
import { logRequestRejection } from '@/lib/observability/log-request-rejection';
import { consumeRateLimit } from '@/lib/supabase/rate-limit';
import { createServiceClient } from '@/lib/supabase/service-client';
import { createSessionClient } from '@/lib/supabase/session-client';
import { findEmailLinkFailureReason, recordEmailLinkUse } from './email-link-use';
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
import { normalizeLogin, recordSuccessfulSignIn } from './sign-in-attempt-limits';
import { getSignInEmailCookieNameAndAttributes, signInCodeCookieSeconds } from './sign-in-code-cookie-attributes';

const emailSchema = z.email().max(254).toLowerCase();
const perEmail = { hits: 5, seconds: 900 };

type EmailResult = ActionResult<'email'>;

/**
 * Checks the limits and has the email sent after the response, so that neither text nor timing reveals whether the
 * address has an account.
 */
async function requestAuthMail(
  data: FormData,
  locale: Locale,
  send: (email: string) => PromiseLike<{ error: { code?: string; status?: number } | null }>,
): Promise<{ email: string } | { failure: EmailResult }> {
  const values = { email: readFormText(data, 'email') };
  const parsed = emailSchema.safeParse(values.email);
  if (!parsed.success) {
    const message = (await getTranslations({ locale, namespace: 'form.errors' }))('invalidEmail');
    return {
      failure: { ok: false, error: 'form.errors.invalidEmail', message: '', fields: { email: message }, values },
    };
  }
  const email = parsed.data;
  try {
    const wait = Math.max(await countNetworkAttempt('auth-mail'), await consumeRateLimit('auth-mail', email, perEmail));
    if (wait > 0) return { failure: await createRateLimitErrorResult(locale, wait, values) };
  } catch (error) {
    log.error({ err: error }, 'auth mail not possible');
    return { failure: await createResultFromAuthError(locale, { status: 503 }, values) };
  }
  after(async () => {
    const { error } = await send(email);
    if (error && (error.status ?? 500) >= 500) log.error({ code: error.code }, 'auth mail not requested');
  });
  return { email };
}

/** Emails a password reset link if the address has an account; everybody gets the same response. */
export async function requestRecovery(_previous: unknown, data: FormData): Promise<EmailResult> {
  const locale = readFormLocale(data);
  const redirectTo = localizedSiteUrl(locale, staffPaths.confirm);
  const requested = await requestAuthMail(data, locale, (email) =>
    createServiceClient().auth.resetPasswordForEmail(email, { redirectTo }),
  );
  if ('failure' in requested) return requested.failure;
  return { ok: true, message: (await getAuthTranslatorOfLocale(locale))('forgotten.sent') };
}

/** Emails a one-time code if the email address has an account, and redirects to the page of the code. */
export async function requestCode(_previous: unknown, data: FormData): Promise<EmailResult> {
  const locale = readFormLocale(data);
  const requested = await requestAuthMail(data, locale, (email) =>
    createServiceClient().auth.signInWithOtp({ email, options: { shouldCreateUser: false } }),
  );
  if ('failure' in requested) return requested.failure;
  (await cookies()).set({
    ...getSignInEmailCookieNameAndAttributes(),
    value: requested.email,
    maxAge: signInCodeCookieSeconds,
  });
  const next = toSafeReturnPath(readFormText(data, 'next'), '');
  const query = next ? `?sent=1&next=${encodeURIComponent(next)}` : '?sent=1';
  redirect(`${localePath(locale, staffPaths.code)}${query}`, RedirectType.replace);
}

/** Signs in with the emailed code. */
export async function verifyEmailCode(_previous: unknown, data: FormData): Promise<ActionResult<'code'>> {
  const locale = readFormLocale(data);
  const email = emailSchema.safeParse((await cookies()).get(getSignInEmailCookieNameAndAttributes().name)?.value);
  const token = readFormText(data, 'code').replace(/\s/g, '');
  if (!email.success || !/^\d{6}$/.test(token)) return createResultFromAuthError(locale, { code: 'otp_expired' });
  const wait = await countNetworkAttempt('sign-in');
  if (wait > 0) return createRateLimitErrorResult(locale, wait);
  const supabase = await createSessionClient();
  const { data: proven, error } = await supabase.auth.verifyOtp({ email: email.data, token, type: 'email' });
  if (error) return createResultFromAuthError(locale, error);
  logAcceptedSignIn('code', proven.user?.id);
  await recordSuccessfulSignIn(normalizeLogin(email.data));
  (await cookies()).delete(getSignInEmailCookieNameAndAttributes());
  redirect(pathAfterSignIn(locale, readFormText(data, 'next')), RedirectType.replace);
}

const link = z.object({ token_hash: z.string().min(1).max(200), type: z.enum(['recovery', 'invite']) });

/**
 * Opens the session of an emailed link (new password or invitation). Only pressing the button uses the link up, because
 * mail scanners follow links too.
 */
export async function openEmailLinkSession(_previous: unknown, data: FormData): Promise<ActionResult> {
  const locale = readFormLocale(data);
  const parsed = link.safeParse({ token_hash: readFormText(data, 'token_hash'), type: readFormText(data, 'type') });
  if (!parsed.success) {
    const message = (await getAuthTranslatorOfLocale(locale))('confirm.incomplete');
    return { ok: false, error: 'auth.confirm.incomplete', message };
  }
  const wait = await countNetworkAttempt('sign-in');
  if (wait > 0) return createRateLimitErrorResult(locale, wait);
  const supabase = await createSessionClient();
  const verified = await supabase.auth.verifyOtp(parsed.data);
  if (verified.error?.code === 'otp_expired') {
    const key = await findEmailLinkFailureReason(parsed.data.token_hash);
    logRequestRejection('info', { reason: key }, 'auth refused');
    return {
      ok: false,
      error: `auth.errors.${key}`,
      message: (await getAuthTranslatorOfLocale(locale))(`errors.${key}`),
    };
  }
  if (verified.error) return createResultFromAuthError(locale, verified.error);
  logAcceptedSignIn('link', verified.data.user?.id);
  if (verified.data.user?.email) await recordSuccessfulSignIn(normalizeLogin(verified.data.user.email));
  await recordEmailLinkUse(parsed.data.token_hash, verified.data.user?.id ?? null);
  redirect(localePath(locale, staffPaths.newPassword), RedirectType.replace);
}
