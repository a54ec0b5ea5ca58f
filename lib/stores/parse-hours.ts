import { normalizeHours, parseHoursKeyword } from './hours-vocabulary';
import type { HoursSpans, SpecialDay } from './schema';

/**
 * The hours of one day as typed: spans (none: closed), or by appointment. `guessed`: a half of the day was completed,
 * as in 9-5.
 */
export type DayHours = { spans: HoursSpans; appointment?: true; guessed?: true };

type Time = { minutes: number; bare: boolean; half: '' | 'am' | 'pm' };

const two = (value: number) => String(value).padStart(2, '0');
const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
const timePattern = String.raw`(?:(\d{1,2})(?:[:.h](\d{2}))?|(\d{2})(\d{2}))(?:\s?(am|pm))?h?`;
const spanPattern = new RegExp(
  String.raw`^(?:from |απο )?${timePattern}\s?(?:-|to|till|until|εωσ|ωσ|μεχρι)\s?${timePattern}(?![\d:])`,
);

function timeOf([hour, minute, hour4, minute4, half]: (string | undefined)[]): Time | null {
  const minutes = Number(hour ?? hour4) * 60 + Number(minute ?? minute4 ?? 0);
  const bare = minute === undefined && hour4 === undefined;
  if (Number(minute ?? minute4 ?? 0) > 59) return null;
  if (!half) return minutes <= 24 * 60 ? { minutes, bare, half: '' } : null;
  if (minutes < 60 || minutes >= 13 * 60) return null;
  return { minutes: (minutes % (12 * 60)) + (half === 'pm' ? 12 * 60 : 0), bare, half: half as Time['half'] };
}

const noon = 12 * 60;

/**
 * The spans of one day that a plain text begins with, and the length they take: any separator between them. Null when
 * it begins with none, or with times that are no day.
 */
export function parseLeadingHoursSpans(plain: string): { spans: HoursSpans; length: number; guessed: boolean } | null {
  const spans: HoursSpans = [];
  let guessed = false;
  let at = 0;
  let previous = 0;
  for (;;) {
    const separator = at === 0 ? '' : (/^\s?(?:[,;/&+|]|και |and )?\s?/.exec(plain.slice(at))?.[0] ?? '');
    const match = spanPattern.exec(plain.slice(at + separator.length));
    if (!match) break;
    const opens = timeOf(match.slice(1, 6));
    const closes = timeOf(match.slice(6, 11));
    if (!opens || !closes || opens.minutes === 24 * 60) return null;
    let [from, to] = [opens.minutes, closes.minutes];
    // 9am-5 and 9-5pm tell of both ends; so does the morning of a day whose afternoon is 5-9.
    const hoursOfTwelve = from <= noon && to <= noon && opens.bare && closes.bare && !(opens.half && closes.half);
    if (spans.length && from < previous && !opens.half && from < noon && hoursOfTwelve) {
      from += noon;
      to += noon;
      guessed = true;
    } else if (hoursOfTwelve && !closes.half && to < from && to > 0 && from >= 5 * 60) {
      to += noon;
      guessed = true;
    }
    if (to === 0) to = 24 * 60;
    const [last] = spans.slice(-1);
    if (from === to || from < previous || (last && last[1] < last[0])) return null;
    spans.push([clock(from), clock(to)]);
    previous = to;
    at += separator.length + match[0].length;
  }
  return spans.length ? { spans, length: at, guessed } : null;
}

/**
 * Opening hours of a day as people type them: `9-14, 17:30-21` -> two spans; empty, a dash or a word for closed means
 * closed; also 24 hours and by appointment. Null when they cannot be read.
 */
export function parseDayHours(text: string): DayHours | null {
  const plain = normalizeHours(text).replace(/\n/g, ' ');
  if (plain === '') return { spans: [] };
  const word = parseHoursKeyword(plain);
  if (word === 'closed') return { spans: [] };
  if (word === 'appointment') return { spans: [], appointment: true };
  if (word === 'allDay') return { spans: [['00:00', '24:00']] };
  const found = parseLeadingHoursSpans(plain);
  if (!found || plain.slice(found.length).replace(/^[\s.,;]+$/, '') !== '') return null;
  return { spans: found.spans, ...(found.guessed && { guessed: true as const }) };
}

/** The text of spans, as `parseDayHours` reads it. */
export function formatSpans(spans: HoursSpans | undefined): string {
  return (spans ?? []).map((span) => span.join('-')).join(', ');
}

/** A date as staff type it, 2026-12-24 or 24/12/2026, at the start of a text. */
export function parseLeadingDate(plain: string): { date: string; length: number } | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(plain);
  const european = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?!\d)/.exec(plain);
  const match = iso ?? european;
  if (!match) return null;
  const [, first = '', second = '', third = ''] = match;
  const [year, month, day] = iso ? [first, second, third] : [third, second, first];
  return { date: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, length: match[0].length };
}

/**
 * Special days as staff type them, one per line or after a `;`: `2026-12-24 9-17` or `2026-12-25` for closed. Null when
 * a line cannot be read.
 */
export function parseSpecialDays(text: string): SpecialDay[] | null {
  const days: SpecialDay[] = [];
  for (const line of text.split(/\r?\n|;(?=\s*\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4})/).filter((each) => each.trim())) {
    const plain = normalizeHours(line);
    const found = parseLeadingDate(plain);
    const hours = found && parseDayHours(plain.slice(found.length).replace(/^\s*:/, ''));
    if (!found || !hours || hours.appointment || days.some(({ date }) => date === found.date)) return null;
    days.push({ date: found.date, hours: hours.spans });
  }
  return days;
}

/** The lines of special days, as `parseSpecialDays` reads them. */
export function formatSpecialDays(days: SpecialDay[]): string {
  return days.map(({ date, hours }) => `${date} ${formatSpans(hours)}`.trim()).join('\n');
}
