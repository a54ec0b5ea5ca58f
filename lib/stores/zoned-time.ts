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

type WallClock = { date: string; time: string };
const latest = new Map<string, { moment: number; clock: WallClock }>();

/** Date and wall-clock time of a moment in a time zone. */
export function toZonedTime(now: Date, timeZone: string): WallClock {
  // The stores of a list are compared with one and the same moment.
  const known = latest.get(timeZone);
  if (known?.moment === now.getTime()) return known.clock;
  const parts = clockOf(timeZone).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  const clock = { date: `${part('year')}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` };
  latest.set(timeZone, { moment: now.getTime(), clock });
  return clock;
}

/** A function of few different texts, computed once for each. */
function remembered<T>(compute: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    let result = known.get(text);
    if (result === undefined) {
      result = compute(text);
      // A page that stays open for weeks must not fill the memory.
      if (known.size > 20_000) known.clear();
      known.set(text, result);
    }
    return result;
  };
}

const startOf = remembered((date) => Date.parse(`${date}T00:00:00Z`));
const dateOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** The weekday of a date. */
export const weekdayOf = remembered(
  (date): Weekday => weekdays[(new Date(startOf(date)).getUTCDay() + 6) % 7] ?? 'mon',
);

const nextDate = remembered((date) => dateOf(startOf(date) + dayMs));
const previousDate = remembered((date) => dateOf(startOf(date) - dayMs));

/** The date some days after another. */
export function addDays(date: string, days: number): string {
  if (days === 1) return nextDate(date);
  return days === -1 ? previousDate(date) : dateOf(startOf(date) + days * dayMs);
}

function offsetAt(moment: number, timeZone: string): number {
  const { date, time } = toZonedTime(new Date(moment), timeZone);
  return Date.parse(`${date}T${time}Z`) - moment;
}

/**
 * The moment at which the clocks of a zone show a time (`24:00` is the next midnight). A time that occurs twice, when
 * the clocks go back, is the earlier one; a time that is skipped, when they go forward, is as long after the change as
 * it is into the gap.
 */
export function toMoment(date: string, time: string, timeZone: string): number {
  return momentOf(`${timeZone} ${date} ${time}`);
}

const momentOf = remembered((key) => {
  const [timeZone = '', date = '', time = ''] = key.split(' ');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const wall = startOf(date) + (hour * 60 + minute) * 60_000;
  const before = offsetAt(wall - dayMs, timeZone);
  const after = offsetAt(wall + dayMs, timeZone);
  const fits = [before, after].filter((offset) => offsetAt(wall - offset, timeZone) === offset);
  return fits.length ? Math.min(...fits.map((offset) => wall - offset)) : wall - before;
});
