import 'server-only';
import { createHash } from 'node:crypto';
import { answersToParams } from '@/lib/feeding/answers';
import { honeypotField } from '@/lib/forms/hidden-fields';
import { isAutofilled } from '@/lib/forms/spam-checks';
import { rateLimitNetwork } from '@/lib/http/ip-network';
import type { Locale } from '@/lib/i18n/locales';
import { queueMail } from '@/lib/mail/mail-queue';
import { logIncident } from '@/lib/observability/incident';
import { clientIp, takeRateLimits } from '@/lib/supabase/rate-limit';
import { countPlanExport } from './count-export';
import { formToQuery } from './form-to-query';
import { planEmailSchema } from './plan-email-schema';
import { type PlanUnavailableReason, readPlan } from './read-plan';

const perClient = { hits: 20, seconds: 600 };
// Nobody may fill a stranger's mailbox.
const perEmail = { hits: 5, seconds: 3600 };

type EmailPlanFailure = PlanUnavailableReason | 'busy' | 'failed';
export type PlanEmailRequest =
  | { ok: true }
  | { ok: false; reason: 'fields'; fields: Partial<Record<'email' | 'consent', string>> }
  | { ok: false; reason: EmailPlanFailure; incident?: string };

/**
 * Queues the mail with the plan that the answers of a form give. The answers lie in the queue until the mail is sent
 * and are deleted with it; asking twice in one day for the same plan sends it once.
 */
export async function queuePlanEmail(data: FormData, locale: Locale): Promise<PlanEmailRequest> {
  const parsed = planEmailSchema.safeParse({ email: data.get('email'), consent: data.get('consent') });
  if (!parsed.success) {
    const fields = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]));
    return { ok: false, reason: 'fields', fields };
  }
  const params = formToQuery(data);
  const planRequest = readPlan(params, locale);
  if (!planRequest.ok) return planRequest;
  const { email } = parsed.data;
  const trap = String(data.get(honeypotField) ?? '');
  // A bot gets the result of success; a password manager puts the same address into every field.
  if (trap && !isAutofilled(trap, [email])) return { ok: true };
  const answers = answersToParams(planRequest.answers).toString();
  try {
    const wait = await takeRateLimits([
      { bucket: 'plan-mail', subject: rateLimitNetwork(await clientIp()), ...perClient },
      { bucket: 'plan-mail-email', subject: email.toLowerCase(), ...perEmail },
    ]);
    if (wait > 0) return { ok: false, reason: 'busy' };
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
