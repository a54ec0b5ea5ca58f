import type { DayHoursSpans, SpecialDay, StoreSeason, WeekHours } from './schema';
import { type Weekday, weekdays } from './weekdays';
import { addDays, toZonedDateAndTime, weekdayOf, zonedTimeToEpochMs } from './zoned-date-and-time';

/** The opening times of a store: the hours of the week, and in any order the days that differ from them. */
export type ResolvedOpeningTimes = { hours: WeekHours; specialDays: SpecialDay[]; timeZone: string };

type OpeningHours = {
  hours: WeekHours;
  seasons: StoreSeason[];
  publicHolidays: DayHoursSpans | null;
  specialDays: SpecialDay[];
};

const inSeason = (day: string, { from, to }: StoreSeason) =>
  from <= to ? from <= day && day <= to : from <= day || day <= to;

/** The spans of a weekday on a date: those of the last matching season that has any, otherwise of the week. */
const weekdaySpans = (store: OpeningHours, date: string, day: Weekday): DayHoursSpans =>
  store.seasons.findLast((season) => season.hours[day] && inSeason(date.slice(5), season))?.hours[day] ??
  store.hours[day] ??
  [];

const weekOn = (store: OpeningHours, date: string): WeekHours =>
  Object.fromEntries(weekdays.map((day) => [day, weekdaySpans(store, date, day)]));

/** The spans of a date: of the special day, or else of the public holiday, the season or the week, in this order. */
export function hoursOnDate(store: OpeningHours, date: string, holidays: ReadonlySet<string>): DayHoursSpans {
  const special = store.specialDays.find((day) => day.date === date);
  if (special) return special.hours;
  if (store.publicHolidays && holidays.has(date)) return store.publicHolidays;
  return weekdaySpans(store, date, weekdayOf(date));
}

/**
 * The week in force on a date and the days that differ from it, which is all that a browser needs. The days begin two
 * days earlier, because the date at the store may be one day behind and the night before may not have ended.
 */
export function resolveUpcomingOpeningTimes(
  store: OpeningHours & { timeZone: string },
  today: string,
  holidays: ReadonlySet<string>,
  days = 21,
): ResolvedOpeningTimes {
  const hours = weekOn(store, today);
  const specialDays: SpecialDay[] = [];
  for (let offset = -2; offset <= days; offset += 1) {
    const date = addDays(today, offset);
    const spans = hoursOnDate(store, date, holidays);
    if (String(spans) !== String(hours[weekdayOf(date)] ?? [])) specialDays.push({ date, hours: spans });
  }
  return { hours, specialDays, timeZone: store.timeZone };
}

/**
 * The moments between which a store is open, from now to a week from now, in pairs; a night is one interval with the
 * hours that it runs into.
 */
export function listOpenIntervalsOfWeek(
  { hours, specialDays, timeZone }: ResolvedOpeningTimes,
  now: Date,
): [from: number, to: number][] {
  const today = toZonedDateAndTime(now, timeZone).date;
  const merged: [from: number, to: number][] = [];
  for (let offset = -1; offset <= 8; offset += 1) {
    const date = addDays(today, offset);
    const special = specialDays.find((day) => day.date === date);
    for (const [opens, closes] of special?.hours ?? hours[weekdayOf(date)] ?? []) {
      const from = zonedTimeToEpochMs(date, opens, timeZone);
      const to = zonedTimeToEpochMs(closes <= opens ? addDays(date, 1) : date, closes, timeZone);
      const last = merged.at(-1);
      if (last && from <= last[1]) last[1] = Math.max(last[1], to);
      else if (to > from) merged.push([from, to]);
    }
  }
  return merged.filter(([, to]) => to > now.getTime());
}

/** True if a store is open at a moment. Checks only two days, because a search calls it for thousands of stores. */
export function isOpen({ hours, specialDays, timeZone }: ResolvedOpeningTimes, now: Date): boolean {
  const today = toZonedDateAndTime(now, timeZone).date;
  const moment = now.getTime();
  return [addDays(today, -1), today].some((date) => {
    const spans = specialDays.find((day) => day.date === date)?.hours ?? hours[weekdayOf(date)] ?? [];
    return spans.some(
      ([opens, closes]) =>
        zonedTimeToEpochMs(date, opens, timeZone) <= moment &&
        moment < zonedTimeToEpochMs(closes <= opens ? addDays(date, 1) : date, closes, timeZone),
    );
  });
}

/** Runs of consecutive days with the same hours, Monday first; closed days are left out. */
export function groupDaysByHours(hours: WeekHours): { days: [first: Weekday, last: Weekday]; spans: DayHoursSpans }[] {
  const runs: ReturnType<typeof groupDaysByHours> = [];
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
