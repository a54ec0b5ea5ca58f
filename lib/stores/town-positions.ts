import 'server-only';
import { z } from 'zod';
import { parseFileValueWithSchema } from '@/lib/files/parse-file';
import { distanceKm, type GeoPosition } from './distance';
import { buildNameMatchKey } from './name-match-key';
import { findTownPosition } from './place-names';
import { findGreekPostcodeGeoArea } from './postcode-geo-areas';
import data from './towns.json' with { type: 'json' };
import { toLatin } from './transliterate';

const file = parseFileValueWithSchema(
  'lib/stores/towns.json',
  data,
  z.strictObject({ source: z.string(), countries: z.record(z.string().regex(/^[A-Z]{2}$/), z.string()) }),
);

/** Entries with the same name are different towns if they are farther apart than this. */
const sameTownKm = 8;

// Gazetteers and users transcribe Greek towns in several ways (Gytheio, Githion).
const greekSpellings: [RegExp, string][] = [
  [/[kc]h/g, 'h'],
  [/gh/g, 'g'],
  [/dh/g, 'd'],
  [/ph|f/g, 'v'],
  [/mp/g, 'b'],
  [/n[td]/g, 'd'],
  [/gk|ng|gg/g, 'g'],
  [/ks/g, 'x'],
  [/[eo]i/g, 'i'],
  [/ai/g, 'e'],
  [/ou/g, 'u'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/polis$/, 'poli'],
  [/ion$/, 'i'],
  [/(?<=[oai])n$/, ''],
];
const abbreviations: [RegExp, string][] = [
  [/^ν\.\s*/iu, 'Νέα '],
  [/^αγ\.\s*/iu, 'Αγία '],
];

/** Towns that the gazetteer lists under another name than the local one. */
const exonyms: Record<string, string> = {
  ...{
    Σπάρτη: 'Sparta',
    Θήβα: 'Thívai',
    Ζωγράφου: 'Zográfos',
    Λάρνακα: 'Larnaca',
    Λεμεσός: 'Limassol',
    Λευκωσία: 'Nicosia',
  },
  ...{ Roma: 'Rome', Milano: 'Milan', Torino: 'Turin', Firenze: 'Florence', Napoli: 'Naples', Venezia: 'Venice' },
  ...{ Genova: 'Genoa', Padova: 'Padua', Mantova: 'Mantua', Siracusa: 'Syracuse', София: 'Sofia' },
};
const exonymOf = new Map(Object.entries(exonyms).map(([own, name]) => [buildNameMatchKey(own), name]));

function townKey(name: string, country: string): string {
  const key = buildNameMatchKey(toLatin(exonymOf.get(buildNameMatchKey(name)) ?? name, country));
  if (country === 'BG') return key.replaceAll('u', 'a');
  return country === 'GR' || country === 'CY'
    ? greekSpellings.reduce((text, [pattern, plain]) => text.replace(pattern, plain), key)
    : key;
}

const indexes = new Map<string, Map<string, GeoPosition[]>>();

/** The towns of a country by the key of their names. */
function indexOf(country: string): Map<string, GeoPosition[]> {
  const cached = indexes.get(country);
  if (cached) return cached;
  const index = new Map<string, GeoPosition[]>();
  for (const line of file.countries[country]?.split('\n') ?? []) {
    const [name = '', latitude, longitude] = line.split('\t');
    const key = townKey(name, country);
    index.set(key, [...(index.get(key) ?? []), { latitude: Number(latitude), longitude: Number(longitude) }]);
  }
  indexes.set(country, index);
  return index;
}

const spellings = (town: string) => [
  town,
  ...abbreviations.flatMap(([short, full]) => (short.test(town) ? [town.replace(short, full)] : [])),
  // Agios and Agioi have the same abbreviation.
  ...(/^αγ\.\s*/iu.test(town) ? ['Άγιος ', 'Άγιοι '].map((full) => town.replace(/^αγ\.\s*/iu, full)) : []),
];

/**
 * The centre of a town, by its name in any script. Of several towns with this name, the one in the area of the
 * postcode; undefined if the postcode does not decide.
 */
export function resolveAmbiguousTownPosition(
  town: string,
  country: string,
  postalCode: string,
): GeoPosition | undefined {
  const area = findGreekPostcodeGeoArea(postalCode, country);
  const inArea = (position: GeoPosition) => !area || distanceKm(position, area.centre) <= area.radiusKm;
  const listed = country === 'GR' ? findTownPosition(town) : undefined;
  if (listed && inArea(listed)) return listed;
  const index = indexOf(country);
  const candidates = spellings(town).flatMap((name) => index.get(townKey(name, country)) ?? []);
  const [first, ...others] = candidates.filter(inArea);
  return first && others.every((other) => distanceKm(other, first) <= sameTownKm) ? first : undefined;
}
