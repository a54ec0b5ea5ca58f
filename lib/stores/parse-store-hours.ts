import {
  normalizeHoursText,
  parseDayPrefix,
  parseHolidayPrefix,
  parseHoursKeyword,
  parseMonthPrefix,
  parseNamedDayGroupPrefix,
} from './hours-vocabulary';
import { parseLeadingDate, parseLeadingHoursSpans, serializeDayHoursSpans } from './parse-day-hours';
import type { DayHoursSpans, SpecialDay, StoreSeason, WeekHours } from './schema';
import { type Weekday, weekdays } from './weekdays';

/** Everything that a text can contain about opening hours. */
export type ParsedStoreHours = {
  hours: WeekHours;
  seasons: StoreSeason[];
  publicHolidays: DayHoursSpans | null;
  appointment: Weekday[];
  specialDays: SpecialDay[];
  guessed: boolean;
};

const twoDigits = (value: number) => String(value).padStart(2, '0');
const lastDay = (month: number) => new Date(Date.UTC(2024, month, 0)).getUTCDate();

/** Parses from left to right: each step consumes what it recognises, or leaves the text unchanged. */
class Reader {
  constructor(private text: string) {}
  get rest() {
    return this.text;
  }
  take<T>(find: (text: string) => { value: T; length: number } | null): T | null {
    const match = find(this.text);
    if (!match) return null;
    this.text = this.text.slice(match.length);
    return match.value;
  }
  skip(pattern: RegExp): boolean {
    const match = pattern.exec(this.text);
    this.text = this.text.slice(match?.[0].length ?? 0);
    return Boolean(match?.[0]);
  }
}

const numberAt = (text: string) => {
  const match = /^\s?(\d{1,2})(?!\d|[:.]\d|\s?-)|^\s?(\d{1,2})(?=\s?-\s?\p{L})/u.exec(text);
  return match ? { value: Number(match[1] ?? match[2]), length: match[0].length } : null;
};

/** `Jun-Sep`, `Jun 15-Sep 10`, `Dec 24`, `Aug`. */
function seasonAt(reader: Reader): { from: string; to: string } | null {
  const first = reader.take(parseMonthPrefix);
  if (first === null) return null;
  const day = reader.take(numberAt);
  if (!reader.skip(/^\s?-\s?/)) {
    const from = `${twoDigits(first)}-${twoDigits(day ?? 1)}`;
    return { from, to: day === null ? `${twoDigits(first)}-${twoDigits(lastDay(first))}` : from };
  }
  const last = reader.take(parseMonthPrefix) ?? first;
  const end = reader.take(numberAt) ?? lastDay(last);
  return { from: `${twoDigits(first)}-${twoDigits(day ?? 1)}`, to: `${twoDigits(last)}-${twoDigits(end)}` };
}

/** `Mo-Fr`, `Mo,We`, `Sa & Su`, `daily`, `PH`. */
function daysAt(reader: Reader): { days: Weekday[]; holidays: boolean } {
  const days: Weekday[] = [];
  let holidays = false;
  for (;;) {
    const group = reader.take(parseNamedDayGroupPrefix);
    const first = group ? null : reader.take(parseDayPrefix);
    if (group) days.push(...group);
    else if (first) {
      if (reader.skip(/^\s?(?:-|εωσ |to |μεχρι )\s?/)) {
        const last = reader.take(parseDayPrefix);
        if (!last) return { days: [], holidays: false };
        const [from, to] = [weekdays.indexOf(first), weekdays.indexOf(last)];
        for (let index = from; ; index = (index + 1) % 7) {
          days.push(weekdays[index] as Weekday);
          if (index === to) break;
        }
      } else days.push(first);
    } else if (reader.take(parseHolidayPrefix)) holidays = true;
    else return { days, holidays };
    reader.skip(/^\s?(?:[,&+/]|και |and )?\s?(?=\p{L})/u);
  }
}

/** The spans or the keyword at the end of a rule. */
function hoursAt(reader: Reader): { spans: DayHoursSpans; appointment: boolean; guessed: boolean } | null {
  reader.skip(/^\s?[:=]?\s?(?:open |ανοιχτα )?/);
  // Keywords first, because 24/7 begins like a time.
  const candidate = /^[^\d;\n,][^;\n,]*|^24[^;\n,:]*/.exec(reader.rest)?.[0].trim() ?? '';
  const keyword = parseHoursKeyword(candidate) ?? (/^\s*($|[;\n])/.test(reader.rest) ? 'allDay' : null);
  if (keyword) {
    reader.skip(/^[^;\n,]*/);
    const spans: DayHoursSpans = keyword === 'allDay' ? [['00:00', '24:00']] : [];
    return { spans, appointment: keyword === 'appointment', guessed: false };
  }
  const parsed = parseLeadingHoursSpans(reader.rest);
  if (!parsed) return null;
  reader.take(() => ({ value: null, length: parsed.length }));
  return { ...parsed, appointment: false };
}

