import { type ContentProblem, textsByDottedPath } from '@/lib/content/content-problem';
import { listContentFolderNames } from '@/lib/content/read-content';
import { dayInGreece } from '@/lib/content/sale-dates';
import { distanceKm, type GeoPosition } from '@/lib/stores/distance';
import { placesSchema, toGreekTownName } from '@/lib/stores/place-names';
import { readSampleStores } from '@/lib/stores/sample-stores';
import type { Store } from '@/lib/stores/schema';
import { isCountryCode } from '@/lib/text/is-country-code';
import { readJsonFile, readValidatedJson } from '@/scripts/read-json';
import { findExpectedPostalCodePrefix } from './expected-postal-code-prefix';
import { findDuplicateIndexes } from './find-duplicate-indexes';
import { checkStoreHours } from './store-hours';

type Issue = Omit<ContentProblem, 'file'>;
type Area = { latitude: [min: number, max: number]; longitude: [min: number, max: number] };

const storesFile = 'content/stores.json';
const placesFile = 'content/places.json';

const areas: Record<string, Area> = {
  GR: { latitude: [34.7, 41.8], longitude: [19.3, 29.7] },
  CY: { latitude: [34.5, 35.8], longitude: [32.2, 34.7] },
};
/** How postal codes of a country are written. */
export const postalCodes: Record<string, { form: RegExp; example: string }> = {
  GR: { form: /^\d{3} ?\d{2}$/, example: 'five digits, such as 106 73' },
  CY: { form: /^\d{4}$/, example: 'four digits, such as 1065' },
};
/** A store farther from the centre of its town is in another one, or its position is wrong. */
const maxKmFromTown = 60;

/** Nobody knows the special hours of a later year. */
const maxYearsAhead = 2;

const isIn = ({ latitude, longitude }: Area, position: GeoPosition) =>
  position.latitude >= latitude[0] &&
  position.latitude <= latitude[1] &&
  position.longitude >= longitude[0] &&
  position.longitude <= longitude[1];

const isInKnownArea = (position: GeoPosition) => Object.values(areas).some((area) => isIn(area, position));

const positionAdvice = ({ latitude, longitude }: GeoPosition, isPossible: (position: GeoPosition) => boolean) =>
  isPossible({ latitude: longitude, longitude: latitude })
    ? 'latitude and longitude are exchanged'
    : 'copy latitude and longitude from a map';

function checkPosition({ country, city, latitude, longitude }: Store, towns: Map<string, GeoPosition>): Issue[] {
  const area = areas[country];
  const town = towns.get(city);
  const isPossible = (position: GeoPosition) =>
    (!area || isIn(area, position)) && (!town || distanceKm(town, position) <= maxKmFromTown);
  const position = { latitude, longitude };
  if (isPossible(position)) return [];
  const text = `${latitude}, ${longitude} is not near ${city} (${country}): ${positionAdvice(position, isPossible)}`;
  return [{ key: 'latitude', text }];
}

/** Ten digits, with or without the prefix of Greece; the short numbers of services have fewer. */
export const isGreekPhone = (phone: string) => {
  const digits = phone.replace(/\D/g, '').replace(/^(?:0030|30(?=\d{9,}))/, '');
  return /^[268]\d{9}$/.test(digits) || (!phone.startsWith('+') && /^1\d{4}$/.test(digits));
};

/** Eight digits, with or without the prefix of Cyprus, or a number of another country. */
const isCypriotPhone = (phone: string) => {
  if (/^\+(?!357)/.test(phone)) return true;
  const digits = phone.replace(/\D/g, '').replace(/^(?:00357|357(?=\d{6,}))/, '');
  return /^[2-9]\d{7}$/.test(digits) || (!phone.startsWith('+') && /^1\d{3,4}$/.test(digits));
};

