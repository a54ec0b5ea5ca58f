// Writes lib/stores/holidays.json: the public holidays of every country a store may be in, from the data of
// date-holidays. Run it once a year.
import { readFileSync, writeFileSync } from 'node:fs';
import Holidays from 'date-holidays';
import countries from '@/content/countries.json' with { type: 'json' };

const firstYear = new Date().getUTCFullYear() - 1;
const years = Array.from({ length: 8 }, (_, at) => firstYear + at);
const { version } = JSON.parse(readFileSync('node_modules/date-holidays/package.json', 'utf8'));

function computePublicHolidays(country: string): string[] {
  const source = new Holidays(country);
  const days = years.flatMap((year) => source.getHolidays(year) || []).filter(({ type }) => type === 'public');
  return [...new Set(days.map(({ date }) => date.slice(0, 10)))].sort();
}

const file = {
  source: `date-holidays ${version}, CC BY 3.0`,
  until: `${years.at(-1)}-12-31`,
  countries: Object.fromEntries(countries.codes.map((country) => [country, computePublicHolidays(country)])),
};
writeFileSync('lib/stores/holidays.json', `${JSON.stringify(file)}\n`);
