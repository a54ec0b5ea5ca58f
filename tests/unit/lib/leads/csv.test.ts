import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localeCodes, staffLocales } from '@/lib/i18n/locales';
import { csvOf, separatorOf } from '@/lib/leads/csv';
import { readStoreCsv } from '@/lib/stores/csv';
import { storeFields } from '@/lib/stores/form';

it('starts with the byte order mark that spreadsheets need for Greek, and quotes every cell', () => {
  expect(csvOf([['Όνομα', 'a "b"']], ',')).toBe('\uFEFF"Όνομα","a ""b"""\r\n');
});

it.each(['=1+1', '+30 210 000', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  'escapes %j',
  (text) => {
    expect(csvOf([[text]], ';')).toBe(`\uFEFF"'${text}"\r\n`);
  },
);

it.each([
  [',', ';', 'Άννα;=1+1'],
  [';', ',', 'Άννα,@SUM(A1)'],
] as const)('no cell starts a formula if separated by %j and opened with %j as separator', (separator, meant, name) => {
  const cells: string[][] = parse(csvOf([['x', name]], separator), {
    ...{ bom: true, delimiter: meant, quote: null },
  });
  expect(cells[0]).toHaveLength(2);
  expect(cells[0]?.[1]).toMatch(/^'[=@]/);
});

it('is parsed to the original values, apart from the apostrophes', () => {
  const bare = (cell: string) => cell.replaceAll(/(^|[,;\t\r\n])'*(?=[=+\-@\t\r\n＝＋－＠])/g, '$1');
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 }), (row) => {
      const [read] = parse(csvOf([row], ';'), { bom: true, delimiter: ';', relax_column_count: true }) as string[][];
      expect(read?.map(bare)).toEqual(row.map(bare));
    }),
  );
});

it('uses the separator that spreadsheets expect in the user’s language', () => {
  expect(staffLocales.map((locale) => [locale, separatorOf(locale)])).toEqual([
    ['gr', ';'],
    ['en', ','],
  ]);
  expect(localeCodes.filter((locale) => separatorOf(locale) === ',')).toEqual(['en', 'cn']);
});

it.each([',', ';'] as const)('is accepted by the store import with %j between the cells', (separator) => {
  const shop: Record<string, string> = {
    ...{ name: 'Σκύλος; γάτα, και άλλα', kind: 'petStore', address: 'Ερμού 1', city: 'Αθήνα' },
    ...{ latitude: '37,97', longitude: '23.72', mon: '9-14, 17-21' },
  };
  const rows = readStoreCsv(csvOf([storeFields, storeFields.map((name) => shop[name] ?? '')], separator), new Set());
  expect(rows).toMatchObject([{ fields: [], store: { name: shop.name, latitude: 37.97 } }]);
});
