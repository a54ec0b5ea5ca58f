import 'server-only';
import { isPdfQueueFull } from '@/documents/kit/pdf-queue';
import {
  type AnimalDocumentContent,
  buildPlanFromParams,
  type PlanUnavailableReason,
} from '@/lib/feeding-plan/build-plan-from-params';
import { countPlanExport } from '@/lib/feeding-plan/count-export';
import { consumeDocumentLimit } from '@/lib/feeding-plan/document-rate-limit';
import { planFileName } from '@/lib/feeding-plan/plan-file-name';
import { getTranslatorForSpecies } from '@/lib/feeding-plan/translator-for-species';
import type { Locale } from '@/lib/i18n/locales';
import { logIncident } from '@/lib/observability/log-incident';
import { renderAnimalDocument } from './render-animal-document';

type NoDocumentReason = Exclude<PlanUnavailableReason, 'vetFirst'>;

export type AnimalDocumentDownloadResult =
  | { ok: true; bytes: Uint8Array; name: string }
  | { ok: false; reason: NoDocumentReason | 'busy' | 'failed'; incident?: string };

/** The file name of the document of these parameters, which is neither drawn nor counted; or why there is none. */
export function resolveAnimalDocumentName(
  params: URLSearchParams,
  locale: Locale,
): { ok: true; name: string } | { ok: false; reason: NoDocumentReason } {
  const request = buildPlanFromParams(params, locale);
  if (!request.ok && request.reason !== 'vetFirst') return request;
  return { ok: true, name: documentFileName(request, locale) };
}

function documentFileName({ ok, profile }: AnimalDocumentContent, locale: Locale): string {
  const t = getTranslatorForSpecies(locale, profile.species);
  return planFileName(t(ok ? 'planPdf.file' : 'planPdf.vet.file', { name: profile.dogName }), 'pdf');
}

/**
 * The plan of these parameters, or the vet summary where there can be none, as a PDF with the name to save it under; or
 * why there is neither. Nothing about the dog is stored or logged.
 */
export async function renderAnimalDocumentFromParams(
  params: URLSearchParams,
  locale: Locale,
): Promise<AnimalDocumentDownloadResult> {
  const request = buildPlanFromParams(params, locale);
  if (!request.ok && request.reason !== 'vetFirst') return request;
  if (isPdfQueueFull() || !(await consumeDocumentLimit())) return { ok: false, reason: 'busy' };
  try {
    const bytes = await renderAnimalDocument(request, locale);
    const name = documentFileName(request, locale);
    countPlanExport(request.ok ? 'pdf' : 'vet', locale);
    return { ok: true, bytes, name };
  } catch (error) {
    const incident = logIncident({ err: error }, 'plan PDF not drawn');
    return { ok: false, reason: 'failed', incident };
  }
}
