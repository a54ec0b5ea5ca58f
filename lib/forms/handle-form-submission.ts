import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { z } from 'zod';
import { ACTION_HEADER } from '@/lib/http/action-header';
import { RETURN_TO_HEADER, toSafeReturnPath } from '@/lib/http/return-to';
import { setRetryAfter } from '@/lib/http/set-retry-after';
import { type Locale, localeOrDefault } from '@/lib/i18n/locales';
import { logIncident } from '@/lib/observability/log-incident';
import { logRequestRejection } from '@/lib/observability/log-request-rejection';
import {
  buildFormRateLimitAttempts,
  consumeRateLimits,
  type FormRateLimits,
  type RateLimitAttempt,
} from '@/lib/supabase/rate-limit';
import { cleanMultiLineText } from './field-schemas';
import {
  collectFieldErrors,
  convertCheckboxesToBooleans,
  type FormResult,
  type FormValues,
  readFormValues,
} from './form-values';
import { honeypotField } from './hidden-fields';
import { findSpamReasons, isCaptchaOn, resolveCaptchaVerdict, type SpamReason } from './spam-checks';
import { successMessageElementId } from './success-message-id-and-draft-key';

// Generous for a person who corrects a form, tight for a script. Without a trusted proxy all visitors share one
// address.
const limits: FormRateLimits = {
  perClient: { hits: 120, seconds: 600 },
  perNetwork: { hits: 600, seconds: 600 },
  perEmail: { hits: 10, seconds: 600 },
};

/** Message key of the notice when a form could not be stored. */
export type FormFailureMessageKey =
  `${'partnership' | 'exportEnquiry' | 'contactForm' | 'footer.newsletter'}.failure.text`;

type Form<Input extends { email: string }> = {
  /** The name of its rate limits and its thank-you message, and in the log. */
  name: string;
  failure: FormFailureMessageKey;
  schema: z.ZodType<Input>;
  booleanFields: readonly string[];
  listFields: readonly string[];
  /**
   * Parsing that only the server can do, of the submitted fields that the schema accepts: those as they are stored, or
   * the message key of each invalid one.
   */
  parseOnServer?: (valid: FormValues, locale: Locale) => { input: Partial<Input> } | { fields: Record<string, string> };
  /**
   * Counts the attempts, unless that is done, and stores the input. Resolves with the seconds to wait, 0 when stored.
   */
  insert: (
    input: Input,
    sent: { locale: Locale; flags: SpamReason[]; idempotencyKey: unknown },
    attempts: RateLimitAttempt[],
  ) => Promise<number>;
};

/**
 * What every form does with a submission: parses it, flags it, and stores it once unless it is over a limit. Invalid
 * input comes back with a message key per field; any failure is returned with the submitted values. A browser without
 * JavaScript is redirected to the thank-you message.
 */
export async function handleFormSubmission<Input extends { email: string }>(
  form: Form<Input>,
  data: FormData,
): Promise<FormResult> {
  const result = await processSubmission(form, data);
  if (result.ok) await redirectToThanks(form.name);
  return result;
}

async function processSubmission<Input extends { email: string }>(
  form: Form<Input>,
  data: FormData,
): Promise<FormResult> {
  const values = readFormValues(data, form.listFields);
  const locale = localeOrDefault(values.locale);
  const t = await getTranslations({ locale });
  const submitted = toSubmittedValues(values);
  const invalid = (fields: Record<string, string>) =>
    ({ ok: false, error: 'form.summary', message: t('form.summary'), fields, values: submitted }) as const;

  const parsed = form.schema.safeParse(convertCheckboxesToBooleans(values, form.booleanFields));
  const errors = parsed.success ? {} : collectFieldErrors(parsed.error);
  // Also beside invalid fields: without JavaScript nobody should have to correct a form twice.
  const valid = Object.fromEntries(Object.entries(submitted).filter(([name]) => !(name in errors)));
  const read = form.parseOnServer?.(valid, locale) ?? { input: {} };
  if ('fields' in read) return invalid({ ...errors, ...read.fields });
  if (!parsed.success) return invalid(errors);
  const input = { ...parsed.data, ...read.input };

  const limited = (wait: number) => {
    logRequestRejection('warn', { form: form.name, wait }, 'form limit reached');
    setRetryAfter(wait);
    const message = t('form.errors.rateLimited', { minutes: Math.ceil(wait / 60) });
    return { ok: false, error: 'form.errors.rateLimited', message, values: submitted } as const;
  };

  try {
    let attempts = await buildFormRateLimitAttempts(form.name, input.email, limits);
    // Nobody may call the provider more often than they may send the form.
    if (isCaptchaOn()) {
      const wait = await consumeRateLimits(attempts);
      if (wait > 0) return limited(wait);
      attempts = [];
    }
    const verdict = await resolveCaptchaVerdict(data);
    if (verdict === 'rejected')
      return { ok: false, error: 'form.errors.captcha', message: t('form.errors.captcha'), values: submitted };
    const flags = findSpamReasons({
      honeypot: text(values[honeypotField]),
      elapsed: text(values.elapsed),
      texts: Object.values(input).filter((value) => typeof value === 'string'),
      enteredTexts: Object.keys(input).flatMap((name) => submitted[name] ?? []),
    });
    if (verdict === 'unknown' && !flags.includes('unverified')) flags.push('unverified');
    const wait = await form.insert(input, { locale, flags, idempotencyKey: values.idempotencyKey }, attempts);
    return wait > 0 ? limited(wait) : { ok: true };
  } catch (error) {
    const incident = logIncident({ form: form.name, err: error }, 'form not stored');
    return { ok: false, error: form.failure, message: t(form.failure), values: submitted, incident };
  }
}

const text = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined);

/** What the form shows again: texts as they would be stored, without the honeypot field and what the script added. */
function toSubmittedValues({
  [honeypotField]: _honeypot,
  elapsed: _elapsed,
  idempotencyKey: _key,
  locale: _locale,
  ...values
}: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? cleanMultiLineText(value) : value,
    ]),
  );
}

/**
 * Redirects a browser that posted the form itself to the thank-you message on the page of the form (303): the page is
 * prerendered, and reloading it sends nothing twice. Returns when a script sent the form, because the script shows the
 * message itself.
 */
async function redirectToThanks(form: string): Promise<void> {
  const request = await headers();
  const path = request.get(ACTION_HEADER) === null && toSafeReturnPath(request.get(RETURN_TO_HEADER), '');
  if (path) redirect(`${path}#${successMessageElementId(form)}`);
}
