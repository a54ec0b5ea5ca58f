import 'server-only';
import { countryCodeByName } from '../country-by-name';
import { parseDayHours, serializeDayHoursSpans, serializeSpecialDays } from '../parse-day-hours';
import { splitCoordinates } from '../parse-store-fields';
import {
  buildStoreMatchKey,
  parseStoreForm,
  type StockableProductSlugs,
  type StoreParseWarningKey,
  storeToFormValues,
} from '../parse-store-form';
import { formatOsmSeasons, parseStoreHours } from '../parse-store-hours';
import { toGreekTownName } from '../place-names';
import { isStoreNearPostcode } from '../postcode-geo-areas';
import type { Store } from '../schema';
import { type StoreFieldName, type StoreFormValues, storeFields } from '../store-field-names';
import { weekdays } from '../weekdays';
import { type ColumnTarget, cellName, type ImportColumn } from './columns';
import { isPositionNearCountry } from './near-country';
import { textLostToDateCellMark } from './read-spreadsheet';

/** A store of the database. */
export type ExistingStore = { id: string; version: string; store: Store };
/** A row of the database that is no valid store: what identifies it. Imports leave it for somebody to correct. */
export type InvalidStoreRow = { id: string } & Pick<Store, 'slug' | 'code' | 'name' | 'address' | 'city'>;

/**
 * A problem of a cell: its field, its value and the reason. `cell` is empty if the file has no such column.
 */
export type ImportCellProblem = {
  cell: string;
  field: StoreFieldName | 'week' | 'position' | '';
  value: string;
  reason: 'invalid' | 'missing' | 'swapped' | 'date' | 'twice' | 'differs' | 'slugTaken' | 'storedInvalid';
  /** The store to correct, whose name is the value. */
  storeId?: string;
};

export type CheckedRow = { line: number; name: string; city: string } & (
  | { status: 'new'; store: Store; id: string; notes: ImportRowNoteKey[] }
  | {
      status: 'changed';
      store: Store;
      known: ExistingStore;
      changes: [StoreFieldName, string, string][];
      notes: ImportRowNoteKey[];
    }
  | { status: 'unchanged'; store: Store; known: ExistingStore; notes: ImportRowNoteKey[] }
  | { status: 'wrong'; problems: ImportCellProblem[] }
);
/** `outside`: the position is in the sea or in another country; `postcode`: it is far from the area of the postcode. */
export type ImportRowNoteKey = StoreParseWarningKey | 'outside' | 'postcode';

const hourFields: readonly StoreFieldName[] = [...weekdays, 'seasons', 'publicHolidays', 'specialDays'];
const requiredFields: readonly StoreFieldName[] = ['name', 'address', 'city'];

/** The text of each field in a row, and its cell. */
function readRow(row: string[], columns: ImportColumn[], line: number) {
  const form: Partial<StoreFormValues> = {};
  const cells = new Map<StoreFieldName | 'week' | 'position', { cell: string; value: string }>();
  const problems: ImportCellProblem[] = [];
  for (const [index, { target }] of columns.entries()) {
    const value = row[index] ?? '';
    const cell = cellName(index, line);
    if (!target || target === 'ignore') continue;
    cells.set(target, { cell, value: value.replace(textLostToDateCellMark, '') });
    if (value.startsWith(textLostToDateCellMark) && target !== 'specialDays')
      problems.push({ cell, field: target, value: value.slice(1), reason: 'date' });
    if (target !== 'week' && target !== 'position') form[target] = value.replace(textLostToDateCellMark, '');
  }
  return { form, cells, problems };
}

/**
 * Fills the fields from a cell with a whole week or a position; returns true if an hour was guessed. Reports cells that
 * contradict the columns of the fields themselves.
 */
