import 'server-only';
import { isProduction } from '@/lib/env';
import type { Plan } from '@/lib/feeding/plan';
import type { DogProfile } from '@/lib/feeding/schema';
import type { Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/log';
import { inTurn } from '@/lib/pdf/queue';
import { shared } from '@/lib/pdf/shared';
import { DrawingThread } from '@/lib/pdf/thread';
import { startThread } from './start-thread';

export type Work = { plan: Plan; profile: DogProfile; locale: Locale };

// In development the next document shows what was changed since.
const limits = { startMs: 30_000, workMs: 20_000, idleMs: isProduction ? 600_000 : 2000 };

/**
 * The plan of one dog as a PDF document, drawn in a thread of its own in its turn after the documents asked for before.
 * Throws as drawPlan does, and when drawing takes too long. Where no thread can be started the server draws itself, and logs it.
 */
export function printPlan(plan: Plan, profile: DogProfile, locale: Locale): Promise<Uint8Array> {
  return inTurn(() => {
    const state = shared();
    state.thread ??= new DrawingThread(startThread, limits);
    return state.thread.draw({ plan, profile, locale } satisfies Work, async (reason) => {
      log.error({ err: reason }, 'plan PDF: no thread to draw in, the server draws it itself');
      const { drawPlan } = await import('./draw');
      return drawPlan(plan, profile, locale);
    });
  });
}
