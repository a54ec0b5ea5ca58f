import {
  normalizeHours,
  parseDayGroupPrefix,
  parseDayPrefix,
  parseHolidayPrefix,
  parseHoursKeyword,
  parseMonthPrefix,
} from './hours-vocabulary';
import { formatSpans, parseLeadingDate, parseLeadingHoursSpans } from './parse-hours';
import type { HoursSpans, SpecialDay, StoreHours, StoreSeason } from './schema';
import { type Weekday, weekdays } from './weekdays';

/** All that a text can state of opening hours. */
export type ParsedStoreHours = {
  hours: StoreHours;
  seasons: StoreSeason[];
  publicHolidays: HoursSpans | null;
  appointment: Weekday[];
  specialDays: SpecialDay[];
  guessed: boolean;
};

const two = (value: number) => String(value).padStart(2, '0');
const lastDay = (month: number) => new Date(Date.UTC(2024, month, 0)).getUTCDate();

/** Reads from left to right; each part takes what it knows or leaves the text as it is. */
class Reader {
  constructor(private text: string) {}
  get rest() {
    return this.text;
  }
  take<T>(find: (text: string) => { value: T; length: number } | null): T | null {
    const found = find(this.text);
    if (!found) return null;
    this.text = this.text.slice(found.length);
    return found.value;
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
    const from = `${two(first)}-${two(day ?? 1)}`;
    return { from, to: day === null ? `${two(first)}-${two(lastDay(first))}` : from };
  }
  const last = reader.take(parseMonthPrefix) ?? first;
  const end = reader.take(numberAt) ?? lastDay(last);
  return { from: `${two(first)}-${two(day ?? 1)}`, to: `${two(last)}-${two(end)}` };
}

/** `Mo-Fr`, `Mo,We`, `Sa & Su`, `daily`, `PH`. */
function daysAt(reader: Reader): { days: Weekday[]; holidays: boolean } {
  const days: Weekday[] = [];
  let holidays = false;
  for (;;) {
    const group = reader.take(parseDayGroupPrefix);
    const first = group ? null : reader.take(parseDayPrefix);
    if (group) days.push(...group);
    else if (first) {
      if (reader.skip(/^\s?(?:-|εωσ |to |μεχρι )\s?/)) {
        const last = reader.take(parseDayPrefix);
        if (!last) return { days: [], holidays: false };
        const [from, to] = [weekdays.indexOf(first), weekdays.indexOf(last)];
        for (let at = from; ; at = (at + 1) % 7) {
          days.push(weekdays[at] as Weekday);
          if (at === to) break;
        }
      } else days.push(first);
    } else if (reader.take(parseHolidayPrefix)) holidays = true;
    else return { days, holidays };
    reader.skip(/^\s?(?:[,&+/]|και |and )?\s?(?=\p{L})/u);
  }
}

/** The spans or the word that a rule ends with. */
function hoursAt(reader: Reader): { spans: HoursSpans; appointment: boolean; guessed: boolean } | null {
  reader.skip(/^\s?[:=]?\s?(?:open |ανοιχτα )?/);
  // Words first: 24/7 begins like a time.
  const word = /^[^\d;\n,][^;\n,]*|^24[^;\n,:]*/.exec(reader.rest)?.[0].trim() ?? '';
  const meaning = parseHoursKeyword(word) ?? (/^\s*($|[;\n])/.test(reader.rest) ? 'allDay' : null);
  if (meaning) {
    reader.skip(/^[^;\n,]*/);
    const spans: HoursSpans = meaning === 'allDay' ? [['00:00', '24:00']] : [];
    return { spans, appointment: meaning === 'appointment', guessed: false };
  }
  const found = parseLeadingHoursSpans(reader.rest);
  if (!found) return null;
  reader.take(() => ({ value: null, length: found.length }));
  return { ...found, appointment: false };
}

