import type { Plan } from '@/lib/feeding/build-plan';
import type { PlanFormatter } from '@/lib/feeding-plan/plan-formatter';
import type { DisplayedFood } from '../displayed-food';
import type { PlanWizardLabels } from '../plan-wizard-labels-type';

/** What the parts of a plan share: the plan, the foods it names, the messages and the formatters of numbers. */
export type PlanPartProps = {
  plan: Plan;
  known: ReadonlyMap<string, DisplayedFood>;
  messages: PlanWizardLabels;
  figures: PlanFormatter;
};