function checkContact({ country, postalCode, phone, website }: Store): Issue[] {
  const postal = postalCodes[country];
  const digits = phone?.replace(/\D/g, '').length ?? 0;
  const host = website ? new URL(website).hostname : null;
  return [
    ...(isCountryCode(country)
      ? []
      : [{ key: 'country', text: `'${country}' is no country; write its two capital letters, such as GR` }]),
    ...(postal && !postalCode
      ? [{ key: 'postalCode', text: `is missing; in ${country} it has ${postal.example}` }]
      : []),
    ...(postal && postalCode && !postal.form.test(postalCode)
      ? [{ key: 'postalCode', text: `is '${postalCode}'; in ${country} it has ${postal.example}` }]
      : []),
    ...(phone !== null && !(/^\+?[\d ()/.-]+$/.test(phone) && digits >= 6 && digits <= 15)
      ? [{ key: 'phone', text: `is '${phone}'; write a number such as +30 210 000 0001` }]
      : []),
    ...(phone !== null && country === 'GR' && !isGreekPhone(phone)
      ? [{ key: 'phone', text: `is '${phone}'; a Greek number has ten digits after +30: add or delete a digit` }]
      : []),
    ...(phone !== null && country === 'CY' && !isCypriotPhone(phone)
      ? [{ key: 'phone', text: `is '${phone}'; a Cypriot number has eight digits after +357: add or delete a digit` }]
      : []),
    ...(host && !/^([^.]+\.)+[^.]{2,}$/.test(host)
      ? [{ key: 'website', text: `'${host}' is no name of a site: look for a dot too many or too few` }]
      : []),
  ];
}

/** Special days are usually entered for a year; older ones only make the file long. */
function checkSpecialDays({ specialDays }: Store, today: string): Issue[] {
  const days = specialDays.map(({ date }) => date);
  const inYears = (years: number) => `${Number(today.slice(0, 4)) + years}${today.slice(4)}`;
  return [
    ...findDuplicateIndexes(days).map((index) => ({
      key: `specialDays.${index}.date`,
      text: `${days[index]} is there already: delete one of the two`,
    })),
    ...days.flatMap((day, index): Issue[] =>
      day < inYears(-1)
        ? [{ key: `specialDays.${index}.date`, weight: 'hint', text: `${day} was long ago: correct or delete it` }]
        : day > inYears(maxYearsAhead)
          ? [{ key: `specialDays.${index}.date`, text: `${day} is years ahead: correct the year` }]
          : [],
    ),
  ];
}

/** A known town without its accent or in another language; one with another accent may be another town (Χάνια). */
function checkTownSpelling({ city, country }: Store): Issue[] {
  const known = toGreekTownName(city, country);
  if (known === city) return [];
  const text = `is '${city}'; content/places.json has '${known}'`;
  const hasOtherAccent = /\p{Script=Greek}\p{M}*\u0301/u.test(city.normalize('NFD')) && !areEqual(city, known);
  return [
    hasOtherAccent
      ? { key: 'city', weight: 'hint', text: `${text}: write that, if it is this town` }
      : { key: 'city', text: `${text}: write that, or pages treat it as another town` },
  ];
}

const areEqual = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Fields that two shops rarely share: a shop that was entered anew, or a copy whose field was not changed. One owner
 * may have two shops with one phone, and one building may have two shops.
 */
function findRepeatedStores(stores: Store[]): ContentProblem[] {
  const fields: { key: string; what: string; rightIf?: string; values: (string | undefined)[] }[] = [
    {
      key: 'name',
      what: 'name, street and town',
      values: stores.map(({ name, address, city }) => [name, address, city].join().toLowerCase()),
    },
    {
      key: 'phone',
      what: 'phone',
      rightIf: 'one owner has both',
      // Branches of a chain, which have one name, may share the number of its office.
      values: stores.map(({ name, phone }, index) => {
        const isBranch = stores.findIndex((other) => other.phone === phone && other.name === name) < index;
        return isBranch ? undefined : phone?.replace(/\D/g, '');
      }),
    },
    {
      key: 'latitude',
      what: 'position',
      rightIf: 'both are in one building',
      values: stores.map(({ latitude, longitude }) => `${latitude},${longitude}`),
    },
  ];
  return fields.flatMap(({ key, what, rightIf, values }) =>
    findDuplicateIndexes(values).map((index): ContentProblem => {
      const [store, first] = [stores[index], stores[values.indexOf(values[index])]];
      const isSameStore = store && first && areEqual(store.name, first.name) && areEqual(store.address, first.address);
      const place = { file: storesFile, key: `stores.${index}.${key}` };
      const text = `'${first?.slug}' has this ${what} already`;
      return rightIf && !isSameStore
        ? { ...place, weight: 'hint', text: `${text}: right if ${rightIf}; else correct it` }
        : { ...place, text: `${text}: correct it, or delete one of the two` };
    }),
  );
}

/** A region that content/places.json does not give to the town. */
function checkRegion({ city, region }: Store, regionOf: Map<string, string>): Issue[] {
  const known = regionOf.get(city);
  return known && region && region !== known
    ? [{ key: 'region', text: `is '${region}', but ${city} is in ${known} (content/places.json): write that` }]
    : [];
}

