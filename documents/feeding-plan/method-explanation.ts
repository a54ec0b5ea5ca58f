import { idealWeight, idealWeightDivisor } from '@/lib/feeding/body-condition';
import type { Plan } from '@/lib/feeding/build-plan';
import { gramsWithVisibleRounding, roundToDecimals } from '@/lib/feeding/rounding';
import type { AnimalProfile } from '@/lib/feeding/schema';
import { monthMethodMessageDescriptor, needMethodMessageDescriptor } from '@/lib/feeding-plan/need-method-message';
import type { PlanFormatter } from '@/lib/feeding-plan/plan-formatter';
import type { Translator } from '@/lib/i18n/translator';

/** A calculation in three parts, the middle one set as an exponent. */
export type FormulaParts = { base: string; exponent: string; rest: string };

/** How the amounts were calculated: the rules as text, and the two lines of the formula with this dog's numbers. */
export function buildMethodExplanation(
  plan: Plan,
  kcalPer100g: number,
  profile: AnimalProfile,
  t: Translator,
  form: PlanFormatter,
  isAdultWeightAnswered: boolean,
) {
  const { method, kcalPerDay, score, foods } = plan;
  const { number, kilograms } = form;
  const kg = kilograms(roundToDecimals(method.referenceKg, 2));
  const first =
    method.kind === 'puppy'
      ? `(${number(254.1)} − ${number(135)} × ${form.share(method.shareOfAdult)})`
      : number(method.factor);
  const gain = score < 5 ? ` × ${number(1.1)}` : '';
  const energy: FormulaParts = {
    base: `${first} × ${kg}`,
    exponent: number(plan.species === 'cat' ? 0.67 : 0.75),
    rest: `${gain} = ${form.kcal(kcalPerDay)}`,
  };
  const [best] = foods;
  const grams = `${form.kcal(kcalPerDay)} ÷ ${form.kcal(kcalPer100g)} × 100 = ${number(gramsWithVisibleRounding(best.gramsExact))} ≈ ${form.grams(best.dailyG)}`;
  const { key, range } = needMethodMessageDescriptor(method, form);
  const sentences = [t(`plan.method.${key}`, { range })];
  if (score !== 5)
    sentences.push(
      t(`plan.method.${score > 5 ? 'overweight' : 'underweight'}`, {
        weight: number(profile.weightKg),
        divisor: number(idealWeightDivisor(score)),
        ideal: number(roundToDecimals(idealWeight(profile.weightKg, score), 2)),
      }),
    );
  // The weight that the curve implies would contradict the owner's own, which is printed among the answers.
  if (method.kind === 'puppy' && !isAdultWeightAnswered)
    sentences.push(t('planPdf.adultWeight', { weight: kilograms(roundToDecimals(method.expectedAdultKg)) }));
  sentences.push(t('plan.method.grams'));
  const month = monthMethodMessageDescriptor(plan, form);
  if (month) sentences.push(t(`plan.method.${month.key}`, month.values));
  return { sentences, energy, grams };
}
