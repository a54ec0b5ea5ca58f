import 'server-only';
import { figureRange } from '@/lib/i18n/format-quantity';
import { formatTimeOfDay } from '@/lib/i18n/format-time-of-day';
import { dateLanguageTag, type Locale, languageTag } from '@/lib/i18n/locales';
import { localePunctuation } from '@/lib/i18n/punctuation';
import { normalizeForSearch } from '@/lib/text/normalize-for-search';
import { holidaysOf } from './holidays';
import { groupHours, type OpeningTimes, upcomingOpeningTimes } from './opening-times';
import { placeNames, translatePlaceName } from './place-names';
import type { HoursSpans, Store, StoreHours } from './schema';
import { needsLatin, toLatin } from './transliterate';
import { type Weekday, weekdays } from './weekdays';
import { addDays, toZonedTime } from './zoned-time';

/**
 * A store as one language shows it, with what the search in the browser needs. Its hours are those in force, and the
 * days that differ.
 */
export type DisplayedStore = OpeningTimes & {
  id: string;
  name: string;
  kind: Store['kind'];
  address: string;
  /** Name and address in Latin letters, for readers of another script than the store's; else undefined. */
  latin?: { name: string; address: string };
  city: string;
  /** Town and region. */
  place: string;
  country: string;
  language: string;
  latitude: number;
  longitude: number;
  website: string | null;
  phone: string | null;
  lines: [days: string, hours: string][];
  special: [date: string, hours: string][];
  products: string[];
  search: string;
};

/** The words that hours are written with in a language. */
export type HoursLabels = Record<'closed' | 'allDay' | 'appointment' | 'publicHolidays', string>;

const languages: Record<string, string> = {
  ...{
    GR: 'el',
    CY: 'el',
    BG: 'bg',
    IT: 'it',
    FR: 'fr',
    ES: 'es',
    LV: 'lv',
    LT: 'lt',
    BY: 'be',
    NO: 'no',
    CN: 'zh',
    MT: 'en',
  },
};

/** Views of stores in a language, with the special days that are still to come where the store is. */
export function displayedStores(
  stores: Store[],
  locale: Locale,
  labels: HoursLabels,
  now = new Date(),
): DisplayedStore[] {
  const tag = languageTag(locale);
  const separators = localePunctuation(tag);
  const weekday = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' });
  const weekdayOfDate = new Intl.DateTimeFormat(tag, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const date = new Intl.DateTimeFormat(dateLanguageTag(locale), { dateStyle: 'medium', timeZone: 'UTC' });
  const dayOfYear = new Intl.DateTimeFormat(dateLanguageTag(locale), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  // 1 January 2024 was a Monday.
  const monday = Date.UTC(2024, 0, 1);
  const at = (name: Weekday) => monday + weekdays.indexOf(name) * 86_400_000;
  const day = (name: Weekday) => weekday.format(at(name));
  // Beside a date a day is written as within a line: Latvian has `Pirmd.` by itself and `piektd.` there.
  const dayWithinLine = (name: Weekday) =>
    weekdayOfDate.formatToParts(at(name)).find(({ type }) => type === 'weekday')?.value ?? day(name);
  const span = ([opens, closes]: [string, string]) =>
    opens === '00:00' && closes === '24:00'
      ? labels.allDay
      : figureRange(tag, formatTimeOfDay(tag, opens), formatTimeOfDay(tag, closes));
  const spans = (list: HoursSpans) => (list.length ? list.map(span).join(separators.list) : labels.closed);
  const days = ([first, last]: [Weekday, Weekday]) =>
    first === last ? day(first) : [day(first), dayWithinLine(last)].join(separators.run);
  const week = (hours: StoreHours) =>
    groupHours(hours).map(({ days: run, spans: list }) => [days(run), spans(list)] as [string, string]);

  function linesOf(store: Store, inForce: StoreHours): DisplayedStore['lines'] {
    const byAppointment = Object.fromEntries(
      store.appointment.map((name) => [name, [['00:00', '24:00']]]),
    ) as StoreHours;
    return [
      ...week(inForce),
      ...groupHours(byAppointment).map(({ days: run }) => [days(run), labels.appointment] as [string, string]),
      ...store.seasons.map(({ from, to, hours }): [string, string] => [
        dayOfYear.formatRange(Date.parse(`2024-${from}`), Date.parse(`${to < from ? 2025 : 2024}-${to}`)),
        week(hours)
          .map((line) => line.join(' '))
          .join(separators.clause) || labels.closed,
      ]),
      ...(store.publicHolidays ? [[labels.publicHolidays, spans(store.publicHolidays)] as [string, string]] : []),
    ];
  }

  return stores.map((store) => {
    const today = toZonedTime(now, store.timeZone).date;
    const opening = upcomingOpeningTimes(store, today, holidaysOf(store.country));
    const soon = addDays(today, 21);
    const special = new Map(
      [
        ...opening.specialDays.filter(({ date: on }) => holidaysOf(store.country).has(on) && on <= soon),
        ...store.specialDays,
      ]
        .filter(({ date: on }) => on >= today)
        .map(({ date: on, hours }) => [on, hours]),
    );
    const latin = {
      name: store.nameLatin || toLatin(store.name, store.country),
      address: store.addressLatin || toLatin(store.address, store.country),
    };
    const language = languages[store.country] ?? '';
    // Not broken at the end of a line.
    const postalCode = store.postalCode.replaceAll(' ', '\u00a0');
    const needsTransliteration =
      !tag.startsWith(language || '-') && (needsLatin(store.name) || needsLatin(store.address));
    return {
      id: store.slug,
      name: store.name,
      kind: store.kind,
      address: [store.address, postalCode].filter(Boolean).join(', '),
      ...(needsTransliteration && {
        latin: { ...latin, address: [latin.address, postalCode].filter(Boolean).join(', ') },
      }),
      city: translatePlaceName(store.city, locale),
      place: [store.city, store.region]
        .filter(Boolean)
        .map((name) => translatePlaceName(name, locale))
        .join(separators.part),
      country: store.country,
      language,
      latitude: store.latitude,
      longitude: store.longitude,
      website: store.website,
      phone: store.phone,
      lines: linesOf(store, opening.hours),
      special: [...special]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .slice(0, 3)
        .map(([on, hours]) => [date.format(Date.parse(on)), spans(hours)]),
      ...opening,
      hours: Object.fromEntries(Object.entries(opening.hours).filter(([, list]) => list.length)),
      products: store.products,
      search: normalizeForSearch(
        [
          store.name,
          store.address,
          store.postalCode,
          // As many people type it.
          store.postalCode.replaceAll(' ', ''),
          latin.name,
          latin.address,
          ...placeNames(store.city, locale),
          ...placeNames(store.region, locale),
        ].join(' '),
      ),
    };
  });
}
