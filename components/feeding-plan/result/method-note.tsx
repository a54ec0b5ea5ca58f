import { idealWeight, idealWeightDivisor } from '@/lib/feeding/body-condition';
import { roundToDecimals } from '@/lib/feeding/rounding';
import type { AnimalProfile } from '@/lib/feeding/schema';
import { monthMethodMessageDescriptor, needMethodMessageDescriptor } from '@/lib/feeding-plan/need-method-message';
import { fillTemplate } from '@/lib/i18n/fill-template';
import { cn } from '@/lib/utils';
import type { PlanPartProps } from './plan-part-props';

type Props = PlanPartProps & { profile: AnimalProfile; className?: string };

/** How the amounts were found: the rule with its source, and the calculation with this dog's numbers. */
export function MethodNote({ plan, known, messages, figures, profile, className }: Props) {
  const { method, kcalPerDay, score, foods } = plan;
  const { method: labels, result } = messages.plan;
  const { number, share, kilograms, kcal, grams, gramsBeforeRounding } = figures;
  const [best] = foods;
  const stated = known.get(best.slug)?.kcalPer100g ?? 0;
  const { key, range } = needMethodMessageDescriptor(method, figures);
  const month = monthMethodMessageDescriptor(plan, figures);
  const factor =
    method.kind === 'puppy'
      ? `(${number(254.1)} − ${number(135)} × ${share(method.shareOfAdult)})`
      : number(method.factor);
  return (
    <section aria-labelledby="plan-method" className={cn('bg-surface p-6 lg:self-start', className)}>
      <h2 id="plan-method" className="text-3xl">
        {result.method}
      </h2>
      <p className="mt-5 max-w-none font-bold text-lg tabular-nums" data-formula>
        {factor} × {kilograms(roundToDecimals(method.referenceKg, 2))}
        <sup>{number(plan.species === 'cat' ? 0.67 : 0.75)}</sup>
        {score < 5 && ` × ${number(1.1)}`} = {kcal(kcalPerDay)}
      </p>
      <p className="max-w-none font-bold text-lg tabular-nums">
        {kcal(kcalPerDay)} ÷ {kcal(stated)} × 100 {messages.units.g} = {gramsBeforeRounding(best.gramsExact)} →{' '}
        {grams(best.dailyG)}
      </p>
      <div className="mt-4 grid gap-3 text-muted text-sm">
        <p>{fillTemplate(labels[key], { range })}</p>
        {score !== 5 && (
          <p>
            {fillTemplate(score > 5 ? labels.overweight : labels.underweight, {
              weight: number(profile.weightKg),
              divisor: number(idealWeightDivisor(score)),
              ideal: number(roundToDecimals(idealWeight(profile.weightKg, score), 2)),
            })}
          </p>
        )}
        <p>{labels.grams}</p>
        {month && <p>{fillTemplate(labels[month.key], month.values)}</p>}
      </div>
    </section>
  );
}
