import type { Plan } from '@/lib/feeding/build-plan';
import type { AnimalDocumentInput } from './animal-document-input';
import { renderPlanToTwoPages } from './render-plan-to-two-pages';
import { renderVetSummary } from './render-vet-summary';
import type { VetFirstReasons } from './vet-summary-model';

/** A job of the drawing thread: a plan, or the vet summary where there is none. */
export type AnimalDocumentJob = { input: AnimalDocumentInput } & ({ plan: Plan } | { reasons: VetFirstReasons });

/** The document of a job. */
export function renderAnimalDocumentJob(work: AnimalDocumentJob): Promise<Buffer> {
  return 'plan' in work ? renderPlanToTwoPages(work.plan, work.input) : renderVetSummary(work.reasons, work.input);
}
