import { storeFields } from '../store-field-names';

/**
 * The targets of an import column: a field, a cell with a whole week or a position, or `ignore` if the importer chose
 * to skip it.
 */
export const columnTargets = [...storeFields, 'week', 'position', 'ignore'] as const;
export type ColumnTarget = (typeof columnTargets)[number];

/**
 * Common headings of store lists in English and Greek; compared without case, accents and any character that is neither
 * a letter nor a digit.
 */
const headings: Record<Exclude<ColumnTarget, 'ignore'>, string> = {
  slug: 'slug, permalink',
  code: 'code, store code, shop code, store id, shop id, id, no, number, αα, α/α, κωδικός, κωδικός καταστήματος, κωδ, αριθμός καταστήματος, branch code',
  name: 'name, store, store name, shop, shop name, title, company, business name, όνομα, επωνυμία, κατάστημα, όνομα καταστήματος, επιχείρηση, διακριτικός τίτλος, τίτλος, ονομασία',
  kind: 'kind, type, category, store type, business type, είδος, τύπος, κατηγορία, είδος καταστήματος, τύπος καταστήματος',
  address:
    'address, street, street address, address 1, address line 1, location, διεύθυνση, οδός, οδός και αριθμός, οδός & αριθμός, διευθ, δ/νση',
  nameLatin:
    'name latin, latin name, name (latin), όνομα λατινικά, όνομα (λατινικά), επωνυμία λατινικά, name en, english name',
  addressLatin:
    'address latin, latin address, address (latin), διεύθυνση λατινικά, διεύθυνση (λατινικά), address en, english address',
  postalCode:
    'postal code, postalcode, post code, postcode, zip, zip code, tk, τκ, τ.κ., ταχ κώδικας, ταχυδρομικός κώδικας, ταχ. κωδ.',
  city: 'city, town, municipality, place, πόλη, δήμος, περιοχή / πόλη, πόλη / περιοχή, τοποθεσία',
  region: 'region, state, county, prefecture, area, περιφέρεια, νομός, περιοχή, περιφερειακή ενότητα',
  country: 'country, country code, χώρα, κράτος',
  latitude: 'latitude, lat, y, γεωγραφικό πλάτος, πλάτος, γ. πλάτος',
  longitude: 'longitude, lon, lng, long, x, γεωγραφικό μήκος, μήκος, γ. μήκος',
  position:
    'position, coordinates, coords, lat lng, lat long, lat,lon, latlng, gps, συντεταγμένες, στίγμα, γεωγραφικές συντεταγμένες',
  timeZone: 'time zone, timezone, tz, ζώνη ώρας',
  website:
    'website, web, web site, url, site, homepage, web page, link, www, ιστοσελίδα, ιστότοπος, σελίδα, διαδικτυακή διεύθυνση',
  phone:
    'phone, telephone, tel, phone number, telephone number, mobile, τηλέφωνο, τηλ, τηλέφωνα, αριθμός τηλεφώνου, σταθερό, κινητό',
  mon: 'mon, mo, monday, δευτέρα, δευ, δε',
  tue: 'tue, tu, tues, tuesday, τρίτη, τρι, τρ',
  wed: 'wed, we, wednesday, τετάρτη, τετ, τε',
  thu: 'thu, th, thur, thurs, thursday, πέμπτη, πεμ, πε',
  fri: 'fri, fr, friday, παρασκευή, παρ, πα',
  sat: 'sat, sa, saturday, σάββατο, σαβ, σα',
  sun: 'sun, su, sunday, κυριακή, κυρ, κυ',
  week: 'hours, opening hours, openinghours, opening times, business hours, open, timetable, schedule, week, ωράριο, ώρες, ώρες λειτουργίας, ωράριο λειτουργίας, ωράριο καταστήματος',
  seasons: 'seasons, seasonal hours, season, εποχές, εποχικό ωράριο, θερινό ωράριο',
  publicHolidays: 'public holidays, holidays, holiday hours, bank holidays, αργίες, επίσημες αργίες, ωράριο αργιών',
  specialDays: 'special days, special hours, exceptions, specialdays, ειδικές ημέρες, ειδικές μέρες, εξαιρέσεις',
  products: 'products, product codes, items, stock, assortment, προϊόντα, κωδικοί προϊόντων, είδη',
};

const key = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ς', 'σ')
    .replace(/[^\p{L}\p{N}]+/gu, '');

const targets = new Map<string, ColumnTarget>();
for (const target of columnTargets) {
  targets.set(key(target), target);
  if (target !== 'ignore') for (const name of headings[target].split(', ')) targets.set(key(name), target);
}

/**
 * The target of a heading; undefined if it is unknown. A remark in brackets is ignored: `Latitude (WGS84)`.
 */
export function findColumnTarget(heading: string): ColumnTarget | undefined {
  return targets.get(key(heading)) ?? targets.get(key(heading.replace(/\([^)]*\)|\*/g, '')));
}

/**
 * A column of the file. Without a `target` it must be matched by hand; `values` are the first ones that are not empty.
 */
export type ImportColumn = { heading: string; target?: ColumnTarget; values: string[] };

const lettersOf = (index: number): string =>
  (index >= 26 ? lettersOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));
/** The name of a cell in a spreadsheet, such as E7. */
export const cellName = (column: number, line: number) => `${lettersOf(column)}${line}`;

/** The row of headings: among the first twenty the one with the most known headings; -1 if none has two. */
export function findHeadingRow(rows: string[][]): number {
  const knownHeadings = rows
    .slice(0, 20)
    .map((row) => new Set(row.flatMap((cell) => findColumnTarget(cell) ?? [])).size);
  const maxMatches = Math.max(0, ...knownHeadings);
  return maxMatches >= 2 ? knownHeadings.indexOf(maxMatches) : -1;
}

/**
 * The columns below a row of headings. `byHand` takes precedence: number of the column, from 0, -> its target. A column
 * without a heading gets its letters as one. The second column of a target must be matched by hand.
 */
export function readImportColumns(
  rows: string[][],
  head: number,
  byHand: ReadonlyMap<string, ColumnTarget>,
): ImportColumn[] {
  const usedTargets = new Set<ColumnTarget>();
  const width = Math.max(...rows.slice(head).map((row) => row.length));
  return Array.from({ length: width }, (_, index) => {
    const heading = rows[head]?.[index] ?? '';
    const values: string[] = [];
    for (const row of rows.slice(head + 1)) {
      if (values.length === 3) break;
      if (row[index]) values.push(row[index]);
    }
    const chosen = byHand.get(String(index)) ?? findColumnTarget(heading);
    const target = chosen && chosen !== 'ignore' && usedTargets.has(chosen) ? undefined : chosen;
    if (target) usedTargets.add(target);
    return { heading: heading || lettersOf(index), target, values };
  });
}