function fillFromCombinedCells(
  form: Partial<StoreFormValues>,
  cells: ReturnType<typeof readRow>['cells'],
  problems: ImportCellProblem[],
): boolean {
  const position = cells.get('position');
  if (position?.value) {
    const coordinates = splitCoordinates(position.value);
    if (!coordinates) problems.push({ ...position, field: 'position', reason: 'invalid' });
    else if (!form.latitude && !form.longitude) [form.latitude, form.longitude] = coordinates;
    else if (form.latitude !== coordinates[0] || form.longitude !== coordinates[1])
      problems.push({ ...position, field: 'position', reason: 'differs' });
  }
  const week = cells.get('week');
  if (!week?.value) return false;
  const parsed = parseStoreHours(week.value);
  if (!parsed) {
    problems.push({ ...week, field: 'week', reason: 'invalid' });
    return false;
  }
  const fromWeek: Partial<StoreFormValues> = {
    ...Object.fromEntries(
      weekdays.map((day) => [
        day,
        parsed.appointment.includes(day) ? 'by appointment' : serializeDayHoursSpans(parsed.hours[day]),
      ]),
    ),
    ...(parsed.seasons.length && { seasons: formatOsmSeasons(parsed.seasons) }),
    ...(parsed.publicHolidays && { publicHolidays: serializeDayHoursSpans(parsed.publicHolidays) || 'closed' }),
    ...(parsed.specialDays.length && { specialDays: serializeSpecialDays(parsed.specialDays) }),
  };
  for (const field of hourFields) {
    const fieldCell = cells.get(field);
    if (fieldCell?.value && fromWeek[field] !== undefined) {
      const day = parseDayHours(fieldCell.value);
      const spans = day?.appointment ? 'by appointment' : serializeDayHoursSpans(day?.spans);
      if (spans !== fromWeek[field]) problems.push({ ...fieldCell, field, reason: 'differs' });
    } else if (fromWeek[field] !== undefined) form[field] = fromWeek[field];
  }
  return parsed.guessed;
}

export type CheckRowsOptions = {
  products: StockableProductSlugs;
  known: ExistingStore[];
  invalid?: InvalidStoreRow[];
  /** The importer confirmed that latitude and longitude are swapped. */
  swap?: boolean;
  newId: () => string;
};

/** The fields that a row contains; of an existing store, the others stay unchanged. */
function statedFields(cells: ReturnType<typeof readRow>['cells'], form: Partial<StoreFormValues>): Set<StoreFieldName> {
  const fields = storeFields.filter((field) => cells.has(field));
  // With a column for one weekday, the row contains the whole week.
  if (cells.has('week') || weekdays.some((day) => cells.has(day))) fields.push(...weekdays);
  if (cells.has('position')) fields.push('latitude', 'longitude');
  // A cell with a whole week may contain seasons, holidays and special days.
  fields.push(...hourFields.filter((field) => form[field] !== undefined));
  return new Set(fields);
}

const identityOf = (existing: ExistingStore | InvalidStoreRow) => ('store' in existing ? existing.store : existing);

