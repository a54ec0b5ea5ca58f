import 'server-only';
import { countryName } from '@/lib/i18n/country-name';
import { formatFigureRange } from '@/lib/i18n/format-quantity';
import { formatTimeOfDay } from '@/lib/i18n/format-time-of-day';
import { getDateTimeFormat } from '@/lib/i18n/formatters';
import { dateLanguageTag, type Locale, languageTag, localeCodes } from '@/lib/i18n/locales';
import { localePunctuation } from '@/lib/i18n/punctuation';
import { normalizeForSearch } from '@/lib/text/normalize-for-search';
import { groupDaysByHours, type ResolvedOpeningTimes, resolveUpcomingOpeningTimes } from './opening-times';
import { listSearchablePlaceNames, translatePlaceName } from './place-names';
import { getPublicHolidays } from './public-holidays';
import type { DayHoursSpans, Store, WeekHours } from './schema';
import { hasNonLatinScript, toLatin } from './transliterate';
import { type Weekday, weekdays } from './weekdays';
import { addDays, toZonedDateAndTime } from './zoned-date-and-time';

/**
 * A store as one language shows it, with the data for the search in the browser. Its hours are those in force now, and
 * the days that differ from them.
 */
export type DisplayedStore = ResolvedOpeningTimes & {
  id: string;
  name: string;
  kind: Store['kind'];
  address: string;
  /** Name and address in Latin letters, if the language has another script than the store. */
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
  /** What the search compares: name and address, and apart from them town, region and country. */
  search: string;
  searchPlaces: string;
};

/** The labels for opening hours in one language. */
export type StoreHoursLabels = Record<'closed' | 'allDay' | 'appointment' | 'publicHolidays', string>;

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

/** The words of the texts as the search compares them, each once. */
const joinSearchTerms = (texts: string[]) => [...new Set(normalizeForSearch(texts.join(' ')).split(/\s+/))].join(' ');

/** Stores as one language shows them, with the special days from today on in the time zone of each store. */
export function toDisplayedStores(
  stores: Store[],
  locale: Locale,
  labels: StoreHoursLabels,
  now = new Date(),
): DisplayedStore[] {
  const tag = languageTag(locale);
  const separators = localePunctuation(tag);
  const weekday = getDateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' });
  const weekdayOfDate = getDateTimeFormat(tag, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const fullDate = getDateTimeFormat(dateLanguageTag(locale), { dateStyle: 'medium', timeZone: 'UTC' });
  const dayOfYear = getDateTimeFormat(dateLanguageTag(locale), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  // 1 January 2024 was a Monday.
  const monday = Date.UTC(2024, 0, 1);
  const toMoment = (name: Weekday) => monday + weekdays.indexOf(name) * 86_400_000;
  const day = (name: Weekday) => weekday.format(toMoment(name));
  // The weekday as within a date: Latvian writes `Pirmd.` alone, but `piektd.` inside a line.
  const dayWithinLine = (name: Weekday) =>
    weekdayOfDate.formatToParts(toMoment(name)).find(({ type }) => type === 'weekday')?.value ?? day(name);
  const span = ([opens, closes]: [string, string]) =>
    opens === '00:00' && closes === '24:00'
      ? labels.allDay
      : formatFigureRange(tag, formatTimeOfDay(tag, opens), formatTimeOfDay(tag, closes));
  const spans = (list: DayHoursSpans) => (list.length ? list.map(span).join(separators.list) : labels.closed);
  const days = ([first, last]: [Weekday, Weekday]) =>
    first === last ? day(first) : [day(first), dayWithinLine(last)].join(separators.run);
  const week = (hours: WeekHours) =>
    groupDaysByHours(hours).map(({ days: run, spans: list }) => [days(run), spans(list)] as [string, string]);

  function linesOf(store: Store, inForce: WeekHours): DisplayedStore['lines'] {
    const byAppointment = Object.fromEntries(
      store.appointment.map((name) => [name, [['00:00', '24:00']]]),
    ) as WeekHours;
    return [
      ...week(inForce),
      ...groupDaysByHours(byAppointment).map(({ days: run }) => [days(run), labels.appointment] as [string, string]),
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
    const today = toZonedDateAndTime(now, store.timeZone).date;
    const opening = resolveUpcomingOpeningTimes(store, today, getPublicHolidays(store.country));
    const lastHolidayShown = addDays(today, 21);
    const special = new Map(
      [
        ...opening.specialDays.filter(
          ({ date }) => getPublicHolidays(store.country).has(date) && date <= lastHolidayShown,
        ),
        ...store.specialDays,
      ]
        .filter(({ date }) => date >= today)
        .map(({ date, hours }) => [date, hours]),
    );
    const latin = {
      name: store.nameLatin || toLatin(store.name, store.country),
      address: store.addressLatin || toLatin(store.address, store.country),
    };
    const language = languages[store.country] ?? '';
    // No line break inside the postal code.
    const postalCode = store.postalCode.replaceAll(' ', '\u00a0');
    const needsTransliteration =
      !tag.startsWith(language || '-') && (hasNonLatinScript(store.name) || hasNonLatinScript(store.address));
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
        .map(([isoDate, hours]) => [fullDate.format(Date.parse(isoDate)), spans(hours)]),
      ...opening,
      hours: Object.fromEntries(Object.entries(opening.hours).filter(([, list]) => list.length)),
      products: store.products,
      search: joinSearchTerms([
        store.name,
        store.address,
        store.postalCode,
        // Visitors often type it without the space.
        store.postalCode.replaceAll(' ', ''),
        latin.name,
        latin.address,
      ]),
      searchPlaces: joinSearchTerms([
        ...listSearchablePlaceNames(store.city, locale),
        ...listSearchablePlaceNames(store.region, locale),
        ...localeCodes.map((language) => countryName(language, store.country) ?? ''),
      ]),
    };
  });
}
