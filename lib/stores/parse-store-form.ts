import 'server-only';
import { normalizeForSearch } from '@/lib/text/normalize-for-search';
import { slugify } from '@/lib/text/slug';
import { cleanText } from './clean-text';
import { countryCodeByName } from './country-by-name';
import { buildNameMatchKey } from './name-match-key';
import { parseDayHours, parseSpecialDays, serializeDayHoursSpans, serializeSpecialDays } from './parse-day-hours';
import { isDialablePhone, normalizePhoneNumbers, normalizeWebsiteUrl, parseCoordinate } from './parse-store-fields';
import { formatOsmSeasons, parseStoreHours } from './parse-store-hours';
import { toGreekTownName } from './place-names';
import { findRetailerTypeByName } from './retailer-type-by-name';
import { type DayHoursSpans, type Store, type StoreSeason, storeSchema } from './schema';
import { type StoreFieldName, type StoreFormValues, storeFields } from './store-field-names';
import { timeZoneOfCountry } from './time-zone-of-country';
import { resolveAmbiguousTownPosition } from './town-positions';
import { toLatin } from './transliterate';
import { weekdays } from './weekdays';

export { type StoreFieldName, type StoreFormValues, storeFields } from './store-field-names';

/**
 * A value that was inferred: am or pm in hours such as 9-5, or the position of the town for that of the store.
 */
export type StoreParseWarningKey = 'guessed' | 'townCentre';

/** The products that stores may stock: their slugs, and the slugs by name. */
export type StockableProductSlugs = ReadonlySet<string> & { names?: ReadonlyMap<string, string> };

export type StoreFormParseResult =
  | { ok: true; store: Store; notes?: StoreParseWarningKey[] }
  /** `swapped`: the position would be valid with latitude and longitude exchanged. */
  | { ok: false; fields: StoreFieldName[]; swapped?: true };

function readProducts(text: string, known: StockableProductSlugs): string[] | null {
  const slugs = text.split(/[,;|\n]+/).flatMap((part) => {
    const name = part.trim();
    const slugByName = known.names?.get(buildNameMatchKey(name));
    return known.has(name) ? [name] : slugByName ? [slugByName] : name.split(/\s+/).filter(Boolean);
  });
  return slugs.every((slug) => known.has(slug)) ? [...new Set(slugs)] : null;
}

function readSeasons(text: string): StoreSeason[] | null {
  const week = parseStoreHours(text);
  const hasOnlySeasons = week && !Object.keys(week.hours).length && !week.publicHolidays && !week.specialDays.length;
  return hasOnlySeasons && !week.appointment.length ? week.seasons : null;
}

/** Null: the same hours as on other days. Undefined if the text cannot be parsed. */
function readHolidays(text: string): DayHoursSpans | null | undefined {
  if (!text) return null;
  const day = parseDayHours(text);
  return day && !day.appointment ? day.spans : undefined;
}

const inGreece = (latitude: number, longitude: number) =>
  latitude > 34 && latitude < 42.5 && longitude > 19 && longitude < 35;

/**
 * Parses a store from text fields; `known` are the products that exist. Returns the invalid fields if there are any.
 */
