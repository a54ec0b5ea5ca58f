/**
 * The regions of Greece by the first two digits of their postal codes, under the keys of content/places.json. Kythira
 * (80) belongs to Attica.
 */
const greekRegions: Record<string, [first: number, last: number][]> = {
  attica: [
    [10, 19],
    [80, 80],
  ],
  peloponnese: [[20, 24]],
  'western-greece': [
    [25, 27],
    [30, 30],
  ],
  'ionian-islands': [
    [28, 29],
    [31, 31],
    [49, 49],
  ],
  'central-greece': [[32, 36]],
  thessaly: [
    [37, 38],
    [40, 43],
  ],
  epirus: [[44, 48]],
  'western-macedonia': [[50, 53]],
  'central-macedonia': [[54, 63]],
  'eastern-macedonia-and-thrace': [[64, 69]],
  crete: [[70, 74]],
  'north-aegean': [[81, 83]],
  'south-aegean': [[84, 85]],
};

/** The towns of Cyprus, whose first digit is that of the district. */
const cypriotTowns: Record<string, [first: number, last: number][]> = {
  Λευκωσία: [[1, 2]],
  Λεμεσός: [[3, 4]],
  Αμμόχωστος: [[5, 5]],
  Παραλίμνι: [[5, 5]],
  Λάρνακα: [[6, 7]],
  Πάφος: [[8, 8]],
};

type Place = { country: string; city: string; regionKey: string | undefined };

const joinRanges = (ranges: [number, number][]) =>
  ranges.map(([first, last]) => (first === last ? `${first}` : `${first} to ${last}`)).join(' or ');

/** How the postal codes of a place begin if this one begins otherwise (`10 to 19`); null if it fits or nothing is known. */
export function findExpectedPostalCodePrefix(postalCode: string, { country, city, regionKey }: Place): string | null {
  const ranges = country === 'GR' ? greekRegions[regionKey ?? ''] : country === 'CY' ? cypriotTowns[city] : undefined;
  const start = Number(postalCode.replace(/\D/g, '').slice(0, country === 'GR' ? 2 : 1));
  return !ranges || ranges.some(([first, last]) => start >= first && start <= last) ? null : joinRanges(ranges);
}
