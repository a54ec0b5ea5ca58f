import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { ActionResult } from '@/lib/action-result';
import { setRetryAfter } from '@/lib/http/set-retry-after';
import { type Locale, localeOrDefault } from '@/lib/i18n/locales';
import { log } from '@/lib/observability/log';
import { logRequestRejection } from '@/lib/observability/log-request-rejection';
import { authErrorKey } from './auth-error-key';

/** The language that a form was shown in. */
export function readFormLocale(data: FormData): Locale {
  return localeOrDefault(data.get('locale'));
}

/** A text field of a form, empty when it is missing or a file. */
export function readFormText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** Translator of the sign-in texts in the language of a form; actions have no page language of their own. */
export function getAuthTranslatorOfLocale(locale: Locale) {
  return getTranslations({ locale, namespace: 'auth' });
}

type AuthErrorResult = Extract<ActionResult, { ok: false }>;

/** The result for an auth error, in the language of the form; failures of the back end are logged. */
export async function createResultFromAuthError(
  locale: Locale,
  error: Parameters<typeof authErrorKey>[0],
  values?: AuthErrorResult['values'],
): Promise<AuthErrorResult> {
  const t = await getAuthTranslatorOfLocale(locale);
  const { key, minutes } = authErrorKey(error);
  const line = { code: error.code, status: error.status };
  if (key === 'unavailable') log.error(line, 'auth request not answered');
  else logRequestRejection('info', { ...line, reason: key }, 'auth refused');
  if (minutes > 0) setRetryAfter(minutes * 60);
  return { ok: false, error: `auth.errors.${key}`, message: t(`errors.${key}`, { minutes }), values };
}

/** The result for somebody who has to wait. */
export function createRateLimitErrorResult(
  locale: Locale,
  seconds: number,
  values?: AuthErrorResult['values'],
): Promise<AuthErrorResult> {
  return createResultFromAuthError(locale, { status: 429, message: `after ${seconds} seconds` }, values);
}
