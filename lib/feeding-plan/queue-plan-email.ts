import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { wizardAnswersToParams } from '@/lib/feeding/answers';
import { createRequiredEmailField } from '@/lib/forms/field-schemas';
import { collectFieldErrors, convertFormToSearchParams, readFormValues } from '@/lib/forms/form-values';
import { honeypotField } from '@/lib/forms/hidden-fields';
import { isHoneypotFilledByBot } from '@/lib/forms/spam-checks';
import type { Locale } from '@/lib/i18n/locales';
import { queueMail } from '@/lib/mail/mail-queue';
import { logIncident } from '@/lib/observability/log-incident';
import { logRequestRejection } from '@/lib/observability/log-request-rejection';
import { buildFormRateLimitAttempts, consumeRateLimits, type FormRateLimits } from '@/lib/supabase/rate-limit';
import { buildPlanFromParams, type PlanUnavailableReason } from './build-plan-from-params';
import { countPlanExport } from './count-export';

const limits: FormRateLimits = {
  perClient: { hits: 20, seconds: 600 },
  perNetwork: { hits: 100, seconds: 600 },
  // Nobody may fill a stranger's mailbox.
  perEmail: { hits: 5, seconds: 3600 },
};

/** The request for a plan by e-mail. Messages are keys of the message files. */
export const planEmailSchema = z.object({
  email: createRequiredEmailField('planMail.errors.email'),
  consent: z.literal('on', 'planMail.errors.consent'),
});

export type QueuePlanEmailResult =
  | { ok: true }
  | { ok: false; reason: 'fields'; fields: Partial<Record<'email' | 'consent', string>> }
  /** A limit is reached; `wait` is in seconds. */
  | { ok: false; reason: 'busy'; wait: number }
  | { ok: false; reason: PlanUnavailableReason | 'failed'; incident?: string };

/**
 * Queues the mail with the plan for the answers of a form. The answers stay in the queue until the mail is sent
 * and are deleted with it; two requests for the same plan on one day send it once.
 */
export async function queuePlanEmail(data: FormData, locale: Locale): Promise<QueuePlanEmailResult> {
  const values = readFormValues(data);
  const parsed = planEmailSchema.safeParse(values);
  if (!parsed.success) return { ok: false, reason: 'fields', fields: collectFieldErrors(parsed.error) };
  const params = convertFormToSearchParams(data);
  const planRequest = buildPlanFromParams(params, locale);
  if (!planRequest.ok) return planRequest;
  const { email } = parsed.data;
  const honeypot = String(values[honeypotField] ?? '');
  // A bot gets the result of success. This form measures no time.
  if (isHoneypotFilledByBot(honeypot, [email], false)) return { ok: true };
  const answers = wizardAnswersToParams(planRequest.answers).toString();
  try {
    const wait = await consumeRateLimits(await buildFormRateLimitAttempts('plan-mail', email, limits));
    if (wait > 0) {
      logRequestRejection('warn', { form: 'plan-mail', wait }, 'form limit reached');
      return { ok: false, reason: 'busy', wait };
    }
    const day = new Date().toISOString().slice(0, 10);
    const hash = createHash('sha256')
      .update(JSON.stringify([day, locale, email.toLowerCase(), answers]))
      .digest('hex');
    await queueMail({ kind: 'plan', uniqueKey: `plan:${hash}`, locale, recipient: email, payload: { answers } });
    countPlanExport('mail', locale);
    return { ok: true };
  } catch (error) {
    const incident = logIncident({ err: error }, 'plan mail not queued');
    return { ok: false, reason: 'failed', incident };
  }
}
