import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { auditActions } from '@/lib/auth/audit-log-filter-values';
import { staffLocales } from '@/lib/i18n/locales';

const root = path.join(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const folder = 'supabase/migrations';
const migrations = readdirSync(path.join(root, folder)).map((file) => read(`${folder}/${file}`));
const found = (texts: string[], pattern: RegExp) => texts.flatMap((text) => [...text.matchAll(pattern)]);

const written = found(
  migrations,
  /insert into public\.audit_log[^;]*?values \(\(select auth\.uid\(\)\), '([^']+)', '([^']+)'/g,
);
const events = found(
  [read('lib/auth/write-audit-entry.ts'), read('lib/media/write-media-audit-entry.ts')],
  /[|=] '(\w+)'/g,
);
const watched = found(migrations, /create trigger (\w+)_audit /g);

it.each(staffLocales)('every recorded table and action has a label in %s', (locale) => {
  const { actions, tables } = JSON.parse(read(`messages/staff/${locale}.json`)).audit;
  const done = [
    'insert',
    'update',
    'delete',
    'erase',
    'export',
    'unsubscribe',
    ...[...written, ...events].map(([, action]) => action),
  ];
  expect(done.length).toBeGreaterThan(15);
  expect(done.filter((action) => !(`${action}` in actions))).toEqual([]);
  // The filter offers every action that has been recorded.
  expect([...auditActions].sort()).toEqual(Object.keys(actions).sort());
  expect(done.filter((action) => !auditActions.some((offered) => offered === action))).toEqual([]);
  const changed = [...written.map(([, , table]) => table), ...watched.map(([, table]) => table)];
  expect(changed.length).toBeGreaterThan(10);
  expect(changed.filter((table) => !(`${table}` in tables))).toEqual([]);
});
