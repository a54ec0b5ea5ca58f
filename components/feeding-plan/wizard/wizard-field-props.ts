import type { Answers } from '@/lib/feeding/answers';
import type { PlanWizardLabels } from '../plan-wizard-labels-type';

/** What every field of the wizard gets. */
export type WizardFieldProps = {
  answers: Answers;
  update: (changes: Partial<Answers>) => void;
  messages: PlanWizardLabels;
  /** The error message. */
  error?: string;
  /** False while the page is a plain form: then nothing depends on other answers. */
  ready: boolean;
};
