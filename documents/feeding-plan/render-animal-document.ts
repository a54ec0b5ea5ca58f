import 'server-only';
import { runInPdfQueue } from '@/documents/kit/pdf-queue';
import { getProcessPdfState } from '@/documents/kit/process-pdf-state';
import { RenderWorker } from '@/documents/kit/render-worker';
import { isProduction } from '@/lib/config/env';
import { dayInGreece } from '@/lib/content/sale-dates';
import type { AnimalDocumentContent } from '@/lib/feeding-plan/build-plan-from-params';
import { planUrl } from '@/lib/feeding-plan/plan-url';
import type { Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/observability/log';
import type { AnimalDocumentJob } from './render-animal-document-job';
import { createPdfWorker } from './start-worker';

// In development the next document shows what was changed since.
const limits = isProduction ? {} : { idleMs: 2000 };

function print(work: AnimalDocumentJob): Promise<Uint8Array> {
  return runInPdfQueue(() => {
    const state = getProcessPdfState();
    state.thread ??= new RenderWorker(createPdfWorker, limits);
    return state.thread.draw(work, async (reason) => {
      log.error({ err: reason }, 'plan PDF: no thread to draw in, the server draws it itself');
      const { renderAnimalDocumentJob } = await import('./render-animal-document-job');
      return renderAnimalDocumentJob(work);
    });
  });
}

/**
 * The document of a result, as a PDF of today: the plan, or the summary to take to the vet where there is none. It is
 * drawn in a thread of its own, after the documents requested before. Throws as renderPlanPdf does, and when
 * drawing takes too long. Where no thread can be started the server draws it itself, and logs that.
 */
export function renderAnimalDocument(result: AnimalDocumentContent, locale: Locale): Promise<Uint8Array> {
  const { profile, answers } = result;
  const input = { profile, answers, locale, url: planUrl(answers, locale), issuedOn: dayInGreece(new Date()) };
  return print(result.ok ? { plan: result.plan, input } : { reasons: result.reasons, input });
}
