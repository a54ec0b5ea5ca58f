import { buildPlanFromParams } from '@/lib/feeding-plan/build-plan-from-params';
import { buildPlanCalendarFile, resolveFirstPlanDay } from '@/lib/feeding-plan/calendar-file';
import { countPlanExport } from '@/lib/feeding-plan/count-export';
import { createDownloadResponse, redirectToPlanExportStatus } from '@/lib/feeding-plan/export-responses';
import { attachmentDisposition, planFileName } from '@/lib/feeding-plan/plan-file-name';
import { localeOrDefault } from '@/lib/i18n/locales';
import { getTranslator } from '@/lib/i18n/translator';

/** Returns the plan as a calendar file that begins on the day in `start`. */
export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale: segment } = await params;
  const locale = localeOrDefault(segment);
  const { searchParams } = new URL(request.url);
  const planRequest = buildPlanFromParams(searchParams, locale);
  if (!planRequest.ok)
    return redirectToPlanExportStatus(locale, planRequest.reason === 'vetFirst' ? 'vet-first' : planRequest.reason);
  const { plan, profile } = planRequest;
  const name = planFileName(getTranslator(locale)('planPdf.file', { name: profile.dogName }), 'ics');
  const calendar = buildPlanCalendarFile(plan, profile, locale, resolveFirstPlanDay(searchParams.get('start')));
  countPlanExport('calendar', locale);
  return createDownloadResponse(calendar, 'text/calendar; charset=utf-8', attachmentDisposition(name));
}
