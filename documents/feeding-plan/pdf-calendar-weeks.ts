import type { Plan } from '@/lib/feeding/build-plan';
import type { PlanDay } from '@/lib/feeding/build-plan-days';
import { planWeekNumbers } from '@/lib/feeding/plan-length';
import type { PlanFormatter } from '@/lib/feeding-plan/plan-formatter';
import type { Translator } from '@/lib/i18n/translator';

/** One day of the calendar: an empty share means that nothing of the old food is left. */
export type PdfCalendarDay = {
  day: number;
  label: string;
  grams: string;
  meals: string;
  /** How much of each food, on a day with two. */
  foods: string[];
  rest: boolean;
  raw: number;
  shares: { raw: string; old: string } | null;
};
export type CalendarWeek = { week: number; label: string; food: string; days: PdfCalendarDay[] };

/** The weeks as rows of seven days, as text and numbers of a language. */
export function buildPdfCalendarWeeks(
  { days }: Plan,
  names: ReadonlyMap<string, string>,
  t: Translator,
  form: PlanFormatter,
): CalendarWeek[] {
  const nameOf = (slug: string) => names.get(slug) ?? slug;
  const cell = ({ day, kind, foods, rawG, mealsG, rawPercent, oldFoodPercent }: PlanDay): PdfCalendarDay => {
    const rest = kind === 'rest';
    return {
      day,
      label: t('plan.result.day', { day }),
      grams: rest ? t('plan.result.rest') : form.grams(rawG),
      meals: rest ? t('plan.result.restHint') : form.meals(mealsG),
      foods: kind === 'mixed' ? foods.map(({ slug, grams }) => `${form.grams(grams)} ${nameOf(slug)}`) : [],
      rest,
      raw: rawPercent,
      shares: kind === 'transition' ? { raw: form.percent(rawPercent), old: form.percent(oldFoodPercent) } : null,
    };
  };
  return planWeekNumbers.map((week) => {
    const own = days.filter((day) => day.week === week);
    // Each week has one food; a rest day names it too.
    const slug = own[0]?.slug ?? '';
    return {
      week,
      label: t('plan.result.week', { week }),
      food: nameOf(slug),
      days: own.map(cell),
    };
  });
}