/** Checks every row below the headings: what saving it would do, or its problems by cell. */
export function classifyImportRows(
  rows: string[][],
  head: number,
  columns: ImportColumn[],
  options: CheckRowsOptions,
): CheckedRow[] {
  const allExisting = [...(options.invalid ?? []), ...options.known];
  const bySlug = new Map(allExisting.map((existing) => [identityOf(existing).slug, existing]));
  const byMatchKey = new Map(allExisting.map((existing) => [buildStoreMatchKey(identityOf(existing)), existing]));
  const byCode = new Map<string, (ExistingStore | InvalidStoreRow)[]>();
  for (const existing of allExisting) {
    const { code } = identityOf(existing);
    if (code) byCode.set(code, [...(byCode.get(code) ?? []), existing]);
  }
  const slugs = new Set(bySlug.keys());
  const nextSuffixes = new Map<string, number>();
  const lines = new Map<string, number>();
  const has = (target: ColumnTarget) => columns.some((column) => column.target === target);

  function find(form: Partial<StoreFormValues>): ExistingStore | InvalidStoreRow | undefined {
    const { name = '', address = '', city = '', country = '' } = form;
    const key = buildStoreMatchKey({
      name,
      address,
      city: toGreekTownName(city, country ? countryCodeByName(country) : 'GR'),
    });
    const matchByCode = byCode.get(form.code ?? '')?.find((existing) => {
      const other = buildStoreMatchKey(identityOf(existing)).split('|');
      // Two chains may both have a store number 1.
      return key.split('|').some((part, index) => index < 2 && part !== '' && part === other[index]);
    });
    return bySlug.get(form.slug ?? '') ?? matchByCode ?? byMatchKey.get(key);
  }

  return rows.slice(head + 1).flatMap((row, index): CheckedRow[] => {
    if (row.every((cell) => cell === '')) return [];
    const line = head + 2 + index;
    const { form, cells, problems } = readRow(row, columns, line);
    const guessedWeek = fillFromCombinedCells(form, cells, problems);
    const existing = find(form);
    const base = { line, name: form.name ?? '', city: form.city ?? '' };
    if (existing && !('store' in existing)) {
      problems.push({
        cell: cellName(0, line),
        field: '',
        value: existing.name,
        reason: 'storedInvalid',
        storeId: existing.id,
      });
      return [{ ...base, status: 'wrong', problems }];
    }
    const known = existing;
    const stated = statedFields(cells, form);
    const defaults: Partial<StoreFormValues> = known
      ? storeToFormValues(known.store)
      : { kind: has('kind') ? '' : 'petStore' };
    const merged = { ...defaults, ...Object.fromEntries([...stated].map((field) => [field, form[field] ?? ''])) };
    if (known && !stated.has('slug')) merged.slug = known.store.slug;
    if (!form.slug) merged.slug = known?.store.slug ?? '';
    if (known && !form.country) merged.country = known.store.country;
    if (options.swap) {
      const unswapped = parseStoreForm(merged, options.products);
      if (!unswapped.ok && unswapped.swapped) [merged.latitude, merged.longitude] = [merged.longitude, merged.latitude];
    }
    const parsed = parseStoreForm(merged, options.products);
    if (!parsed.ok)
      for (const field of parsed.fields) {
        const fieldCell =
          cells.get(field) ?? (field === 'latitude' || field === 'longitude' ? cells.get('position') : undefined);
        if (problems.some((problem) => problem.field === field)) continue;
        const { cell = '', value = '' } = fieldCell ?? {};
        const swapped = parsed.swapped && (field === 'latitude' || field === 'longitude');
        const missing =
          !value &&
          (requiredFields.includes(field) || field === 'latitude' || field === 'longitude' || field === 'kind');
        problems.push({ cell, field, value, reason: swapped ? 'swapped' : missing ? 'missing' : 'invalid' });
      }
    if (problems.length || !parsed.ok) return [{ ...base, status: 'wrong', problems }];
    const { store } = parsed;
    const identity = known?.id ?? buildStoreMatchKey(store);
    const firstLine = lines.get(identity);
    if (firstLine !== undefined)
      return [
        {
          ...base,
          status: 'wrong',
          problems: [{ cell: cellName(0, line), field: '', value: String(firstLine), reason: 'twice' }],
        },
      ];
    lines.set(identity, line);
    if (!known) {
      if (form.slug && slugs.has(store.slug)) {
        const { cell = '', value = '' } = cells.get('slug') ?? {};
        return [{ ...base, status: 'wrong', problems: [{ cell, field: 'slug', value, reason: 'slugTaken' }] }];
      }
      const stem = store.slug.slice(0, 74);
      let suffix = nextSuffixes.get(stem) ?? 2;
      for (; slugs.has(store.slug); suffix += 1) store.slug = `${stem}-${suffix}`;
      nextSuffixes.set(stem, suffix);
      slugs.add(store.slug);
    }
    const notes: ImportRowNoteKey[] = [...(parsed.notes ?? [])];
    if (guessedWeek && !notes.includes('guessed')) notes.push('guessed');
    if (!isPositionNearCountry(store)) notes.push('outside');
    else if (!isStoreNearPostcode(store)) notes.push('postcode');
    if (!known) return [{ ...base, city: store.city, status: 'new', store, id: options.newId(), notes }];
    const [before, after] = [storeToFormValues(known.store), storeToFormValues(store)];
    const changes = storeFields.flatMap((field): [StoreFieldName, string, string][] =>
      before[field] === after[field] ? [] : [[field, before[field], after[field]]],
    );
    return changes.length
      ? [{ ...base, status: 'changed', store, known, changes, notes }]
      : [{ ...base, status: 'unchanged', store, known, notes }];
  });
}
