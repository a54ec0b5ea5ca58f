import type { HoursSpans, SpecialDay, StoreHours, StoreSeason } from './schema';
import { type Weekday, weekdays } from './weekdays';
import { addDays, toMoment, toZonedTime, weekdayOf } from './zoned-time';

/** What decides when a store is open. The days are those that differ from the week, in any order. */
export type OpeningTimes = { hours: StoreHours; specialDays: SpecialDay[]; timeZone: string };

/**
 * `until` and `at`: the wall-clock time at which that changes, on which date; undefined when it does not within the
 * next week.
 */
export type OpenState = { open: true; until?: string; date?: string } | { open: false; at?: string; date?: string };

type Planned = {
  hours: StoreHours;
  seasons: StoreSeason[];
  publicHolidays: HoursSpans | null;
  specialDays: SpecialDay[];
};

const inSeason = (day: string, { from, to }: StoreSeason) =>
  from <= to ? from <= day && day <= to : from <= day || day <= to;

/** The spans of a weekday on a date: of the last season that has some, else of the week. */
const weekdaySpans = (store: Planned, date: string, day: Weekday): HoursSpans =>
  store.seasons.findLast((each) => each.hours[day] && inSeason(date.slice(5), each))?.hours[day] ??
  store.hours[day] ??
  [];

const weekOn = (store: Planned, date: string): StoreHours =>
  Object.fromEntries(weekdays.map((day) => [day, weekdaySpans(store, date, day)]));

/** The spans of a date: of the special day, else of the public holiday, else of the season, else of the week. */
export function hoursOn(store: Planned, date: string, holidays: ReadonlySet<string>): HoursSpans {
  const special = store.specialDays.find((day) => day.date === date);
  if (special) return special.hours;
  if (store.publicHolidays && holidays.has(date)) return store.publicHolidays;
  return weekdaySpans(store, date, weekdayOf(date));
}

/**
 * The week in force on a date, and the days that differ from it: all that a browser needs. They begin two days before
 * the date, because the store's own date may be a day behind, and a night of the day before that may not have ended.
 */
export function upcomingOpeningTimes(
  store: Planned & { timeZone: string },
  today: string,
  holidays: ReadonlySet<string>,
  days = 21,
): OpeningTimes {
  const hours = weekOn(store, today);
  const specialDays: SpecialDay[] = [];
  for (let at = -2; at <= days; at += 1) {
    const date = addDays(today, at);
    const spans = hoursOn(store, date, holidays);
    if (String(spans) !== String(hours[weekdayOf(date)] ?? [])) specialDays.push({ date, hours: spans });
  }
  return { hours, specialDays, timeZone: store.timeZone };
}

type Interval = { from: number; to: number; opens: string; closes: string; date: string; until: string };

/** The times a store is open from yesterday to a week from now, joined where one follows the other. */
function intervals({ hours, specialDays, timeZone }: OpeningTimes, today: string): Interval[] {
  const found: Interval[] = [];
  for (let at = -1; at <= 8; at += 1) {
    const date = addDays(today, at);
    const special = specialDays.find((day) => day.date === date);
    for (const [opens, closes] of special?.hours ?? hours[weekdayOf(date)] ?? []) {
      const until = closes <= opens ? addDays(date, 1) : date;
      const from = toMoment(date, opens, timeZone);
      const to = toMoment(until, closes, timeZone);
      const last = found.at(-1);
      if (last && from <= last.to) {
        // A night that reaches into the morning's hours is one time with them.
        if (to > last.to) Object.assign(last, { to, closes, until });
      } else if (to > from) found.push({ from, to, opens, closes, date, until });
    }
  }
  return found;
}

/** The moments between which a store is open, from yesterday to a week from now, in pairs. */
export function openIntervals(times: OpeningTimes, now: Date): [from: number, to: number][] {
  return intervals(times, toZonedTime(now, times.timeZone).date).map(({ from, to }) => [from, to]);
}

/** Whether a store is open at a moment by its own clock, and when that changes next. */
export function openState(times: OpeningTimes, now: Date): OpenState {
  const today = toZonedTime(now, times.timeZone).date;
  const all = intervals(times, today);
  const next = all.find(({ to }) => to > now.getTime());
  if (!next) return { open: false };
  if (next.from > now.getTime()) return { open: false, at: next.opens, date: next.date };
  if (next === all.at(-1) && next.to - now.getTime() > 7 * 86_400_000) return { open: true };
  return { open: true, until: next.closes, date: next.until };
}

/** True when a store is open at a moment. Looks at two days alone: a search runs it for thousands of stores. */
export function isOpen({ hours, specialDays, timeZone }: OpeningTimes, now: Date): boolean {
  const today = toZonedTime(now, timeZone).date;
  const moment = now.getTime();
  return [addDays(today, -1), today].some((date) => {
    const spans = specialDays.find((day) => day.date === date)?.hours ?? hours[weekdayOf(date)] ?? [];
    return spans.some(
      ([opens, closes]) =>
        toMoment(date, opens, timeZone) <= moment &&
        moment < toMoment(closes <= opens ? addDays(date, 1) : date, closes, timeZone),
    );
  });
}

/** Runs of consecutive days with the same hours, Monday first; closed days are left out. */
export function groupHours(hours: StoreHours): { days: [first: Weekday, last: Weekday]; spans: HoursSpans }[] {
  const runs: ReturnType<typeof groupHours> = [];
  let previous = -2;
  for (const [index, day] of weekdays.entries()) {
    const spans = hours[day];
    if (!spans?.length) continue;
    const run = runs.at(-1);
    if (run && previous === index - 1 && String(run.spans) === String(spans)) run.days[1] = day;
    else runs.push({ days: [day, day], spans });
    previous = index;
  }
  return runs;
}
