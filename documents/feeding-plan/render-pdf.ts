import 'server-only';
import { shared } from '@/documents/kit/font-cache';
import { runSerially } from '@/documents/kit/render-queue';
import { RenderWorker } from '@/documents/kit/worker-thread';
import { isProduction } from '@/lib/config/env';
import type { Plan } from '@/lib/feeding/plan';
import type { AnimalProfile } from '@/lib/feeding/schema';
import type { Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/observability/log';
import type { Work } from './render-job';
import { startWorker } from './start-worker';
import type { VetReasons } from './vet-summary-model';

// In development the next document shows what was changed since.
const limits = isProduction ? {} : { idleMs: 2000 };

function print(work: Work): Promise<Uint8Array> {
  return runSerially(() => {
    const state = shared();
    state.thread ??= new RenderWorker(startWorker, limits);
    return state.thread.draw(work, async (reason) => {
      log.error({ err: reason }, 'plan PDF: no thread to draw in, the server draws it itself');
      const { drawWork } = await import('./render-job');
      return drawWork(work);
    });
  });
}

/**
 * The plan of one dog as a PDF document, drawn in a thread of its own in its turn after the documents asked for before.
 * Throws as drawPlan does, and when drawing takes too long. Where no thread can be started the server draws itself, and
 * logs it.
 */
export function renderPlanPdf(plan: Plan, profile: AnimalProfile, locale: Locale): Promise<Uint8Array> {
  return print({ plan, profile, locale });
}

/** The sheet to take to the vet when an illness (`because`) allows no plan; drawn as a plan is. */
export function renderVetSummaryPdf(reasons: VetReasons, profile: AnimalProfile, locale: Locale): Promise<Uint8Array> {
  return print({ reasons, profile, locale });
}
