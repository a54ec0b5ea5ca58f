import {
  type PlanExportResultName,
  redirectToPlanExportStatus,
  toMailRateLimitedStatus,
} from '@/lib/feeding-plan/export-responses';
import { type QueuePlanEmailResult, queuePlanEmail } from '@/lib/feeding-plan/queue-plan-email';
import { localeOrDefault } from '@/lib/i18n/locales';

/**
 * Handles 'E-mail me the plan' without JavaScript from a plan that an earlier release rendered. A plan of this one
 * posts it to the wizard's action, which shows the plan again with what is wrong.
 */
export async function POST(request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale: segment } = await params;
  const locale = localeOrDefault(segment);
  const data = await request.formData().catch(() => null);
  if (!data) return redirectToPlanExportStatus(locale, 'invalid');
  return redirectToPlanExportStatus(locale, toStatus(await queuePlanEmail(data, locale)));
}

function toStatus(result: QueuePlanEmailResult): PlanExportResultName {
  if (result.ok) return 'mail-sent';
  switch (result.reason) {
    case 'fields':
      if (!result.fields.email) return 'mail-consent';
      return result.fields.email === 'planMail.errors.email' ? 'mail-email' : 'mail-invalid-email';
    case 'busy':
      return toMailRateLimitedStatus(result.wait);
    case 'failed':
      return 'mail-failed';
    case 'vetFirst':
      return 'vet-first';
    default:
      return result.reason;
  }
}
