import 'server-only';
import { createHash } from 'node:crypto';
import { createEvents, type EventAttributes } from 'ics';
import { brand } from '@/lib/config/brand';
import { dayInGreece } from '@/lib/content/availability';
import { getPlanFoods } from '@/lib/content/plan-foods';
import type { PlanDay } from '@/lib/feeding/calendar';
import type { Plan } from '@/lib/feeding/plan';
import { planDays } from '@/lib/feeding/rounding';
import type { DogProfile } from '@/lib/feeding/schema';
import type { Locale } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { planFormatterFor } from './plan-formatter-for';

type Entry = { key: string; from: number; days: number; title: string; text: string };

const dayMs = 86_400_000;
const date = (start: Date, day: number): [number, number, number] => {
  const at = new Date(start.getTime() + (day - 1) * dayMs);
  return [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()];
};

/** Days that follow each other with the same share of raw food. */
function steps(days: readonly PlanDay[]): PlanDay[][] {
  const runs: PlanDay[][] = [];
  for (const day of days.filter(({ kind }) => kind === 'transition')) {
    const run = runs.at(-1);
    if (run?.[0]?.rawPercent === day.rawPercent) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

// As the plan says: a puppy is weighed every week, any other dog after two weeks; all of them when the plan ends.
const checkDays = ({ method }: Plan) => (method.kind === 'puppy' ? [8, 15, 22, planDays + 1] : [15, planDays + 1]);

function entries(plan: Plan, name: string, locale: Locale): Entry[] {
  const t = translator(locale);
  const form = planFormatterFor(locale);
  const names = new Map(getPlanFoods(locale).map((food) => [food.slug, food.name]));
  const said = ({ slug, rawG, mealsG }: PlanDay) => ({
    food: names.get(slug) ?? slug,
    grams: form.grams(rawG),
    meals: form.meals(mealsG),
  });
  const change = steps(plan.days).flatMap((run) => {
    const [first] = run;
    if (!first) return [];
    // On the last step nothing of the old food is left.
    const text = t(first.oldFoodPercent > 0 ? 'planCalendar.transitionText' : 'planCalendar.weekText', said(first));
    const title = t('planCalendar.transition', { name, percent: form.percent(first.rawPercent) });
    return [{ key: `raw-${first.rawPercent}`, from: first.day, days: run.length, title, text }];
  });
  const weeks = [1, 2, 3, 4].flatMap((week) => {
    const own = plan.days.filter((day) => day.week === week && day.kind !== 'transition');
    const first = own.find(({ kind }) => kind === 'raw');
    if (!first) return [];
    const rest = own.some(({ kind }) => kind === 'rest') ? [t('planCalendar.dayOff')] : [];
    const text = [t('planCalendar.weekText', said(first)), ...rest].join(' ');
    const title = t('planCalendar.week', { name, week, food: said(first).food });
    return [{ key: `week-${week}`, from: first.day, days: own.length, title, text }];
  });
  const checks = checkDays(plan).map((from) => ({
    key: `check-${from}`,
    from,
    days: 1,
    title: t('planCalendar.recheck', { name }),
    text: t('planCalendar.recheckText'),
  }));
  return [...change, ...weeks, ...checks];
}

/**
 * The plan as a calendar file (RFC 5545) from its first day on (`2026-11-22`): the steps of the transition, the food of each week and
 * the days of weighing, all whole days. The same dog and first day keep their identifiers, so that a corrected plan replaces the old one.
 */
export function planCalendar(plan: Plan, profile: DogProfile, locale: Locale, start: string): string {
  const t = translator(locale);
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
      productId: `-//${brand.legalName}//${brand.name}//EN`,
      calName: t('planCalendar.name', { name }),
    }),
  );
  const { value, error } = createEvents(events);
  if (error || !value) throw new Error('the calendar could not be written', { cause: error });
  return value;
}

/** The first day that a request names, else tomorrow in Greece. A day far from today is no first day of a plan. */
export function firstDay(requestedDay: string | null, now = new Date()): string {
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
