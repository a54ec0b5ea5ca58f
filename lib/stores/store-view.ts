import 'server-only';
import { dateTimeFormat } from '@/lib/i18n/formatters';
import { listSeparators } from '@/lib/i18n/list-separators';
import { dateTag, type Locale, languageTag } from '@/lib/i18n/locales';
import { normalizeForSearch } from '@/lib/text/normalize-for-search';
import { groupHours, toZonedTime, type Weekday, weekdays } from './hours';
import { placeName, placeNames } from './places';
import type { Hours, SpecialDay, Store } from './schema';

/** A store as one language shows it, with what the search in the browser needs. */
export type StoreView = {
  id: string;
  name: string;
  kind: Store['kind'];
  address: string;
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
  hours: Hours;
  specialDays: SpecialDay[];
  timeZone: string;
  products: string[];
  search: string;
};

const languages: Record<string, string> = { GR: 'el', CY: 'el', BG: 'bg', IT: 'it', FR: 'fr', ES: 'es', LV: 'lv' };

/** Views of shops in a language, with the special days that are still to come where the shop is. `closed` is the word for a closed day. */
export function storeViews(stores: Store[], locale: Locale, closed: string, now = new Date()): StoreView[] {
  const tag = languageTag(locale);
  const separators = listSeparators(tag);
  const weekday = dateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' });
  const date = dateTimeFormat(dateTag(locale), { dateStyle: 'medium', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  const day = (name: Weekday) => weekday.format(Date.UTC(2024, 0, 1 + weekdays.indexOf(name)));
  const spans = (list: [string, string][]) =>
    list.length ? list.map(([opens, closes]) => `${opens}–${closes}`).join(', ') : closed;
  const upcoming = ({ specialDays, timeZone }: Store) => {
    const today = toZonedTime(now, timeZone).date;
    return specialDays.filter((special) => special.date >= today).slice(0, 3);
  };
  return stores.map((store) => ({
    id: store.slug,
    name: store.name,
    kind: store.kind,
    address: [store.address, store.postalCode].filter(Boolean).join(', '),
    city: placeName(store.city, locale),
    place: [store.city, store.region]
      .filter(Boolean)
      .map((name) => placeName(name, locale))
      .join(separators.part),
    country: store.country,
    language: languages[store.country] ?? '',
    latitude: store.latitude,
    longitude: store.longitude,
    website: store.website,
    phone: store.phone,
    lines: groupHours(store.hours).map(({ days: [first, last], spans: list }) => [
      first === last ? day(first) : [first, last].map(day).join(separators.run),
      spans(list),
    ]),
    special: upcoming(store).map((special) => [date.format(Date.parse(special.date)), spans(special.hours)]),
    hours: store.hours,
    specialDays: store.specialDays,
    timeZone: store.timeZone,
    products: store.products,
    search: normalizeForSearch(
      [
        store.name,
        store.address,
        store.postalCode,
        // As many people type it.
        store.postalCode.replaceAll(' ', ''),
        ...placeNames(store.city, locale),
        ...placeNames(store.region, locale),
      ].join(' '),
    ),
  }));
}
