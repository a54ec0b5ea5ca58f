import type { Plan } from './build-plan';

/** What to do after a plan is made, as message keys in order. */
export type NextStepKey = 'buy' | 'start' | 'weigh' | 'weighSlim' | 'weighPuppy' | 'again';

/** True for an animal that still grows: it is weighed every week. */
export function isGrowthPlanMethod({ kind }: Plan['method']): boolean {
  return kind === 'puppy' || kind === 'kitten';
}

/**
 * The steps after this plan: a growing animal is weighed every week, and one that loses weight as intended is not fed
 * more. A thin animal has a note of its own: weighed without a gain, it is for the vet.
 */
export function listPlanNextSteps({ method, score }: Pick<Plan, 'method' | 'score'>): NextStepKey[] {
  if (isGrowthPlanMethod(method)) return ['buy', 'start', 'weighPuppy'];
  if (score < 5) return ['buy', 'start', 'again'];
  return ['buy', 'start', score > 5 ? 'weighSlim' : 'weigh', 'again'];
}
