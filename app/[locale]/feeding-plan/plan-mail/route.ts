import { redirectToNotice } from '@/lib/feeding-plan/file-response';
import { queuePlanEmail } from '@/lib/feeding-plan/queue-plan-email';
import { localeOf } from '@/lib/i18n/locales';

/**
 * Handles 'E-mail me the plan' without JavaScript. A server action cannot do it, because the page with the form cannot
 * be rendered again.
 */
export async function POST(request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale: segment } = await params;
  const locale = localeOf(segment);
  const data = await request.formData().catch(() => null);
  if (!data) return redirectToNotice(locale, 'invalid');
  const result = await queuePlanEmail(data, locale);
  if (result.ok) return redirectToNotice(locale, 'mail-sent');
  if (result.reason === 'fields') return redirectToNotice(locale, result.fields.email ? 'mail-email' : 'mail-consent');
  if (result.reason === 'failed') return redirectToNotice(locale, 'mail-failed');
  return redirectToNotice(locale, result.reason === 'vetFirst' ? 'vet-first' : result.reason);
}
