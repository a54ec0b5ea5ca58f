import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { classifyImportRows, type ExistingStore, type InvalidStoreRow } from '@/lib/stores/import/classify-import-rows';
import { type ColumnTarget, findHeadingRow, readImportColumns } from '@/lib/stores/import/columns';
import { fetchAndExportStores } from '@/lib/stores/import/export-stores';
import { listExistingStores } from '@/lib/stores/import/list-existing-stores';
import { maxImportRows, readSpreadsheet } from '@/lib/stores/import/read-spreadsheet';
import { storeToFormValues } from '@/lib/stores/parse-store-form';
import { readSampleStores } from '@/lib/stores/sample-stores';
import type { Store } from '@/lib/stores/schema';
import { toStoreRow } from '@/lib/stores/store-row-mapper';
import expectedFiles from './fixtures/expected.json' with { type: 'json' };
import { statedOf } from './stated-fields';

const folder = path.join(import.meta.dirname, 'fixtures');
const products = new Set(readSampleStores().flatMap((store) => store.products));
type Row = { line: number; store?: object; wrong?: Record<string, string>; notes?: string[] };
const expected = expectedFiles as unknown as Record<string, Row[] | string>;

async function imported(
  bytes: Uint8Array,
  {
    known = [],
    invalid = [],
    byHand = new Map(),
    swap = false,
  }: { known?: ExistingStore[]; invalid?: InvalidStoreRow[]; byHand?: Map<string, ColumnTarget>; swap?: boolean } = {},
) {
  const sheet = await readSpreadsheet(bytes);
  if (typeof sheet === 'string') return sheet;
  const head = findHeadingRow(sheet.rows);
  if (head < 0) return 'headings';
  const columns = readImportColumns(sheet.rows, head, byHand);
  return {
    sheet,
    columns,
    rows: classifyImportRows(sheet.rows, head, columns, {
      products,
      known,
      invalid,
      swap,
      newId: () => crypto.randomUUID(),
    }),
  };
}
const rowsOf = async (bytes: Uint8Array, options = {}) => {
  const result = await imported(bytes, options);
  if (typeof result === 'string') throw new Error(result);
  return result.rows;
};
const file = (name: string) => readFileSync(path.join(folder, name));
/** A client of a table with these rows, in the order of their ids. */
const clientOfTable = <Row extends { id: string }>(rows: Row[]) => ({
  from: () => ({
    select: () => ({
      gte: (_: 'id', first: string) => {
        // The lowest id of all is that of no row.
        const data = rows.slice(
          Math.max(
            0,
            rows.findIndex(({ id }) => id === first),
          ),
        );
        return { order: () => ({ limit: async () => ({ data, error: null }) }) };
      },
    }),
  }),
});
const text = (lines: string[]) => new TextEncoder().encode(lines.join('\n'));

describe('files as stores and retailers send them', () => {
  const names = readdirSync(folder).filter((name) => name !== 'expected.json');

  it('are at least forty, each with what is right', () => {
    expect(names.length).toBeGreaterThanOrEqual(40);
    expect(names.sort()).toEqual(Object.keys(expected).sort());
  });

  it.each(names)('%s', async (name) => {
    const result = await imported(file(name));
    const right = expected[name];
    if (typeof right === 'string' || typeof result === 'string') return expect(result).toBe(right);
    // Every field of every row: a value that is lost, misplaced or added is a difference.
    const found = result.rows.map((row) => {
      if (row.status === 'wrong')
        return { line: row.line, wrong: Object.fromEntries(row.problems.map(({ cell, reason }) => [cell, reason])) };
      return { line: row.line, store: statedOf(row.store), ...(row.notes.length && { notes: row.notes }) };
    });
    expect(found).toEqual(right);
  });
});

