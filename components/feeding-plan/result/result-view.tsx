import { type RefObject, useMemo } from 'react';
import { type Answers, wizardAnswersToParams } from '@/lib/feeding/answers';
import { buildPlan } from '@/lib/feeding/build-plan';
import type { AnimalProfile } from '@/lib/feeding/schema';
import type { DisplayedFood } from '../displayed-food';
import type { PlanWizardLabels } from '../plan-wizard-labels-type';
import { FeedingPlanView } from './feeding-plan-view';
import { NoPlanGuidanceView } from './no-plan-guidance-view';
import { VetFirstView } from './vet-first-view';

type Props = {
  profile: AnimalProfile;
  answers: Answers;
  messages: PlanWizardLabels;
  foods: DisplayedFood[];
  heading: RefObject<HTMLHeadingElement | null>;
  go: (step: number) => void;
  onAgain: () => void;
};

/** What the answers lead to: four weeks of amounts, guidance without a ration, or the vet first. */
export function ResultView({ profile, answers, messages, foods, heading, go, onAgain }: Props) {
  const result = useMemo(() => buildPlan(profile, foods), [profile, foods]);
  const common = { profile, answers, messages, heading, go, onAgain };
  if (result.kind === 'guidance') return <NoPlanGuidanceView result={result} {...common} />;
  // The size as it was understood goes along, so that a link gives the same plan for good.
  const params = wizardAnswersToParams({ ...answers, size: profile.size }).toString();
  if (result.kind === 'vetFirst') return <VetFirstView result={result} params={params} {...common} />;
  return <FeedingPlanView plan={result} foods={foods} params={params} {...common} />;
}
