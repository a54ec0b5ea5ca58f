import { buildPlanFromParams } from '@/lib/feeding-plan/build-plan-from-params';
import { buildPlanCalendarFile, resolveFirstPlanDay } from '@/lib/feeding-plan/calendar-file';
import { countPlanExport } from '@/lib/feeding-plan/count-export';
import { createDownloadResponse, redirectToPlanExportStatus } from '@/lib/feeding-plan/export-responses';
import { attachmentDisposition, planFileName } from '@/lib/feeding-plan/plan-file-name';
import { localeOrDefault } from '@/lib/i18n/locales';
import { getTranslator } from '@/lib/i18n/translator';

type Context = { params: Promise<{ locale: string }> };

async function respond(request: Request, { params }: Context, withCalendar: boolean): Promise<Response> {
  const { locale: segment } = await params;
  const locale = localeOrDefault(segment);
  const { searchParams } = new URL(request.url);
  const planRequest = buildPlanFromParams(searchParams, locale);
  if (!planRequest.ok)
    return redirectToPlanExportStatus(locale, planRequest.reason === 'vetFirst' ? 'vet-first' : planRequest.reason);
  const { plan, profile } = planRequest;
  const name = planFileName(getTranslator(locale)('planPdf.file', { name: profile.dogName }), 'ics');
  const calendar = withCalendar
    ? buildPlanCalendarFile(plan, profile, locale, resolveFirstPlanDay(searchParams.get('start')))
    : null;
  if (calendar !== null) countPlanExport('calendar', locale);
  return createDownloadResponse(calendar, 'text/calendar; charset=utf-8', attachmentDisposition(name));
}

/** Returns the headers of the calendar file alone, which is neither built nor counted. */
export function HEAD(request: Request, context: Context): Promise<Response> {
  return respond(request, context, false);
}

/** Returns the plan as a calendar file that begins on the day in `start`. */
export function GET(request: Request, context: Context): Promise<Response> {
  return respond(request, context, true);
}
