import 'server-only';
import { z } from 'zod';
import { parseFileValueWithSchema } from '@/lib/files/parse-file';
import data from './holidays.json' with { type: 'json' };

const fileSchema = z.strictObject({
  source: z.string(),
  until: z.iso.date(),
  countries: z.record(z.string().regex(/^[A-Z]{2}$/), z.array(z.iso.date())),
});
const file = parseFileValueWithSchema('lib/stores/holidays.json', data, fileSchema);
const holidaysByCountry = new Map(Object.entries(file.countries).map(([country, days]) => [country, new Set(days)]));

/** The last day that lib/stores/holidays.json covers. */
export const holidaysCoveredUntil = file.until;

/** The public holidays of a country; none for a country that is not listed. */
export function getPublicHolidays(country: string): ReadonlySet<string> {
  return holidaysByCountry.get(country) ?? new Set();
}
