import 'server-only';
import { z } from 'zod';
import places from '@/content/places.json' with { type: 'json' };
import { parseFileValueWithSchema } from '@/lib/files/parse-file';
import { defaultLocale, type Locale, localeCodes } from '@/lib/i18n/locales';
import { normalizeForSearch } from '@/lib/text/normalize-for-search';
import type { GeoPosition } from './distance';
import { toLatin } from './transliterate';

const text = z.string().trim().min(1);
const place = z.object({
  key: z.string(),
  name: z.record(z.enum(localeCodes), text),
  /** Other names that visitors search for, by the language in which they are usual. */
  alsoCalled: z.partialRecord(z.enum(localeCodes), z.array(text).min(1)).default({}),
});
/** content/places.json: the names of towns and regions in every language. */
export const placesSchema = z.object({
  cities: z.array(place.extend({ region: z.string(), lat: z.number(), lon: z.number() })),
  regions: z.array(place),
});

const file = parseFileValueWithSchema('content/places.json', places, placesSchema);
const placesByGreekName = new Map([...file.cities, ...file.regions].map((one) => [one.name.gr, one]));
const townsByKey = new Map(
  file.cities.flatMap(({ name }) => Object.values(name).map((spelling) => [normalizeForSearch(spelling), name.gr])),
);
const positions = new Map(file.cities.map(({ name, lat, lon }) => [name.gr, { latitude: lat, longitude: lon }]));

/**
 * The Greek name of a town in Greece or Cyprus that is given in another spelling or language; other names stay
 * unchanged.
 */
export function toGreekTownName(name: string, country: string): string {
  return (country === 'GR' || country === 'CY' ? townsByKey.get(normalizeForSearch(name)) : undefined) ?? name;
}

/** The centre of a known town. */
export function findTownPosition(town: string): GeoPosition | undefined {
  return positions.get(town);
}

/**
 * The name of a town or region in a language. One that content/places.json does not contain stays unchanged, but for
 * Greek letters, which only Greek pages show.
 */
export function translatePlaceName(name: string, locale: Locale): string {
  const unknown = locale !== defaultLocale && /\p{Script=Greek}/u.test(name) ? toLatin(name, 'GR') : name;
  return placesByGreekName.get(name)?.name[locale] ?? unknown;
}

/**
 * Every name that visitors may type for a town or region: the Greek, the English and the one in their language, other
 * usual names in these languages, and the Greek name in Latin letters (Athina).
 */
export function listSearchablePlaceNames(name: string, locale: Locale): string[] {
  const languages: Locale[] = [defaultLocale, 'en', locale];
  const { alsoCalled } = placesByGreekName.get(name) ?? {};
  return [
    name,
    toLatin(name, 'GR'),
    ...languages.flatMap((language) => [translatePlaceName(name, language), ...(alsoCalled?.[language] ?? [])]),
  ];
}
