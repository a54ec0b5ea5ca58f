import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvOf } from '@/lib/leads/csv';

it('begins with the mark that lets spreadsheets read Greek, and quotes every cell', () => {
  expect(csvOf([['Όνομα', 'a "b"']])).toBe('\uFEFF"Όνομα","a ""b"""\r\n');
});

it.each(['=1+1', '+30 210 000', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  'makes %j harmless',
  (text) => {
    expect(csvOf([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
  },
);

it('reads back as it was written, apart from the apostrophe', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 }), (row) => {
      const [read] = parse(csvOf([row]), { bom: true, relax_column_count: true }) as string[][];
      expect(read?.map((cell) => cell.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, ''))).toEqual(
        row.map((cell) => cell.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, '')),
      );
    }),
  );
});