describe('what the dry run shows', () => {
  const head = 'name,kind,address,city,latitude,longitude';

  it('reports an unknown column, and the second of a kind', async () => {
    for (const [name, heading] of [
      ['39-unmatched-column.csv', 'Υπεύθυνος'],
      ['40-two-names.csv', 'name'],
      ['21-cell-beyond.csv', 'G'],
    ] as const) {
      const result = await imported(file(name));
      if (typeof result === 'string') throw new Error(result);
      const unmatched = result.columns.filter(({ target, values }) => !target && values.length);
      expect(unmatched.map((column) => column.heading)).toEqual([heading]);
    }
    const matched = await imported(file('39-unmatched-column.csv'), { byHand: new Map([['6', 'ignore' as const]]) });
    expect(typeof matched !== 'string' && matched.columns.every(({ target, values }) => target || !values.length)).toBe(
      true,
    );
  });

  it('puts swapped positions right when that is accepted', async () => {
    const [row] = await rowsOf(file('11-swapped.csv'), { swap: true });
    expect(row).toMatchObject({ status: 'new', store: { latitude: 37.9838, longitude: 23.7275 } });
  });

  it('takes two branches, imported one after the other, for two stores', async () => {
    const [first] = await rowsOf(file('50-petcity-a.csv'));
    if (first?.status !== 'new') throw new Error('not new');
    const known = [{ id: first.id, version: '1', store: first.store }];
    const [second] = await rowsOf(file('51-petcity-b.csv'), { known });
    expect(second).toMatchObject({ status: 'new', store: { slug: 'pet-city-athina-2' } });
    expect((await rowsOf(file('50-petcity-a.csv'), { known }))[0]?.status).toBe('unchanged');
  });

  it('knows a store by code and name, or by name and address, and lists each old and new value', async () => {
    const [made] = await rowsOf(text([`code,${head},phone`, '7,Ζωάκια,petStore,Ερμού 1,Αθήνα,37.98,23.72,2105551234']));
    if (made?.status !== 'new') throw new Error('not new');
    const known = [{ id: made.id, version: '1', store: made.store }];
    const moved = await rowsOf(text([`code,${head}`, '7,Ζωάκια,petStore,Σταδίου 9,Αθήνα,37.98,23.72']), { known });
    expect(moved).toMatchObject([{ status: 'changed', changes: [['address', 'Ερμού 1', 'Σταδίου 9']] }]);
    const sameCode = await rowsOf(text([`code,${head}`, '7,Φίλος,petStore,Σταδίου 9,Αθήνα,37.98,23.72']), { known });
    expect(sameCode[0]?.status).toBe('new');
    const capitals = await rowsOf(text([`${head},phone`, 'ζωακια,petStore,ΕΡΜΟΥ 1,ΑΘΗΝΑ,37.98,23.72,']), { known });
    expect(capitals).toMatchObject([
      {
        changes: [
          ['name', 'Ζωάκια', 'ζωακια'],
          ['address', 'Ερμού 1', 'ΕΡΜΟΥ 1'],
          ['phone', '+30 210 555 1234', ''],
        ],
      },
    ]);
  });

  it('leaves a stored store that is not valid to be corrected, however a row names it, and takes the other rows', async () => {
    const broken = { slug: 'zoakia-athina', code: '7', name: 'Ζωάκια', address: 'Ερμού 1', city: 'Αθήνα' };
    const invalid = [{ id: 'broken', ...broken }];
    const place = 'petStore,Ερμού 1,Αθήνα,37.98,23.72';
    const rows = await rowsOf(
      text([
        `slug,code,${head}`,
        `zoakia-athina,,Άλλο,${place}`,
        `,7,Ζωάκια,petStore,Σταδίου 9,Αθήνα,37.98,23.72`,
        `,,ΖΩΑΚΙΑ,${place}`,
        `,,Ζωάκια,petStore,Πατησίων 5,Αθήνα,37.98,23.72`,
      ]),
      { invalid },
    );
    const problem = { field: '', value: 'Ζωάκια', reason: 'storedInvalid', storeId: 'broken' };
    for (const [at, row] of rows.slice(0, 3).entries())
      expect(row).toMatchObject({ status: 'wrong', problems: [{ cell: `A${at + 2}`, ...problem }] });
    // Another branch, whose slug must differ from that of the store that was left out.
    expect(rows[3]).toMatchObject({ status: 'new', store: { slug: 'zoakia-athina-2' } });
  });

  it.each([
    ['gr', ';'],
    ['en', ','],
  ] as const)(
    'reads the CSV that it exports in %s without a change, and through every cell',
    async (locale, separator) => {
      // What spreadsheets would take for formulas: phone numbers, positions, and a name.
      const atlantic = { name: '=Ζωάκια, -1; "δύο"', longitude: -9.14, country: 'PT', timeZone: 'Europe/Lisbon' };
      const stores = readSampleStores().map((store, at) => (at ? store : { ...store, ...atlantic }));
      const known = stores.map((store) => ({ id: store.slug, version: '1', store }));
      const rowsOfTable = stores.map((store) => ({ ...toStoreRow(store), id: store.slug, updated_at: '1' }));
      const supabase = clientOfTable(rowsOfTable);
      const body = await fetchAndExportStores(supabase as never, { type: 'csv', template: false, locale });
      const exported = String(body);
      expect(exported.startsWith(`\uFEFF"slug"${separator}"code"${separator}`)).toBe(true);
      expect(exported).toContain(`"'+30 210 000 0001"`);
      const bytes = text([exported]);
      const rows = await rowsOf(bytes, { known });
      expect(rows.map(({ status }) => status)).toEqual(stores.map(() => 'unchanged'));
      const fresh = await rowsOf(bytes);
      for (const [at, row] of fresh.entries())
        expect(row.status === 'new' && storeToFormValues(row.store)).toEqual(
          storeToFormValues(stores[at] as (typeof stores)[number]),
        );
    },
  );

  it('exports stored stores that are not valid too, and reads the file: those alone are to be corrected', async () => {
    const [first, ...others] = readSampleStores();
    const specialDays = [{ date: '2026-12-24', hours: [['09:00', '15:00']] }];
    const seasons = [{ from: '06-01', to: '08-31', hours: { sat: [['10:00', '14:00']] } }];
    const extras = { special_days: specialDays, seasons, appointment: ['sun'], public_holidays: [] };
    const broken = { ...toStoreRow(first as Store), ...extras, latitude: 137, id: 'broken', updated_at: '1' };
    const rowsOfTable = others.map((store) => ({ ...toStoreRow(store), id: store.slug, updated_at: '1' }));
    const supabase = clientOfTable([broken, ...rowsOfTable]);
    const exported = String(
      await fetchAndExportStores(supabase as never, { type: 'csv', template: false, locale: 'en' }),
    );
    const { valid, invalid } = await listExistingStores(supabase as never);
    const rows = await rowsOf(text([exported]), { known: valid, invalid });
    expect(rows.map(({ status }) => status)).toEqual([...others.map(() => 'unchanged'), 'wrong']);
    expect(rows.at(-1)).toMatchObject({ problems: [{ reason: 'storedInvalid', storeId: 'broken' }] });
    // Where the store does not exist, only the invalid cell is wrong, and a correct one leaves nothing to do.
    const elsewhere = (await rowsOf(text([exported]))).at(-1);
    expect(elsewhere).toMatchObject({ status: 'wrong', problems: [{ field: 'latitude', value: '137' }] });
    const corrected = (await rowsOf(text([exported.replace('"137"', `"${first?.latitude}"`)]))).at(-1);
    expect(corrected).toMatchObject({
      status: 'new',
      store: { ...first, specialDays, seasons, appointment: ['sun'], publicHolidays: [] },
    });
  });

  it('checks twenty thousand rows, and no more', async () => {
    const lines = Array.from(
      { length: maxImportRows },
      (_, at) => `Ζωάκια ${at},petStore,Οδός ${at},Αθήνα,37.98,23.72,9-21`,
    );
    const rows = await rowsOf(text([`${head},mon`, ...lines]));
    expect(rows).toHaveLength(maxImportRows);
    expect(rows.every(({ status }) => status === 'new')).toBe(true);
    expect(await imported(text([`${head},mon`, ...lines, ...lines.slice(0, 40)]))).toBe('tooMany');
  }, 60_000);
});
