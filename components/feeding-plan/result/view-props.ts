import type { RefObject } from 'react';
import type { Answers } from '@/lib/feeding/answers';
import type { DogProfile } from '@/lib/feeding/schema';
import type { PlanWords } from '../plan-labels';

/** What every kind of result gets. */
export type ViewProps = {
  profile: DogProfile;
  answers: Answers;
  words: PlanWords;
  heading: RefObject<HTMLHeadingElement | null>;
  go: (step: number) => void;
  onAgain: () => void;
};
