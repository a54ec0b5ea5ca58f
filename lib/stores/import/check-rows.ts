import 'server-only';
import { readPosition } from '../parse-field-values';
import { formatSpans, formatSpecialDays, parseDayHours } from '../parse-hours';
import {
  parseStoreForm,
  type StockableProducts,
  type StoreParseWarning,
  storeMatchKey,
  storeToFormValues,
} from '../parse-store-form';
import { formatSeasons, parseWeekHours } from '../parse-week-hours';
import { canonicalTownName } from '../place-names';
import { isInPostcodeGeoArea } from '../postcode-geo-areas';
import { countryCodeByName } from '../retailer-type-and-country';
import type { Store } from '../schema';
import { type StoreField, type StoreFormValues, storeFields } from '../store-fields';
import { weekdays } from '../weekdays';
import { type ColumnTarget, cellName, type ImportColumn } from './columns';
import { isNearCountry } from './near-country';
import { dateCellMark } from './read-spreadsheet';

/** A store as the database has it. */
export type ExistingStore = { id: string; version: string; store: Store };

/**
 * What is wrong with a cell: of which field, with which value, and why. `cell` is empty when the file has no such
 * column.
 */
export type CellProblem = {
  cell: string;
  field: StoreField | 'week' | 'position' | '';
  value: string;
  reason: 'invalid' | 'missing' | 'swapped' | 'date' | 'twice' | 'differs' | 'slugTaken';
};

export type CheckedRow = { line: number; name: string; city: string } & (
  | { status: 'new'; store: Store; id: string; notes: ImportRowNoteKey[] }
  | {
      status: 'changed';
      store: Store;
      known: ExistingStore;
      changes: [StoreField, string, string][];
      notes: ImportRowNoteKey[];
    }
  | { status: 'unchanged'; store: Store; known: ExistingStore; notes: ImportRowNoteKey[] }
  | { status: 'wrong'; problems: CellProblem[] }
);
/** `outside`: the position is in the sea or in another country; `postcode`: far from where its postcode is. */
export type ImportRowNoteKey = StoreParseWarning | 'outside' | 'postcode';

const hourFields: readonly StoreField[] = [...weekdays, 'seasons', 'publicHolidays', 'specialDays'];
const required: readonly StoreField[] = ['name', 'address', 'city'];

/** The text of each field in a row, and the cells they come from. */
function readRow(row: string[], columns: ImportColumn[], line: number) {
  const form: Partial<StoreFormValues> = {};
  const cells = new Map<StoreField | 'week' | 'position', { cell: string; value: string }>();
  const problems: CellProblem[] = [];
  for (const [at, { target }] of columns.entries()) {
    const value = row[at] ?? '';
    const cell = cellName(at, line);
    if (!target || target === 'ignore') continue;
    cells.set(target, { cell, value: value.replace(dateCellMark, '') });
    if (value.startsWith(dateCellMark) && target !== 'specialDays')
      problems.push({ cell, field: target, value: value.slice(1), reason: 'date' });
    if (target !== 'week' && target !== 'position') form[target] = value.replace(dateCellMark, '');
  }
  return { form, cells, problems };
}

/**
 * Fills the fields that a whole week or a position in one cell states. Both may not contradict the fields' own columns.
 */
function spread(
  form: Partial<StoreFormValues>,
  cells: ReturnType<typeof readRow>['cells'],
  problems: CellProblem[],
): boolean {
  const position = cells.get('position');
  if (position?.value) {
    const read = readPosition(position.value);
    if (!read) problems.push({ ...position, field: 'position', reason: 'invalid' });
    else if (!form.latitude && !form.longitude) [form.latitude, form.longitude] = read;
    else if (form.latitude !== read[0] || form.longitude !== read[1])
      problems.push({ ...position, field: 'position', reason: 'differs' });
  }
  const week = cells.get('week');
  if (!week?.value) return false;
  const read = parseWeekHours(week.value);
  if (!read) {
    problems.push({ ...week, field: 'week', reason: 'invalid' });
    return false;
  }
  const stated: Partial<StoreFormValues> = {
    ...Object.fromEntries(
      weekdays.map((day) => [day, read.appointment.includes(day) ? 'by appointment' : formatSpans(read.hours[day])]),
    ),
    ...(read.seasons.length && { seasons: formatSeasons(read.seasons) }),
    ...(read.publicHolidays && { publicHolidays: formatSpans(read.publicHolidays) || 'closed' }),
    ...(read.specialDays.length && { specialDays: formatSpecialDays(read.specialDays) }),
  };
  for (const field of hourFields) {
    const own = cells.get(field);
    if (own?.value && stated[field] !== undefined) {
      const day = parseDayHours(own.value);
      const spans = day?.appointment ? 'by appointment' : formatSpans(day?.spans);
      if (spans !== stated[field]) problems.push({ ...own, field, reason: 'differs' });
    } else if (stated[field] !== undefined) form[field] = stated[field];
  }
  return read.guessed;
}

export type CheckRowsOptions = {
  products: StockableProducts;
  known: ExistingStore[];
  /** The importer accepted that positions are the other way round. */
  swap?: boolean;
  newId: () => string;
};

