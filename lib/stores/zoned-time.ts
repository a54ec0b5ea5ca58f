import { type Weekday, weekdays } from './weekdays';

const clocks = new Map<string, Intl.DateTimeFormat>();
const dayMs = 86_400_000;

// To make one takes ten times as long as to use it, and all the stores of a country share one.
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const digits = { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const clock = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', ...digits, hourCycle: 'h23' });
  clocks.set(timeZone, clock);
  return clock;
}

/** Date and wall-clock time of a moment in a time zone. */
export function toZonedTime(now: Date, timeZone: string): { date: string; time: string } {
  const parts = clockOf(timeZone).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return { date: `${part('year')}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` };
}

/** The weekday of a date. */
export function weekdayOf(date: string): Weekday {
  return weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'mon';
}

/** The date some days after another. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

function offsetAt(moment: number, timeZone: string): number {
  const { date, time } = toZonedTime(new Date(moment), timeZone);
  return Date.parse(`${date}T${time}Z`) - moment;
}

const moments = new Map<string, number>();

/**
 * The moment at which the clocks of a zone show a time (`24:00` is the next midnight). A time that occurs twice, when
 * the clocks go back, is the earlier one; a time that is skipped, when they go forward, is as long after the change as
 * it is into the gap.
 */
export function toMoment(date: string, time: string, timeZone: string): number {
  const key = `${timeZone} ${date} ${time}`;
  const known = moments.get(key);
  if (known !== undefined) return known;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const wall = Date.parse(`${date}T00:00:00Z`) + (hour * 60 + minute) * 60_000;
  const before = offsetAt(wall - dayMs, timeZone);
  const after = offsetAt(wall + dayMs, timeZone);
  const fits = [before, after].filter((offset) => offsetAt(wall - offset, timeZone) === offset);
  const moment = fits.length ? Math.min(...fits.map((offset) => wall - offset)) : wall - before;
  // A page that stays open for weeks must not fill the memory.
  if (moments.size > 20_000) moments.clear();
  moments.set(key, moment);
  return moment;
}