export function parseStoreForm(form: Partial<StoreFormValues>, known: StockableProductSlugs): StoreFormParseResult {
  const text = (name: StoreFieldName) => cleanText(form[name] ?? '');
  const lines = (name: StoreFieldName) => cleanText(form[name] ?? '', { lines: true });
  const invalid = new Set<StoreFieldName>();
  const notes = new Set<StoreParseWarningKey>();
  const hours: Record<string, DayHoursSpans> = {};
  const appointment: string[] = [];
  for (const day of weekdays) {
    const parsed = parseDayHours(lines(day));
    if (!parsed) invalid.add(day);
    else if (parsed.spans.length) hours[day] = parsed.spans;
    if (parsed?.appointment) appointment.push(day);
    if (parsed?.guessed) notes.add('guessed');
  }
  const specialDays = parseSpecialDays(lines('specialDays'));
  if (!specialDays) invalid.add('specialDays');
  const seasons = readSeasons(lines('seasons'));
  if (!seasons) invalid.add('seasons');
  const publicHolidays = readHolidays(lines('publicHolidays'));
  if (publicHolidays === undefined) invalid.add('publicHolidays');
  const products = readProducts(lines('products'), known);
  if (!products) invalid.add('products');
  const country = text('country') ? countryCodeByName(text('country')) : 'GR';
  const city = toGreekTownName(text('city'), country);
  const centre =
    !text('latitude') && !text('longitude')
      ? resolveAmbiguousTownPosition(city, country, text('postalCode'))
      : undefined;
  if (centre) notes.add('townCentre');
  const latitude = centre?.latitude ?? parseCoordinate(text('latitude'));
  const longitude = centre?.longitude ?? parseCoordinate(text('longitude'));
  // Programs write zero and zero for an unknown position.
  if (latitude === 0 && longitude === 0) invalid.add('latitude').add('longitude');
  const isGreekSpeaking = country === 'GR' || country === 'CY';
  const swapped = isGreekSpeaking && !inGreece(latitude, longitude) && inGreece(longitude, latitude);
  if (swapped) invalid.add('latitude').add('longitude');
  const nameAndCity = `${text('name')} ${city}`;
  const phone = normalizePhoneNumbers(text('phone'), country);
  if (phone && !isDialablePhone(phone)) invalid.add('phone');
  const result = storeSchema.safeParse({
    slug: text('slug') || slugify(nameAndCity) || slugify(toLatin(nameAndCity, country)) || 'shop',
    code: text('code') || null,
    name: text('name'),
    kind: findRetailerTypeByName(text('kind')) ?? text('kind'),
    address: text('address'),
    nameLatin: text('nameLatin'),
    addressLatin: text('addressLatin'),
    postalCode: text('postalCode'),
    city,
    region: text('region'),
    country,
    latitude,
    longitude,
    timeZone: text('timeZone') || timeZoneOfCountry(country) || undefined,
    website: normalizeWebsiteUrl(text('website')),
    phone,
    hours,
    seasons: seasons ?? [],
    publicHolidays: publicHolidays ?? null,
    appointment,
    specialDays: specialDays ?? [],
    products: products ?? [],
  });
  if (!result.success)
    for (const { path } of result.error.issues) {
      const field = path[0] === 'hours' ? path[1] : path[0];
      invalid.add(storeFields.find((name) => name === field) ?? 'name');
    }
  if (result.success && invalid.size === 0)
    return { ok: true, store: result.data, ...(notes.size && { notes: [...notes] }) };
  return {
    ok: false,
    fields: storeFields.filter((name) => invalid.has(name)),
    ...(swapped && { swapped: true as const }),
  };
}

/** The text fields of a store. */
export function storeToFormValues(store: Store): StoreFormValues {
  const { hours, appointment, seasons, publicHolidays, specialDays, products, ...others } = store;
  const { latitude, longitude, website, phone, code, ...texts } = others;
  const days = Object.fromEntries(
    weekdays.map((day) => [day, appointment.includes(day) ? 'by appointment' : serializeDayHoursSpans(hours[day])]),
  );
  return {
    ...texts,
    ...(days as Pick<StoreFormValues, (typeof weekdays)[number]>),
    code: code ?? '',
    latitude: String(latitude),
    longitude: String(longitude),
    website: website ?? '',
    phone: phone ?? '',
    seasons: formatOsmSeasons(seasons),
    publicHolidays: publicHolidays ? serializeDayHoursSpans(publicHolidays) || 'closed' : '',
    specialDays: serializeSpecialDays(specialDays),
    products: products.join(' '),
  };
}

/** A key of name and address that identifies a store; case, accents and punctuation are ignored. */
export const buildStoreMatchKey = ({ name, address, city }: Pick<Store, 'name' | 'address' | 'city'>) =>
  [name, address, normalizeForSearch(city)].map(buildNameMatchKey).join('|');
