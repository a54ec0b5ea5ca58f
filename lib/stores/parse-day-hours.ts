import { normalizeHoursText, parseHoursKeyword } from './hours-vocabulary';
import type { DayHoursSpans, SpecialDay } from './schema';

/**
 * The parsed hours of one day: spans (none: closed), or by appointment. `guessed`: am or pm was inferred, as in 9-5.
 */
export type ParsedDayHours = { spans: DayHoursSpans; appointment?: true; guessed?: true };

type Time = { minutes: number; bare: boolean; half: '' | 'am' | 'pm' };

const twoDigits = (value: number) => String(value).padStart(2, '0');
const formatMinutes = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
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
 * The spans of one day at the start of a normalized text, with any separators between them, and their length. Null if
 * the text does not begin with one, or the times do not form a day.
 */
export function parseLeadingHoursSpans(
  plain: string,
): { spans: DayHoursSpans; length: number; guessed: boolean } | null {
  const spans: DayHoursSpans = [];
  let guessed = false;
  let position = 0;
  let previous = 0;
  for (;;) {
    const separator = position === 0 ? '' : (/^\s?(?:[,;/&+|]|και |and )?\s?/.exec(plain.slice(position))?.[0] ?? '');
    const match = spanPattern.exec(plain.slice(position + separator.length));
    if (!match) break;
    const opens = timeOf(match.slice(1, 6));
    const closes = timeOf(match.slice(6, 11));
    if (!opens || !closes || opens.minutes === 24 * 60) return null;
    let [from, to] = [opens.minutes, closes.minutes];
    // In 9am-5 and 9-5pm one half of the day determines the other, as a morning does for an afternoon written 5-9.
    const is12HourClock = from <= noon && to <= noon && opens.bare && closes.bare && !(opens.half && closes.half);
    if (spans.length && from < previous && !opens.half && from < noon && is12HourClock) {
      from += noon;
      to += noon;
      guessed = true;
    } else if (is12HourClock && !closes.half && to < from && to > 0 && from >= 5 * 60) {
      to += noon;
      guessed = true;
    }
    if (to === 0) to = 24 * 60;
    const [last] = spans.slice(-1);
    if (from === to || from < previous || (last && last[1] < last[0])) return null;
    spans.push([formatMinutes(from), formatMinutes(to)]);
    previous = to;
    position += separator.length + match[0].length;
  }
  return spans.length ? { spans, length: position, guessed } : null;
}

/**
 * Parses opening hours of a day: `9-14, 17:30-21` -> two spans; an empty text, a dash or a term for closed means
 * closed; also 24 hours and by appointment. Null if the text cannot be parsed.
 */
export function parseDayHours(text: string): ParsedDayHours | null {
  const plain = normalizeHoursText(text).replace(/\n/g, ' ');
  if (plain === '') return { spans: [] };
  const keyword = parseHoursKeyword(plain);
  if (keyword === 'closed') return { spans: [] };
  if (keyword === 'appointment') return { spans: [], appointment: true };
  if (keyword === 'allDay') return { spans: [['00:00', '24:00']] };
  const parsed = parseLeadingHoursSpans(plain);
  if (!parsed || plain.slice(parsed.length).replace(/^[\s.,;]+$/, '') !== '') return null;
  return { spans: parsed.spans, ...(parsed.guessed && { guessed: true as const }) };
}

/** The text of spans, as `parseDayHours` reads it. */
export function serializeDayHoursSpans(spans: DayHoursSpans | undefined): string {
  return (spans ?? []).map((span) => span.join('-')).join(', ');
}

/** A date at the start of a text, 2026-12-24 or 24/12/2026. */
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
 * Parses special days, one per line or after a `;`: `2026-12-24 9-17`, or `2026-12-25` for closed. Null if a line
 * cannot be parsed.
 */
export function parseSpecialDays(text: string): SpecialDay[] | null {
  const days: SpecialDay[] = [];
  for (const line of text.split(/\r?\n|;(?=\s*\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4})/).filter((entry) => entry.trim())) {
    const plain = normalizeHoursText(line);
    const parsed = parseLeadingDate(plain);
    const hours = parsed && parseDayHours(plain.slice(parsed.length).replace(/^\s*:/, ''));
    if (!parsed || !hours || hours.appointment || days.some(({ date }) => date === parsed.date)) return null;
    days.push({ date: parsed.date, hours: hours.spans });
  }
  return days;
}

/** The lines of special days, as `parseSpecialDays` reads them. */
export function serializeSpecialDays(days: SpecialDay[]): string {
  return days.map(({ date, hours }) => `${date} ${serializeDayHoursSpans(hours)}`.trim()).join('\n');
}
