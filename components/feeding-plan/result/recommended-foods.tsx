import { MediaImage } from '@/components/art/media-image';
import { fillTemplate } from '@/lib/i18n/fill-template';
import type { PlanPartProps } from './plan-part-props';

/** The foods that suit the dog: why, and how much of each. */
export function RecommendedFoods({ plan, known, messages, figures }: PlanPartProps) {
  const { result, reasons: reasonLabels } = messages.plan;
  return (
    <section aria-labelledby="plan-foods" className="bg-surface">
      <div className="container-page section-y">
        <h2 id="plan-foods" className="text-4xl">
          {result.foods}
        </h2>
        {plan.foods.length > 1 && <p className="lead mt-4 text-muted">{result.foodsHint}</p>}
        <ul className="mt-10 grid gap-6 sm:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))] print:grid-cols-3">
          {plan.foods.map(({ slug, dailyG, feedingDayG, monthlyG, fourWeeksG, reasons }) => {
            const food = known.get(slug);
            if (!food) return null;
            return (
              <li
                key={slug}
                data-protein={food.proteins[0]}
                className="painted flex flex-col p-6 print:border print:p-3"
              >
                <div className="flex items-start justify-between gap-4">
                  <h3 className="text-2xl">{food.name}</h3>
                  <MediaImage media={food.pack} loading="lazy" className="-mt-1 h-24 w-auto shrink-0 print:hidden" />
                </div>
                <p className="headline mt-4 max-w-none whitespace-nowrap text-6xl tabular-nums print:text-3xl">
                  {figures.whole(dailyG)}
                  <span className="ms-2 text-xl tracking-normal">
                    {messages.units.g} {result.perDay}
                  </span>
                </p>
                {plan.feedingDaysPerWeek < 7 && (
                  <p className="mt-2 max-w-none text-sm">
                    {fillTemplate(messages.fact, {
                      label: result.feedingDays,
                      value: `${figures.whole(plan.feedingDaysPerWeek)} × ${figures.grams(feedingDayG)}`,
                    })}
                  </p>
                )}
                <p className="mt-2 max-w-none text-sm">
                  {plan.species === 'dog' && (
                    <>
                      <span className="inline-block">{`${figures.kilograms(monthlyG / 1000)} ${result.perMonth}`}</span>
                      {' · '}
                    </>
                  )}
                  <span className="inline-block">
                    {fillTemplate(messages.fact, {
                      label: result.fourWeeks,
                      value: figures.kilograms(fourWeeksG / 1000),
                    })}
                  </span>
                </p>
                <ul className="mt-4 grid gap-1 border-current border-t-2 pt-4">
                  {reasons.map((reason) => (
                    <li key={reason} className="font-bold">
                      {reasonLabels[reason]}
                    </li>
                  ))}
                </ul>
                <p className="mt-auto max-w-none pt-6" data-print="hide">
                  <a
                    href={food.href}
                    className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
                  >
                    {messages.wizard.viewFood}
                    <span className="sr-only">: {food.name}</span>
                  </a>
                </p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
