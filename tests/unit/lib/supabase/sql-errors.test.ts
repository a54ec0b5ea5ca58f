import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as codes from '@/lib/supabase/error-codes';

const root = path.join(import.meta.dirname, '../../../..');
const folder = path.join(root, 'supabase/migrations');
const sql = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
const raised = sql.flatMap((text) => text.match(/raise exception[^;]*;/g) ?? []);

test('every error raised by a database function has an SQLSTATE', () => {
  expect(raised.length).toBeGreaterThan(20);
  expect(raised.filter((statement) => !/using errcode = '[0-9A-Z]{5}'/.test(statement))).toEqual([]);
});

test('the codes of class MA equal those in lib/supabase/error-codes.ts and in its table', () => {
  // A function that a later migration replaces raises its code again.
  const own = [...new Set(raised.flatMap((statement) => statement.match(/MA\d{3}/g) ?? []))].sort();
  expect(Object.values(codes).filter((code) => code.startsWith('MA'))).toEqual(own);
  const table = readFileSync(path.join(root, 'lib/supabase/error-codes.ts'), 'utf8').match(/\| MA\d{3}/g);
  expect(table?.map((cell) => cell.slice(2))).toEqual(own);
});
