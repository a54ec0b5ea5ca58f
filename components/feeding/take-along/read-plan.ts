import 'server-only';
import { getPlanFoods } from '@/lib/content/plan-foods';
import { paramsToAnswers } from '@/lib/feeding/answers';
import { buildPlan, type Plan } from '@/lib/feeding/plan';
import { answersToProfile } from '@/lib/feeding/profile';
import type { DogProfile } from '@/lib/feeding/schema';
import type { Locale } from '@/lib/i18n/locales';

/** Why there is nothing to take along. */
export type NoPlan = 'vetFirst' | 'guidance' | 'invalid';

/** The plan that the parameters of a request ask for, checked and worked out anew; or the reason why there is none. */
export function readPlan(
  params: URLSearchParams,
  locale: Locale,
): { ok: true; plan: Plan; profile: DogProfile } | { ok: false; reason: NoPlan } {
  const checked = answersToProfile(paramsToAnswers(params));
  if (!checked.ok) return { ok: false, reason: 'invalid' };
  const { profile } = checked;
  const plan = buildPlan(profile, getPlanFoods(locale));
  return plan.kind === 'plan' ? { ok: true, plan, profile } : { ok: false, reason: plan.kind };
}
