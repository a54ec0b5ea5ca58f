import 'server-only';
import { createHash } from 'node:crypto';
import { createEvents, type EventAttributes } from 'ics';
import { brand } from '@/lib/config/brand';
import { getPlanFoods } from '@/lib/content/plan-foods';
import { dayInGreece } from '@/lib/content/sale-dates';
import { noteKeysBeforeFirstDay, type Plan } from '@/lib/feeding/build-plan';
import type { PlanDay } from '@/lib/feeding/build-plan-days';
import { firstDayOfPlanWeek, planLengthDays, planWeekNumbers } from '@/lib/feeding/plan-length';
import { isGrowthPlanMethod } from '@/lib/feeding/plan-next-steps';
import type { AnimalProfile } from '@/lib/feeding/schema';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import { localePunctuation } from '@/lib/i18n/punctuation';
import { escapeIcalText, foldLines } from './fold-and-escape-ical-lines';
import { planFormatterFor } from './plan-formatter-for';
import { getTranslatorForSpecies } from './translator-for-species';

type Entry = { key: string; from: number; days: number; title: string; text: string };

const dayMs = 86_400_000;
const date = (start: Date, day: number): [number, number, number] => {
  const at = new Date(start.getTime() + (day - 1) * dayMs);
  return [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()];
};

/** Days of a kind that follow each other with the same share of raw food and the same grams. */
function steps(days: readonly PlanDay[], kind: PlanDay['kind']): [PlanDay, ...PlanDay[]][] {
  const runs: [PlanDay, ...PlanDay[]][] = [];
  for (const day of days.filter((each) => each.kind === kind)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (last?.day === day.day - 1 && last.rawPercent === day.rawPercent && last.rawG === day.rawG) run?.push(day);
    else runs.push([day]);
  }
  return runs;
}

// As in the plan: a growing animal is weighed every week, any other after two weeks; all of them when the plan ends.
const checkDays = ({ method }: Plan) => [
  ...(isGrowthPlanMethod(method) ? planWeekNumbers.slice(1) : [3]).map(firstDayOfPlanWeek),
  planLengthDays + 1,
];

function entries(plan: Plan, name: string, locale: Locale): Entry[] {
  const t = getTranslatorForSpecies(locale, plan.species);
  const form = planFormatterFor(locale);
  const names = new Map(getPlanFoods(locale).map((food) => [food.slug, food.name]));
  const dayLabels = ({ slug, rawG, mealsG }: PlanDay) => ({
    food: names.get(slug) ?? slug,
    grams: form.grams(rawG),
    meals: form.meals(mealsG),
  });
  const sentences = (...texts: string[]) => texts.join(localePunctuation(languageTag(locale)).space);
  // What must be known before the first day goes into its entry, whichever kind of entry that is.
  const before = plan.notes.filter((note) => noteKeysBeforeFirstDay.has(note)).map((note) => t(`plan.notes.${note}`));
  const withNotes = (from: number, ...texts: string[]) => sentences(...texts, ...(from === 1 ? before : []));
  const newRecipe = plan.transition === 'recipe';
  const mixed = steps(plan.days, 'mixed').map((run) => {
    const [first] = run;
    const foods = first.foods.map(({ slug, grams }) => `${form.grams(grams)} ${names.get(slug) ?? slug}`).join(' + ');
    const text = t('planCalendar.mixedText', { foods, meals: form.meals(first.mealsG) });
    const title = t('planCalendar.week', { name, week: first.week, food: t('plan.result.mixed') });
    return { key: `mixed-${first.week}`, from: first.day, days: run.length, title, text };
  });
  const change = steps(plan.days, 'transition').map((run, index, all) => {
    const [first] = run;
    // A puppy's amounts may rise within a step: the second part has a key of its own.
    const second = all[index - 1]?.[0].rawPercent === first.rawPercent;
    // On the last step nothing of the old food is left.
    const text = t(
      first.oldFoodPercent > 0 ? 'planCalendar.transitionText' : 'planCalendar.weekText',
      dayLabels(first),
    );
    const title = t(newRecipe ? 'planCalendar.recipeTransition' : 'planCalendar.transition', {
      name,
      percent: form.percent(first.rawPercent),
    });
    const key = `raw-${first.rawPercent}${second ? `-${first.day}` : ''}`;
    return { key, from: first.day, days: run.length, title, text: withNotes(first.day, text) };
  });
  const weeks = planWeekNumbers.flatMap((week) => {
    const own = plan.days.filter((day) => day.week === week && day.kind === 'raw');
    const [first] = own;
    if (!first) return [];
    const text = withNotes(first.day, t('planCalendar.weekText', dayLabels(first)));
    const title = t('planCalendar.week', { name, week, food: dayLabels(first).food });
    return [{ key: `week-${week}`, from: first.day, days: own.length, title, text }];
  });
  const rests = steps(plan.days, 'rest').map(([{ week, day }]) => ({
    key: `rest-${week}`,
    from: day,
    days: 1,
    title: t('planCalendar.rest', { name }),
    text: t('planCalendar.restText'),
  }));
  const checks = checkDays(plan).map((from) => ({
    key: `check-${from}`,
    from,
    days: 1,
    title: t('planCalendar.recheck', { name }),
    // A thin animal without a gain after two weeks is for the vet: a new plan would only give more again.
    text: t(plan.score < 5 && from <= planLengthDays ? 'planCalendar.thinRecheckText' : 'planCalendar.recheckText'),
  }));
  return [...change, ...mixed, ...weeks, ...rests, ...checks];
}

/**
 * The plan as a calendar file (RFC 5545) from its first day on (`2026-11-22`): the steps of the transition, the food of
 * each week, the rest days and the days of weighing, all whole days. The same dog and first day keep their identifiers,
 * so that a corrected plan replaces the old one.
 */
export function buildPlanCalendarFile(plan: Plan, profile: AnimalProfile, locale: Locale, start: string): string {
  const t = getTranslatorForSpecies(locale, plan.species);
  const first = new Date(`${start}T00:00:00Z`);
  const name = profile.dogName.normalize('NFC').replace(/\p{Cc}+/gu, ' ');
  const dog = createHash('sha256')
    .update(JSON.stringify([name, start]))
    .digest('hex')
    .slice(0, 24);
  const events = entries(plan, name, locale).map(
    ({ key, from, days, title, text }): EventAttributes => ({
      uid: `${dog}-${key}@${new URL(brand.url).host}`,
      start: date(first, from),
      end: date(first, from + days),
      title,
      description: text,
      busyStatus: 'FREE',
      transp: 'TRANSPARENT',
      productId: escapeIcalText(`-//${brand.legalName}//${brand.name}//EN`),
      calName: escapeIcalText(t('planCalendar.name', { name })),
    }),
  );
  const { value, error } = createEvents(events);
  if (error || !value) throw new Error('the calendar could not be written', { cause: error });
  return foldLines(value);
}

/** The first day that a request names, else tomorrow in Greece. A day far from today is no first day of a plan. */
export function resolveFirstPlanDay(requestedDay: string | null, now = new Date()): string {
  const given = /^\d{4}-\d{2}-\d{2}$/.test(requestedDay ?? '') ? new Date(`${requestedDay}T12:00:00Z`) : null;
  if (
    given &&
    requestedDay &&
    given.toJSON()?.startsWith(requestedDay) &&
    Math.abs(given.getTime() - now.getTime()) < 400 * dayMs
  )
    return requestedDay;
  // By the calendar: the day on which clocks change has 23 or 25 hours.
  return new Date(Date.parse(dayInGreece(now)) + dayMs).toISOString().slice(0, 10);
}
