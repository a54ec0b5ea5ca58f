import type { Plan } from './plan';

/** What to do after a plan is made, as message keys in order. */
export type NextStep = 'buy' | 'start' | 'weigh' | 'weighSlim' | 'weighPuppy' | 'again';

/** The steps after this plan: a puppy is weighed every week, and a dog that loses weight as intended is not fed more. */
export function nextStepsOf({ method, bodyCondition }: Pick<Plan, 'method' | 'bodyCondition'>): NextStep[] {
  if (method.kind === 'puppy') return ['buy', 'start', 'weighPuppy'];
  return ['buy', 'start', bodyCondition === 'overweight' ? 'weighSlim' : 'weigh', 'again'];
}
