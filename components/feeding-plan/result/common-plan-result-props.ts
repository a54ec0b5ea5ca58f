import type { RefObject } from 'react';
import type { Answers } from '@/lib/feeding/answers';
import type { AnimalProfile } from '@/lib/feeding/schema';
import type { PlanWizardLabels } from '../plan-wizard-labels-type';

/** What every kind of result gets. */
export type CommonPlanResultProps = {
  profile: AnimalProfile;
  answers: Answers;
  messages: PlanWizardLabels;
  heading: RefObject<HTMLHeadingElement | null>;
  go: (step: number) => void;
  onAgain: () => void;
};
