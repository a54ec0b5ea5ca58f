import type { Plan } from '@/lib/feeding/plan';
import type { AnimalProfile } from '@/lib/feeding/schema';
import type { Locale } from '@/lib/i18n/locales';
import { drawPlan } from './draw';
import { renderVetSummary } from './draw-vet-summary';
import type { VetReasons } from './vet-summary-model';

/** What is asked of the drawing thread: a plan, or the sheet for the vet where there is none. */
export type Work = { profile: AnimalProfile; locale: Locale } & ({ plan: Plan } | { reasons: VetReasons });

/** The document that some work asks for. */
export function drawWork(work: Work): Promise<Buffer> {
  const { profile, locale } = work;
  return 'plan' in work ? drawPlan(work.plan, profile, locale) : renderVetSummary(work.reasons, profile, locale);
}
