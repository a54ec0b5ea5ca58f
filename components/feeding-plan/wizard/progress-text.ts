import type { PlanVariant } from '@/lib/feeding/answers';
import { stepsOf } from '@/lib/feeding/wizard-steps';
import { fillTemplate } from '@/lib/i18n/fill-template';
import type { PlanMessages } from '../plan-messages';

/** Where one stands: 'Step 2 of 4'. */
export function progressText(step: number, variant: PlanVariant, { wizard, tag }: PlanMessages): string {
  const number = new Intl.NumberFormat(tag);
  return fillTemplate(wizard.progress, {
    step: number.format(step + 1),
    total: number.format(stepsOf(variant).length),
  });
}
