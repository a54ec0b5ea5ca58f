import { redirectToExportStatusPage } from '@/lib/feeding-plan/export-responses';
import { queuePlanEmail } from '@/lib/feeding-plan/queue-plan-email';
import { localeOrDefault } from '@/lib/i18n/locales';

/**
 * Handles 'E-mail me the plan' without JavaScript. A server action cannot do it, because the page with the form cannot
 * be rendered again.
 */
export async function POST(request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale: segment } = await params;
  const locale = localeOrDefault(segment);
  const data = await request.formData().catch(() => null);
  if (!data) return redirectToExportStatusPage(locale, 'invalid');
  const result = await queuePlanEmail(data, locale);
  if (result.ok) return redirectToExportStatusPage(locale, 'mail-sent');
  if (result.reason === 'fields')
    return redirectToExportStatusPage(locale, result.fields.email ? 'mail-email' : 'mail-consent');
  if (result.reason === 'failed') return redirectToExportStatusPage(locale, 'mail-failed');
  return redirectToExportStatusPage(locale, result.reason === 'vetFirst' ? 'vet-first' : result.reason);
}
