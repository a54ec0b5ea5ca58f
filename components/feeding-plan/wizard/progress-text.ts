import type { WizardVariant } from '@/lib/feeding/answers';
import { listWizardStepsOfVariant } from '@/lib/feeding/wizard-steps';
import { fillTemplate } from '@/lib/i18n/fill-template';
import { getNumberFormat } from '@/lib/i18n/formatters';
import type { PlanWizardLabels } from '../plan-wizard-labels-type';

/** Where one stands: 'Step 2 of 4'. */
export function progressText(step: number, variant: WizardVariant, { wizard, tag }: PlanWizardLabels): string {
  const number = getNumberFormat(tag);
  return fillTemplate(wizard.progress, {
    step: number.format(step + 1),
    total: number.format(listWizardStepsOfVariant(variant).length),
  });
}