/** Whether a row of a store that exists states a field; the others stay as they are. */
function statedFields(cells: ReturnType<typeof readRow>['cells'], form: Partial<StoreFormValues>): Set<StoreField> {
  const fields = storeFields.filter((field) => cells.has(field));
  // One weekday tells of the week.
  if (cells.has('week') || weekdays.some((day) => cells.has(day))) fields.push(...weekdays);
  if (cells.has('position')) fields.push('latitude', 'longitude');
  // A whole week may state seasons, holidays and special days.
  fields.push(...hourFields.filter((field) => form[field] !== undefined));
  return new Set(fields);
}

/** Every row below the headings: what saving it would do, or what is wrong with it in which cell. */
export function checkImportRows(
  rows: string[][],
  head: number,
  columns: ImportColumn[],
  options: CheckRowsOptions,
): CheckedRow[] {
  const bySlug = new Map(options.known.map((each) => [each.store.slug, each]));
  const byMatchKey = new Map(options.known.map((each) => [storeMatchKey(each.store), each]));
  const byCode = new Map<string, ExistingStore[]>();
  for (const each of options.known)
    if (each.store.code) byCode.set(each.store.code, [...(byCode.get(each.store.code) ?? []), each]);
  const slugs = new Set(bySlug.keys());
  const numbers = new Map<string, number>();
  const lines = new Map<string, number>();
  const has = (target: ColumnTarget) => columns.some((column) => column.target === target);

  function find(form: Partial<StoreFormValues>): ExistingStore | undefined {
    const { name = '', address = '', city = '', country = '' } = form;
    const key = storeMatchKey({
      name,
      address,
      city: canonicalTownName(city, country ? countryCodeByName(country) : 'GR'),
    });
    const coded = byCode.get(form.code ?? '')?.find(({ store }) => {
      const other = storeMatchKey(store).split('|');
      // Two chains may both have a store number 1.
      return key.split('|').some((part, at) => at < 2 && part !== '' && part === other[at]);
    });
    return bySlug.get(form.slug ?? '') ?? coded ?? byMatchKey.get(key);
  }

  return rows.slice(head + 1).flatMap((row, index): CheckedRow[] => {
    if (row.every((cell) => cell === '')) return [];
    const line = head + 2 + index;
    const { form, cells, problems } = readRow(row, columns, line);
    const guessedWeek = spread(form, cells, problems);
    const known = find(form);
    const about = { line, name: form.name ?? '', city: form.city ?? '' };
    const stated = statedFields(cells, form);
    const base: Partial<StoreFormValues> = known
      ? storeToFormValues(known.store)
      : { kind: has('kind') ? '' : 'petStore' };
    const merged = { ...base, ...Object.fromEntries([...stated].map((field) => [field, form[field] ?? ''])) };
    if (known && !stated.has('slug')) merged.slug = known.store.slug;
    if (!form.slug) merged.slug = known?.store.slug ?? '';
    if (known && !form.country) merged.country = known.store.country;
    if (options.swap) {
      const wrong = parseStoreForm(merged, options.products);
      if (!wrong.ok && wrong.swapped) [merged.latitude, merged.longitude] = [merged.longitude, merged.latitude];
    }
    const parsed = parseStoreForm(merged, options.products);
    if (!parsed.ok)
      for (const field of parsed.fields) {
        const own =
          cells.get(field) ?? (field === 'latitude' || field === 'longitude' ? cells.get('position') : undefined);
        if (problems.some((problem) => problem.field === field)) continue;
        const { cell = '', value = '' } = own ?? {};
        const swapped = parsed.swapped && (field === 'latitude' || field === 'longitude');
        const missing =
          !value && (required.includes(field) || field === 'latitude' || field === 'longitude' || field === 'kind');
        problems.push({ cell, field, value, reason: swapped ? 'swapped' : missing ? 'missing' : 'invalid' });
      }
    if (problems.length || !parsed.ok) return [{ ...about, status: 'wrong', problems }];
    const { store } = parsed;
    const identity = known?.id ?? storeMatchKey(store);
    const twin = lines.get(identity);
    if (twin !== undefined)
      return [
        {
          ...about,
          status: 'wrong',
          problems: [{ cell: cellName(0, line), field: '', value: String(twin), reason: 'twice' }],
        },
      ];
    lines.set(identity, line);
    if (!known) {
      if (form.slug && slugs.has(store.slug)) {
        const { cell = '', value = '' } = cells.get('slug') ?? {};
        return [{ ...about, status: 'wrong', problems: [{ cell, field: 'slug', value, reason: 'slugTaken' }] }];
      }
      const stem = store.slug.slice(0, 74);
      let at = numbers.get(stem) ?? 2;
      for (; slugs.has(store.slug); at += 1) store.slug = `${stem}-${at}`;
      numbers.set(stem, at);
      slugs.add(store.slug);
    }
    const notes: ImportRowNoteKey[] = [...(parsed.notes ?? [])];
    if (guessedWeek && !notes.includes('guessed')) notes.push('guessed');
    if (!isNearCountry(store)) notes.push('outside');
    else if (!isInPostcodeGeoArea(store)) notes.push('postcode');
    if (!known) return [{ ...about, city: store.city, status: 'new', store, id: options.newId(), notes }];
    const [was, now] = [storeToFormValues(known.store), storeToFormValues(store)];
    const changes = storeFields.flatMap((field): [StoreField, string, string][] =>
      was[field] === now[field] ? [] : [[field, was[field], now[field]]],
    );
    return changes.length
      ? [{ ...about, status: 'changed', store, known, changes, notes }]
      : [{ ...about, status: 'unchanged', store, known, notes }];
  });
}
