import { roundTo } from '@/lib/feeding/rounding';
import type { DogProfile } from '@/lib/feeding/schema';
import { cn } from '@/lib/utils';
import { fill } from '../plan-labels';
import type { SheetProps } from './summary-props';

type Props = SheetProps & { profile: DogProfile; className?: string };

/** How the amounts were found: the rule with its source, and the calculation with this dog's numbers. */
export function MethodNote({ plan, known, messages, figures, profile, className }: Props) {
  const { method, kcalPerDay, bodyCondition, foods } = plan;
  const { method: labels, result } = messages.plan;
  const { number, share, kilograms, kcal, grams } = figures;
  const [best] = foods;
  const stated = known.get(best.slug)?.kcalPer100g ?? 0;
  const ideal = number(roundTo(method.referenceKg, 2));
  const factor =
    method.kind === 'adult'
      ? number(method.factor)
      : `(${number(254.1)} − ${number(135)} × ${share(method.shareOfAdult)})`;
  return (
    <section aria-labelledby="plan-method" className={cn('bg-surface p-6 lg:self-start', className)}>
      <h2 id="plan-method" className="text-3xl">
        {result.method}
      </h2>
      <p className="mt-5 max-w-none font-bold text-lg tabular-nums" data-formula>
        {factor} × {kilograms(roundTo(method.referenceKg, 2))}
        <sup>{number(0.75)}</sup>
        {bodyCondition === 'underweight' && ` × ${number(1.1)}`} = {kcal(kcalPerDay)}
      </p>
      <p className="max-w-none font-bold text-lg tabular-nums">
        {kcal(kcalPerDay)} ÷ {kcal(stated)} × 100 {messages.units.g} = {grams(best.gramsExact)} → {grams(best.dailyG)}
      </p>
      <div className="mt-4 grid gap-3 text-muted text-sm">
        <p>{method.kind === 'adult' ? labels.adult : labels.puppy}</p>
        {bodyCondition === 'overweight' && (
          <p>{fill(labels.overweight, { weight: number(profile.weightKg), ideal })}</p>
        )}
        {bodyCondition === 'underweight' && <p>{labels.underweight}</p>}
        <p>{labels.grams}</p>
        <p>{labels.month}</p>
      </div>
    </section>
  );
}
