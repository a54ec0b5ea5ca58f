import 'server-only';
import { z } from 'zod';
import places from '@/content/places.json' with { type: 'json' };
import { parseWithSchema } from '@/lib/files/parse-file';
import { type Locale, localeCodes } from '@/lib/i18n/locales';

const names = z.record(z.enum(localeCodes), z.string().trim().min(1));
/** content/places.json: the names of towns and regions in every language. */
export const placesSchema = z.object({
  cities: z.array(z.object({ key: z.string(), region: z.string(), lat: z.number(), lon: z.number(), name: names })),
  regions: z.array(z.object({ key: z.string(), name: names })),
});

const known = read();

/** The name of a town or region in a language; a place missing from content/places.json keeps its own name. */
export function placeName(name: string, locale: Locale): string {
  return known.get(name)?.[locale] ?? name;
}

/** Every name that visitors may type for a town or region: its own, the English one and the one in their language. */
export function placeNames(name: string, locale: Locale): string[] {
  const names = known.get(name);
  return names ? [...new Set([name, names.en, names[locale]])] : [name];
}

function read() {
  const { cities, regions } = parseWithSchema('content/places.json', places, placesSchema);
  return new Map([...cities, ...regions].map(({ name }) => [name.gr, name]));
}
