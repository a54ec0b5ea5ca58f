import type { Plan } from '@/lib/feeding/plan';
import { drawPlan } from './draw';
import { renderVetSummary } from './draw-vet-summary';
import type { PaperInput } from './paper-input';
import type { VetReasons } from './vet-summary-model';

/** A job of the drawing thread: a plan, or the sheet for the vet where there is none. */
export type Work = { input: PaperInput } & ({ plan: Plan } | { reasons: VetReasons });

/** The document of a job. */
export function drawWork(work: Work): Promise<Buffer> {
  return 'plan' in work ? drawPlan(work.plan, work.input) : renderVetSummary(work.reasons, work.input);
}
