import 'server-only';
import { getPlanFoods } from '@/lib/content/plan-foods';
import { type Answers, paramsToAnswers } from '@/lib/feeding/answers';
import { answersToProfile } from '@/lib/feeding/answers-to-profile';
import { buildPlan, type Plan, type VetFirstPlanResult } from '@/lib/feeding/build-plan';
import type { AnimalProfile } from '@/lib/feeding/schema';
import type { Locale } from '@/lib/i18n/locales';

/** Why there is nothing to take along. */
export type PlanUnavailableReason = 'vetFirst' | 'guidance' | 'invalid';

type About = { profile: AnimalProfile; answers: Answers };

/**
 * What is printed: a plan with its animal, or why it must see the vet first. The answers have the size as it was
 * understood.
 */
export type AnimalDocumentContent = About &
  (
    | { ok: true; plan: Plan }
    | { ok: false; reason: 'vetFirst'; reasons: Pick<VetFirstPlanResult, 'reasons' | 'causes' | 'notes'> }
  );

/** A plan, the vet summary, or why there is neither. */
export type PlanFromParamsResult =
  | AnimalDocumentContent
  | { ok: false; reason: Exclude<PlanUnavailableReason, 'vetFirst'> };

/** The plan for the parameters of a request, validated and calculated anew; or the reason why there is none. */
export function buildPlanFromParams(params: URLSearchParams, locale: Locale): PlanFromParamsResult {
  const entered = paramsToAnswers(params);
  const checked = answersToProfile(entered);
  if (!checked.ok) return { ok: false, reason: 'invalid' };
  const { profile } = checked;
  // A link with the size gives the same plan for good.
  const about = { profile, answers: { ...entered, size: profile.size } };
  const plan = buildPlan(profile, getPlanFoods(locale));
  if (plan.kind === 'plan') return { ok: true, plan, ...about };
  if (plan.kind === 'vetFirst') {
    const { kind, reasons, causes, notes } = plan;
    return { ok: false, reason: kind, reasons: { reasons, causes, notes }, ...about };
  }
  return { ok: false, reason: plan.kind };
}
