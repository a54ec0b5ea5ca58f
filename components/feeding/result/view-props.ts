import type { RefObject } from 'react';
import type { PlanWords } from '@/components/feeding/plan-words';
import type { Answers } from '@/lib/feeding/answers';
import type { DogProfile } from '@/lib/feeding/schema';

/** What every kind of result gets. */
export type ViewProps = {
  profile: DogProfile;
  answers: Answers;
  words: PlanWords;
  heading: RefObject<HTMLHeadingElement | null>;
  go: (step: number) => void;
  onAgain: () => void;
};
