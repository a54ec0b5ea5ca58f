import type { PlanDay } from '@/lib/feeding/build-plan-days';
import { planWeekNumbers } from '@/lib/feeding/plan-length';
import { fillTemplate } from '@/lib/i18n/fill-template';
import { cn } from '@/lib/utils';
import type { PlanPartProps } from './plan-part-props';

/** The weeks as a calendar: a row a week, seven days in it. On a phone the days stand below each other. */
export function PlanWeeks({ plan, known, messages, figures }: PlanPartProps) {
  const { result, transitions } = messages.plan;
  return (
    <section aria-labelledby="plan-weeks" className="container-page section-y">
      <h2 id="plan-weeks" className="text-4xl">
        {result.calendar}
      </h2>
      <p className="lead mt-4 text-muted">{result.calendarHint}</p>
      <h3 className="mt-8">{plan.transition === 'recipe' ? result.recipeTransition : result.transition}</h3>
      <p className="mt-2">{transitions[plan.transition]}</p>
      <table className="mt-8 max-lg:block lg:table-fixed" data-weeks>
        <caption className="sr-only">{result.calendar}</caption>
        <tbody className="max-lg:block">
          {planWeekNumbers.map((week) => {
            const days = plan.days.filter((day) => day.week === week);
            const food = known.get(days[0]?.slug ?? '');
            return (
              <tr key={week} className="max-lg:mt-8 max-lg:block">
                <th
                  scope="row"
                  data-protein={food?.proteins[0]}
                  className="painted border-0 p-3 align-top lg:w-36 lg:border-background lg:border-b-4 max-lg:block"
                >
                  <span className="headline block text-xl">{fillTemplate(result.week, { week })}</span>
                  <span className="mt-1 block font-normal text-sm">{food?.name}</span>
                </th>
                {days.map((day) => (
                  <Day
                    key={day.day}
                    day={day}
                    raw={plan.transition === 'recipe' ? result.newRecipe : result.raw}
                    known={known}
                    messages={messages}
                    figures={figures}
                  />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** `raw` names the food that replaces the current one. */
type DayProps = { day: PlanDay; raw: string } & Pick<PlanPartProps, 'known' | 'messages' | 'figures'>;

function Day({ day: row, raw, known, messages, figures }: DayProps) {
  const { day, kind, foods, rawG, rawPercent, oldFoodPercent, mealsG } = row;
  const { result } = messages.plan;
  const rest = kind === 'rest';
  return (
    <td
      data-kind={kind}
      className="align-top data-[kind=rest]:bg-surface max-lg:grid max-lg:grid-cols-[4.5rem_minmax(0,1fr)_auto] max-lg:items-baseline max-lg:gap-x-3 max-lg:px-3 max-lg:py-2.5 lg:h-32 lg:border-border lg:border-e lg:p-2.5 lg:last:border-e-0"
    >
      <span className="block whitespace-nowrap text-muted text-xs">{fillTemplate(result.day, { day })}</span>
      <span className="headline block whitespace-nowrap text-2xl tabular-nums lg:mt-1">
        {rest ? (
          <span className="whitespace-normal text-base">{result.rest}</span>
        ) : (
          <>
            {figures.whole(rawG)}
            <span className="ms-1 text-sm tracking-normal">{messages.units.g}</span>
          </>
        )}
      </span>
      <span className={cn('block text-xs tabular-nums lg:mt-0.5', rest ? 'max-lg:col-span-3' : 'max-lg:text-end')}>
        {rest ? result.restHint : figures.meals(mealsG)}
      </span>
      {kind === 'mixed' && (
        <span className="mt-1 block text-muted text-xs leading-snug max-lg:col-span-3">
          {foods.map(({ slug, grams }) => `${figures.grams(grams)} ${known.get(slug)?.name ?? slug}`).join(' + ')}
        </span>
      )}
      {kind === 'transition' && (
        <span className="mt-2 block max-lg:col-span-3 max-lg:mt-1.5">
          <span className="flex h-2 border border-current" aria-hidden="true">
            <span className="bg-accent" style={{ width: `${rawPercent}%` }} />
          </span>
          <span className="mt-1 block text-muted text-xs leading-snug">
            {raw} {figures.percent(rawPercent)}
            {oldFoodPercent > 0 && (
              <>
                {'\u00a0· '}
                {result.oldFood} {figures.percent(oldFoodPercent)}
              </>
            )}
          </span>
        </span>
      )}
    </td>
  );
}
