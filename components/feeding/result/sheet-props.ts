import type { PlanFigures } from '@/components/feeding/plan-figures';
import type { PlanWords, WizardFood } from '@/components/feeding/plan-words';
import type { Plan } from '@/lib/feeding/plan';

/** What the parts of a plan share: the plan, the foods it names, and how words and numbers are written. */
export type SheetProps = {
  plan: Plan;
  known: ReadonlyMap<string, WizardFood>;
  words: PlanWords;
  figures: PlanFigures;
};
