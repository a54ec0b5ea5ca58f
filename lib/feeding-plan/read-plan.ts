import 'server-only';
import { getPlanFoods } from '@/lib/content/plan-foods';
import { paramsToAnswers } from '@/lib/feeding/answers';
import { buildPlan, type Plan, type VetFirstResult } from '@/lib/feeding/plan';
import { answersToProfile } from '@/lib/feeding/profile';
import type { AnimalProfile } from '@/lib/feeding/schema';
import type { Locale } from '@/lib/i18n/locales';

/** Why there is nothing to take along. */
export type PlanUnavailableReason = 'vetFirst' | 'guidance' | 'invalid';

/** A plan with its dog, or why there is none; an illness that needs the vet goes along, for the sheet to take there. */
export type PlanRequestResult =
  | { ok: true; plan: Plan; profile: AnimalProfile }
  | { ok: false; reason: 'vetFirst'; reasons: Pick<VetFirstResult, 'reasons' | 'causes'>; profile: AnimalProfile }
  | { ok: false; reason: Exclude<PlanUnavailableReason, 'vetFirst'> };

/** The plan that the parameters of a request ask for, checked and worked out anew; or the reason why there is none. */
export function readPlan(params: URLSearchParams, locale: Locale): PlanRequestResult {
  const checked = answersToProfile(paramsToAnswers(params));
  if (!checked.ok) return { ok: false, reason: 'invalid' };
  const { profile } = checked;
  const plan = buildPlan(profile, getPlanFoods(locale));
  if (plan.kind === 'plan') return { ok: true, plan, profile };
  if (plan.kind === 'vetFirst')
    return { ok: false, reason: plan.kind, reasons: { reasons: plan.reasons, causes: plan.causes }, profile };
  return { ok: false, reason: plan.kind };
}
