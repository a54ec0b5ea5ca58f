import type { Variant } from '@/lib/feeding/answers';
import { stepsOf } from '@/lib/feeding/wizard';
import { fill, type PlanMessages } from '../plan-labels';

/** Where one stands: 'Step 2 of 4'. */
export function progressText(step: number, variant: Variant, { wizard, tag }: PlanMessages): string {
  const number = new Intl.NumberFormat(tag);
  return fill(wizard.progress, { step: number.format(step + 1), total: number.format(stepsOf(variant).length) });
}
