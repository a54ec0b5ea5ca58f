import { lazy } from 'react';

const file = () => import('@/components/feeding/result/plan-view');

/**
 * The plan, in a file of its own. There is no boundary around it: the server draws it in its place, and the browser shows it in a
 * transition, once it is there.
 */
export const LatePlan = lazy(() => file().then(({ PlanView }) => ({ default: PlanView })));

/** Fetches the file before it is needed. A failure shows when the plan is asked for, which fetches it again. */
export function loadPlan(): void {
  file().catch(() => {});
}
