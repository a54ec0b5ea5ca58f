import type { ReactNode, RefObject } from 'react';
import { MediaImage } from '@/components/art/media-image';
import type { AnimalProfile } from '@/lib/feeding/schema';
import { fillTemplate } from '@/lib/i18n/fill-template';
import { cn } from '@/lib/utils';
import { ViewTitle } from '../view-title';
import styles from './headline.module.css';
import type { PlanPartProps } from './plan-part-props';

type Props = PlanPartProps & {
  profile: AnimalProfile;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Before any amount. */
  warning?: ReactNode;
};

/** How much a day, as large as it can be, on the field of the food it is of, and the figures that go with it. */
export function DailyAmountHeadline({ plan, known, messages, figures, profile, heading, warning }: Props) {
  const { result } = messages.plan;
  const title = fillTemplate(result.heading, { name: profile.dogName });
  const [best] = plan.foods;
  const food = known.get(best.slug);
  const { kilograms, kcal, percent, whole, grams, gramRange } = figures;
  const range = gramRange(best.rangeG);
  const facts: [string, string][] = [
    [result.energy, kcal(plan.kcalPerDay)],
    [result.meals, whole(plan.mealsPerDay)],
    [
      result.feedingDays,
      // In a week with a rest day the other days get more than the amount of a day.
      plan.feedingDaysPerWeek === 7 ? whole(7) : `${whole(plan.feedingDaysPerWeek)} × ${grams(best.feedingDayG)}`,
    ],
    ...(range ? ([[result.range, range]] as [string, string][]) : []),
    [result.bodyShare, percent(best.percentOfBodyWeight)],
    ...(plan.species === 'dog' ? ([[result.perMonth, kilograms(best.monthlyG / 1000)]] as [string, string][]) : []),
    [result.fourWeeks, kilograms(best.fourWeeksG / 1000)],
    [result.total, kilograms(plan.totalG / 1000)],
    [result.treats, kcal(plan.treatsMaxKcal)],
  ];
  return (
    <header data-protein={food?.proteins[0]} className="painted overflow-hidden">
      <ViewTitle name={title} messages={messages} />
      <div className="container-page grid gap-x-8 gap-y-10 py-10 lg:grid-cols-12 lg:py-20">
        <div className="lg:col-span-8">
          <h1 ref={heading} tabIndex={-1} className="text-3xl lg:text-4xl">
            {title}
          </h1>
          {warning && <div className="mt-6">{warning}</div>}
          <p className="headline mt-6 max-w-none whitespace-nowrap text-[clamp(5.5rem,20vw,15rem)] tabular-nums leading-[0.85] tracking-tighter print:text-6xl">
            {whole(best.dailyG)}
            <span className="ms-[0.5em] text-[0.2em] tracking-normal">
              {messages.units.g} {result.perDay}
            </span>
          </p>
          {food && (
            <p className="mt-6 text-xl">
              <a href={food.href} className="font-bold underline underline-offset-4">
                {food.name}
              </a>
            </p>
          )}
          {range && <p className="mt-2">{result.rangeHint}</p>}
        </div>
        {food && (
          <div className={`${styles.stage} grid place-items-center max-xl:hidden lg:col-span-4 print:hidden`}>
            <MediaImage media={food.pack} className={styles.pack} />
          </div>
        )}
        <dl className={cn('grid grid-cols-2 gap-x-8 gap-y-6 lg:col-span-12', 'sm:grid-cols-3')}>
          {facts.map(([label, value]) => (
            <div key={label} className="flex flex-col-reverse justify-end border-current border-t-2 pt-3">
              <dt className="font-normal text-sm first-letter:uppercase">{label}</dt>
              <dd className="headline text-2xl tabular-nums sm:text-3xl">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </header>
  );
}