/** A postal code of another region than that of the town. */
function checkPostalRegion({ country, city, region, postalCode }: Store, regionKeys: Map<string, string>): Issue[] {
  const regionKey = regionKeys.get(city) ?? regionKeys.get(region);
  const postal = postalCodes[country];
  if (!postal?.form.test(postalCode)) return [];
  const start = findExpectedPostalCodePrefix(postalCode, { country, city, regionKey });
  if (!start) return [];
  const text = `'${postalCode}' is not in ${city}, where postal codes begin with ${start}: correct the code or the town`;
  return [{ key: 'postalCode', text }];
}

function checkProducts({ products }: Store, known: string[]): Issue[] {
  return [
    ...products.flatMap((slug, index) =>
      known.includes(slug) ? [] : [{ key: `products.${index}`, text: `there is no content/products/${slug}` }],
    ),
    ...findDuplicateIndexes(products).map((index) => ({
      key: `products.${index}`,
      text: `'${products[index]}' is in the list already: delete one of the two`,
    })),
  ];
}

/** The schema ignores spaces around a text, so only the file shows them. */
function findOuterSpaces(file: string): ContentProblem[] {
  return [...textsByDottedPath(readJsonFile(file))].flatMap(([key, text]) =>
    text === text.trim() ? [] : [{ file, key, text: 'has a space at its beginning or end: delete it' }],
  );
}

/** Mistakes in content/stores.json that its format allows: positions, contacts, special days and products. */
export function checkStores(): ContentProblem[] {
  const stores = readSampleStores(readJsonFile(storesFile));
  const { cities, regions } = readValidatedJson(placesFile, placesSchema);
  const regionOf = new Map(
    cities.map(({ name, region }) => [name.gr, regions.find(({ key }) => key === region)?.name.gr ?? '']),
  );
  const regionKeys = new Map([
    ...regions.map(({ key, name }) => [name.gr, key] as const),
    ...cities.map(({ name, region }) => [name.gr, region] as const),
  ]);
  // The check of places reports a town with an impossible position.
  const towns = new Map(
    cities
      .map(({ name, lat, lon }) => [name.gr, { latitude: lat, longitude: lon }] as const)
      .filter(([, position]) => isInKnownArea(position)),
  );
  const known = listContentFolderNames('products');
  const today = dayInGreece(new Date());
  return [
    ...findOuterSpaces(storesFile),
    ...findRepeatedStores(stores),
    ...stores.flatMap((store, index) =>
      [
        ...checkContact(store),
        ...checkPosition(store, towns),
        ...checkTownSpelling(store),
        ...checkRegion(store, regionOf),
        ...checkPostalRegion(store, regionKeys),
        ...checkStoreHours(store),
        ...checkSpecialDays(store, today),
        ...checkProducts(store, known),
      ].map((issue) => ({ file: storesFile, ...issue, key: `stores.${index}.${issue.key}` })),
    ),
  ];
}

/** Mistakes in content/places.json that its format allows: towns outside Greece and Cyprus, unknown regions, repeated keys. */
export function checkPlaces(): ContentProblem[] {
  const { cities, regions } = readValidatedJson(placesFile, placesSchema);
  const regionKeys = regions.map(({ key }) => key);
  const duplicatesOf = (list: 'cities' | 'regions', keys: string[]) =>
    findDuplicateIndexes(keys).map((index) => ({
      file: placesFile,
      key: `${list}.${index}.key`,
      text: `'${keys[index]}' is there already: delete one of the two`,
    }));
  return [
    ...cities.flatMap(({ key, region, lat, lon }, index): ContentProblem[] => {
      const position = { latitude: lat, longitude: lon };
      const problem = (field: string, text: string) => [{ file: placesFile, key: `cities.${index}.${field}`, text }];
      return [
        ...(isInKnownArea(position)
          ? []
          : problem(
              'lat',
              `'${key}' is not in Greece or Cyprus at ${lat}, ${lon}: ${positionAdvice(position, isInKnownArea)}`,
            )),
        ...(regionKeys.includes(region)
          ? []
          : problem('region', `'${region}' is not among the 'regions' of this file`)),
      ];
    }),
    ...duplicatesOf(
      'cities',
      cities.map(({ key }) => key),
    ),
    ...duplicatesOf('regions', regionKeys),
  ];
}
