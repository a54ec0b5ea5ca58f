import { z } from 'zod';
import data from '@/content/countries.json' with { type: 'json' };
import { parseFileValueWithSchema } from '@/lib/files/parse-file';
import { getDisplayNames } from './formatters';
import { type Locale, languageTag, localeCodes } from './locales';

const code = z.string().regex(/^[A-Z]{2}$/, 'an ISO 3166-1 code such as GR');
/** content/countries.json: the countries that forms offer, and names that differ from those of Unicode. */
export const countriesSchema = z.strictObject({
  codes: z.array(code).min(1),
  /** Names that readers of a language expect where those of Unicode differ. */
  names: z.partialRecord(z.enum(localeCodes), z.record(code, z.string().trim().min(1))).default({}),
});
const file = parseFileValueWithSchema('content/countries.json', data, countriesSchema);

/**
 * The name of a country (ISO 3166-1) in a language: the reviewed one, otherwise that of Unicode; undefined for an
 * unknown code.
 */
export function countryName(locale: Locale, country: string): string | undefined {
  const names = getDisplayNames(languageTag(locale), { type: 'region', fallback: 'none' });
  return file.names[locale]?.[country] ?? names.of(country);
}
