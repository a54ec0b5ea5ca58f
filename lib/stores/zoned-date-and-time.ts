import { getDateTimeFormat } from '@/lib/i18n/formatters';
import { type Weekday, weekdays } from './weekdays';

const dayMs = 86_400_000;
const digits = { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;

type WallClock = { date: string; time: string };
const lastResults = new Map<string, { moment: number; clock: WallClock }>();

/** Date and wall-clock time of a moment in a time zone. */
export function toZonedDateAndTime(now: Date, timeZone: string): WallClock {
  // All stores of a list are compared with the same moment.
  const last = lastResults.get(timeZone);
  if (last?.moment === now.getTime()) return last.clock;
  const format = getDateTimeFormat('en-CA', { timeZone, year: 'numeric', ...digits, hourCycle: 'h23' });
  const parts = format.formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  const clock = { date: `${part('year')}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` };
  lastResults.set(timeZone, { moment: now.getTime(), clock });
  return clock;
}

/** Caches a function of few different texts. */
function cached<T>(compute: (text: string) => T): (text: string) => T {
  const results = new Map<string, T>();
  return (text) => {
    let result = results.get(text);
    if (result === undefined) {
      result = compute(text);
      // A page that stays open for weeks must not fill the memory.
      if (results.size > 20_000) results.clear();
      results.set(text, result);
    }
    return result;
  };
}

const startOf = cached((date) => Date.parse(`${date}T00:00:00Z`));
const dateOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** The weekday of a date. */
export const weekdayOf = cached((date): Weekday => weekdays[(new Date(startOf(date)).getUTCDay() + 6) % 7] ?? 'mon');

const nextDate = cached((date) => dateOf(startOf(date) + dayMs));
const previousDate = cached((date) => dateOf(startOf(date) - dayMs));

/** The date some days after another. */
export function addDays(date: string, days: number): string {
  if (days === 1) return nextDate(date);
  return days === -1 ? previousDate(date) : dateOf(startOf(date) + days * dayMs);
}

function offsetAt(moment: number, timeZone: string): number {
  const { date, time } = toZonedDateAndTime(new Date(moment), timeZone);
  return Date.parse(`${date}T${time}Z`) - moment;
}

/**
 * The moment of a wall-clock time in a time zone (`24:00` is the next midnight). A time that occurs twice, when the
 * clocks go back, is the earlier one. A time that is skipped, when they go forward, is as long after the change as it
 * is after the start of the gap.
 */
export function zonedTimeToEpochMs(date: string, time: string, timeZone: string): number {
  return momentOf(`${timeZone} ${date} ${time}`);
}

const momentOf = cached((key) => {
  const [timeZone = '', date = '', time = ''] = key.split(' ');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const wall = startOf(date) + (hour * 60 + minute) * 60_000;
  const offsetBefore = offsetAt(wall - dayMs, timeZone);
  const offsetAfter = offsetAt(wall + dayMs, timeZone);
  const valid = [offsetBefore, offsetAfter].filter((offset) => offsetAt(wall - offset, timeZone) === offset);
  return valid.length ? Math.min(...valid.map((offset) => wall - offset)) : wall - offsetBefore;
});
