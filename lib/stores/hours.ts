import { dateTimeFormat } from '@/lib/i18n/formatters';
import type { Hours, SpecialDay } from './schema';

/** Keys of opening hours, Monday first. In a file without a schema, because the browser needs them too. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

type OpeningTimes = { hours: Hours; specialDays: SpecialDay[]; timeZone: string };

/** True when a store is open at a moment, in the store's own time zone. */
export function isOpen({ hours, specialDays, timeZone }: OpeningTimes, now: Date): boolean {
  const { date, weekday, time } = toZonedTime(now, timeZone);
  const special = specialDays.find((day) => day.date === date);
  return (special ? special.hours : (hours[weekday] ?? [])).some(([opens, closes]) => opens <= time && time < closes);
}

const digits = { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;

/** Date, weekday and wall-clock time of a moment in a time zone. */
export function toZonedTime(now: Date, timeZone: string): { date: string; weekday: Weekday; time: string } {
  const parts = dateTimeFormat('en-CA', { timeZone, year: 'numeric', ...digits, hourCycle: 'h23' }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  const date = `${part('year')}-${part('month')}-${part('day')}`;
  const weekday = weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'mon';
  return { date, weekday, time: `${part('hour')}:${part('minute')}` };
}

/** Runs of consecutive days with the same hours, Monday first; closed days are left out. */
export function groupHours(hours: Hours): { days: [first: Weekday, last: Weekday]; spans: [string, string][] }[] {
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
