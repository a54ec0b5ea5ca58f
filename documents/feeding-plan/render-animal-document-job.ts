import type { Plan } from '@/lib/feeding/build-plan';
import type { AnimalDocumentInput } from './animal-document-input-type';
import { renderPlanPdf } from './render-plan-pdf';
import { renderVetSummary } from './render-vet-summary';
import type { VetFirstReasonsAndNotes } from './vet-summary-model';

/** A job of the drawing thread: a plan, or the vet summary where there is none. */
export type AnimalDocumentJob = { input: AnimalDocumentInput } & (
  | { plan: Plan }
  | { reasons: VetFirstReasonsAndNotes }
);

/** The document of a job. */
export function renderAnimalDocumentJob(work: AnimalDocumentJob): Promise<Buffer> {
  return 'plan' in work ? renderPlanPdf(work.plan, work.input) : renderVetSummary(work.reasons, work.input);
}