/**
 * Parses a whole week in one text, in the notation of OpenStreetMap or in informal Greek or English:
 * `Mo-Fr 09:00-14:00,17:30-21:00; Sa 9-15; PH off`, `Δευ-Παρ 9-17`, `24/7`, `Jun-Sep Mo-Su 20:00-02:00`,
 * `2026-12-24 9-17`. A later part overrides an earlier one for its days. Null if any part cannot be parsed.
 */
export function parseStoreHours(text: string): ParsedStoreHours | null {
  const plain = normalizeHoursText(text).replace(/^hours?\s?:|^ωραριο\s?:/, '');
  const week: ParsedStoreHours = {
    hours: {},
    seasons: [],
    publicHolidays: null,
    appointment: [],
    specialDays: [],
    guessed: false,
  };
  const reader = new Reader(plain.trim());
  while (reader.rest.trim()) {
    reader.skip(/^[\s;,.|/]+/);
    if (!reader.rest) break;
    const date = reader.take((rest) => {
      const parsed = parseLeadingDate(rest);
      return parsed && { value: parsed.date, length: parsed.length };
    });
    const season = date ? null : seasonAt(reader);
    if (season || date) reader.skip(/^\s?:?\s?/);
    const { days, holidays } = date ? { days: [], holidays: false } : daysAt(reader);
    // A rule without days applies to every day.
    const rule = hoursAt(reader);
    if (!rule) return null;
    week.guessed ||= rule.guessed;
    if (holidays) week.publicHolidays = rule.spans;
    if (date) week.specialDays.push({ date, hours: rule.spans });
    else if (season && rule.appointment) return null;
    else if (season) {
      let existing = week.seasons.find(({ from, to }) => from === season.from && to === season.to);
      if (!existing) {
        existing = { ...season, hours: {} };
        week.seasons.push(existing);
      }
      for (const day of days.length ? days : weekdays) existing.hours[day] = rule.spans;
    } else {
      const ruleDays = days.length || holidays ? days : weekdays;
      week.appointment = week.appointment.filter((day) => !ruleDays.includes(day));
      if (rule.appointment) week.appointment.push(...ruleDays);
      for (const day of ruleDays) {
        if (rule.spans.length) week.hours[day] = rule.spans;
        else delete week.hours[day];
      }
    }
    if (!/^\s*($|[;,.|/\n])|^\s+(?=\p{L})/u.test(reader.rest)) return null;
  }
  return week;
}

const osmDays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const osmMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The spans of a day in the notation of OpenStreetMap. */
const formatRule = (spans: DayHoursSpans) => serializeDayHoursSpans(spans).replaceAll(', ', ',') || 'off';

function formatDays(hours: WeekHours, prefix = ''): string[] {
  const runs: { first: number; last: number; text: string }[] = [];
  for (const [index, day] of weekdays.entries()) {
    const spans = hours[day];
    if (!spans) continue;
    const run = runs.at(-1);
    if (run?.last === index - 1 && run.text === formatRule(spans)) run.last = index;
    else runs.push({ first: index, last: index, text: formatRule(spans) });
  }
  return runs.map(
    ({ first, last, text }) => `${prefix}${osmDays[first]}${last > first ? `-${osmDays[last]}` : ''} ${text}`,
  );
}

const dayOfYear = (day: string) => `${osmMonths[Number(day.slice(0, 2)) - 1]} ${day.slice(3)}`;

/** Seasons in the notation of OpenStreetMap, one per line, which `parseStoreHours` can parse. */
export function formatOsmSeasons(seasons: StoreSeason[]): string {
  return seasons
    .map(({ from, to, hours }) => formatDays(hours, `${dayOfYear(from)}-${dayOfYear(to)} `).join('; '))
    .join('\n');
}

/** All hours of a store in the notation of OpenStreetMap. */
export function formatStoreHoursAsOsm(store: Omit<ParsedStoreHours, 'guessed'>): string {
  const runs = formatDays(store.hours).filter((run) => !run.endsWith(' off'));
  const appointment = store.appointment.map((day) => `${osmDays[weekdays.indexOf(day)]} "by appointment"`);
  const days = store.specialDays.map(({ date, hours }) => {
    const [year = '', month = '', day = ''] = date.split('-');
    return `${year} ${osmMonths[Number(month) - 1]} ${day} ${formatRule(hours)}`;
  });
  return [
    ...(runs.length ? runs : ['off'].slice(store.appointment.length)),
    ...appointment,
    ...store.seasons.flatMap(({ from, to, hours }) => formatDays(hours, `${dayOfYear(from)}-${dayOfYear(to)} `)),
    ...(store.publicHolidays ? [`PH ${formatRule(store.publicHolidays)}`] : []),
    ...days,
  ].join('; ');
}
