import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatCsv, getCsvSeparator } from '@/lib/i18n/csv';
import { localeCodes, staffLocales } from '@/lib/i18n/locales';
import { classifyImportRows } from '@/lib/stores/import/classify-import-rows';
import { readImportColumns } from '@/lib/stores/import/columns';
import { readSpreadsheet } from '@/lib/stores/import/read-spreadsheet';
import { storeFields } from '@/lib/stores/store-field-names';

it('begins with the mark that lets spreadsheets read Greek, and quotes every cell', () => {
  expect(formatCsv([['Όνομα', 'a "b"']], ',')).toBe('\uFEFF"Όνομα","a ""b"""\r\n');
});

it.each(['=1+1', '+30 210 000', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  'makes %j harmless',
  (text) => {
    expect(formatCsv([[text]], ';')).toBe(`\uFEFF"'${text}"\r\n`);
  },
);

it.each([
  [',', ';', 'Άννα;=1+1'],
  [';', ',', 'Άννα,@SUM(A1)'],
] as const)('separated by %j and opened where %j is meant, no cell begins a formula', (separator, meant, name) => {
  const cells: string[][] = parse(formatCsv([['x', name]], separator), {
    ...{ bom: true, delimiter: meant, quote: null },
  });
  expect(cells[0]).toHaveLength(2);
  expect(cells[0]?.[1]).toMatch(/^'[=@]/);
});

it('reads back as it was written, apart from the apostrophes', () => {
  const bare = (cell: string) => cell.replaceAll(/(^|[,;\t\r\n])'*(?=[=+\-@\t\r\n＝＋－＠])/g, '$1');
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 }), (row) => {
      const [read] = parse(formatCsv([row], ';'), {
        bom: true,
        delimiter: ';',
        relax_column_count: true,
      }) as string[][];
      expect(read?.map(bare)).toEqual(row.map(bare));
    }),
  );
});

it('has the separator that spreadsheets of the reader’s language split lines at', () => {
  expect(staffLocales.map((locale) => [locale, getCsvSeparator(locale)])).toEqual([
    ['gr', ';'],
    ['en', ','],
  ]);
  expect(localeCodes.filter((locale) => getCsvSeparator(locale) === ',')).toEqual(['en', 'cn']);
});

it.each([',', ';'] as const)('with %j between the cells the import of shops reads it', async (separator) => {
  const shop: Record<string, string> = {
    ...{ name: 'Σκύλος; γάτα, και άλλα', kind: 'petStore', address: 'Ερμού 1', city: 'Αθήνα' },
    ...{ latitude: '37,97', longitude: '23.72', mon: '9-14, 17-21' },
  };
  const text = formatCsv([storeFields, storeFields.map((name) => shop[name] ?? '')], separator);
  const sheet = await readSpreadsheet(new TextEncoder().encode(text));
  if (typeof sheet === 'string') throw new Error(sheet);
  const columns = readImportColumns(sheet.rows, 0, new Map());
  const rows = classifyImportRows(sheet.rows, 0, columns, { products: new Set(), known: [], newId: () => 'new' });
  expect(rows).toMatchObject([{ status: 'new', store: { name: shop.name, latitude: 37.97 } }]);
});