/**
 * A whole week in one text, in OpenStreetMap's notation or as people write it in Greek or English:
 * `Mo-Fr 09:00-14:00,17:30-21:00; Sa 9-15; PH off`, `Δευ-Παρ 9-17`, `24/7`, `Jun-Sep Mo-Su 20:00-02:00`,
 * `2026-12-24 9-17`. A later part goes before an earlier one for the days it names. Null when any part cannot be read.
 */
export function parseWeekHours(text: string): ParsedStoreHours | null {
  const plain = normalizeHours(text).replace(/^hours?\s?:|^ωραριο\s?:/, '');
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
      const found = parseLeadingDate(rest);
      return found && { value: found.date, length: found.length };
    });
    const season = date ? null : seasonAt(reader);
    if (season || date) reader.skip(/^\s?:?\s?/);
    const { days, holidays } = date ? { days: [], holidays: false } : daysAt(reader);
    // A rule without days is for every day, and one of only times has nothing else before it.
    const read = hoursAt(reader);
    if (!read) return null;
    week.guessed ||= read.guessed;
    if (holidays) week.publicHolidays = read.spans;
    if (date) week.specialDays.push({ date, hours: read.spans });
    else if (season && read.appointment) return null;
    else if (season) {
      let known = week.seasons.find(({ from, to }) => from === season.from && to === season.to);
      if (!known) {
        known = { ...season, hours: {} };
        week.seasons.push(known);
      }
      for (const day of days.length ? days : weekdays) known.hours[day] = read.spans;
    } else {
      const every = days.length || holidays ? days : weekdays;
      week.appointment = week.appointment.filter((day) => !every.includes(day));
      if (read.appointment) week.appointment.push(...every);
      for (const day of every) {
        if (read.spans.length) week.hours[day] = read.spans;
        else delete week.hours[day];
      }
    }
    if (!/^\s*($|[;,.|/\n])|^\s+(?=\p{L})/u.test(reader.rest)) return null;
  }
  return week;
}

const osmDays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const osmMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The spans of a day, as OpenStreetMap writes them. */
const rule = (spans: HoursSpans) => formatSpans(spans).replaceAll(', ', ',') || 'off';

function formatDays(hours: StoreHours, prefix = ''): string[] {
  const runs: { first: number; last: number; text: string }[] = [];
  for (const [at, day] of weekdays.entries()) {
    const spans = hours[day];
    if (!spans) continue;
    const run = runs.at(-1);
    if (run?.last === at - 1 && run.text === rule(spans)) run.last = at;
    else runs.push({ first: at, last: at, text: rule(spans) });
  }
  return runs.map(
    ({ first, last, text }) => `${prefix}${osmDays[first]}${last > first ? `-${osmDays[last]}` : ''} ${text}`,
  );
}

const dayOfYear = (day: string) => `${osmMonths[Number(day.slice(0, 2)) - 1]} ${day.slice(3)}`;

/** Seasons in OpenStreetMap's notation, a line each, as `parseWeekHours` reads them. */
export function formatSeasons(seasons: StoreSeason[]): string {
  return seasons
    .map(({ from, to, hours }) => formatDays(hours, `${dayOfYear(from)}-${dayOfYear(to)} `).join('; '))
    .join('\n');
}

/** All of a store's hours in OpenStreetMap's notation. */
export function formatWeek(store: Omit<ParsedStoreHours, 'guessed'>): string {
  const runs = formatDays(store.hours).filter((each) => !each.endsWith(' off'));
  const appointment = store.appointment.map((day) => `${osmDays[weekdays.indexOf(day)]} "by appointment"`);
  const days = store.specialDays.map(({ date, hours }) => {
    const [year = '', month = '', day = ''] = date.split('-');
    return `${year} ${osmMonths[Number(month) - 1]} ${day} ${rule(hours)}`;
  });
  return [
    ...(runs.length ? runs : ['off'].slice(store.appointment.length)),
    ...appointment,
    ...store.seasons.flatMap(({ from, to, hours }) => formatDays(hours, `${dayOfYear(from)}-${dayOfYear(to)} `)),
    ...(store.publicHolidays ? [`PH ${rule(store.publicHolidays)}`] : []),
    ...days,
  ].join('; ');
}
