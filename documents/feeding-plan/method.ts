import type { Plan } from '@/lib/feeding/plan';
import { roundTo } from '@/lib/feeding/rounding';
import type { DogProfile } from '@/lib/feeding/schema';
import type { PlanFormatter } from '@/lib/feeding-plan/plan-formatter';
import type { Translator } from '@/lib/i18n/translator';

/** A calculation in three parts, the middle one set as an exponent. */
export type Formula = { base: string; exponent: string; rest: string };

/** How the amounts were found: the rules in words, and the two lines of the calculation with this dog's numbers. */
export function methodOf(plan: Plan, kcalPer100g: number, profile: DogProfile, t: Translator, form: PlanFormatter) {
  const { method, kcalPerDay, bodyCondition, foods } = plan;
  const { number, kilograms } = form;
  const kg = kilograms(roundTo(method.referenceKg, 2));
  const first =
    method.kind === 'adult'
      ? number(method.factor)
      : `(${number(254.1)} − ${number(135)} × ${form.share(method.shareOfAdult)})`;
  const gain = bodyCondition === 'underweight' ? ` × ${number(1.1)}` : '';
  const energy: Formula = {
    base: `${first} × ${kg}`,
    exponent: number(0.75),
    rest: `${gain} = ${form.kcal(kcalPerDay)}`,
  };
  const [best] = foods;
  const grams = `${form.kcal(kcalPerDay)} ÷ ${form.kcal(kcalPer100g)} × 100 = ${number(Math.round(best.gramsExact))} ≈ ${form.grams(best.dailyG)}`;
  const sentences = [t(`plan.method.${method.kind}`)];
  if (bodyCondition === 'overweight')
    sentences.push(
      t('plan.method.overweight', { weight: number(profile.weightKg), ideal: number(roundTo(method.referenceKg, 2)) }),
    );
  if (bodyCondition === 'underweight') sentences.push(t('plan.method.underweight'));
  if (method.kind === 'puppy')
    sentences.push(t('planPdf.adultWeight', { weight: kilograms(roundTo(method.expectedAdultKg)) }));
  sentences.push(t('plan.method.grams'), t('plan.method.month'));
  return { words: sentences, energy, grams };
}
