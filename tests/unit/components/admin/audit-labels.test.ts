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

it.each(staffLocales)('every recorded column has a label in %s', (locale) => {
  const { audit, storesAdmin } = JSON.parse(read(`messages/staff/${locale}.json`));
  const columnsOf = (table: string) => {
    const row = new RegExp(`\\n      ${table}: \\{\\s+Row: \\{([^}]+)\\}`).exec(
      read('lib/supabase/database.types.ts'),
    )?.[1];
    return [...(row ?? '').matchAll(/(\w+):/g)].map(([, name]) => `${name}`);
  };
  // Those whose values are recorded, and the rest of what staff change, of which the log has the names.
  const withValues = found(migrations, /private\.write_audit\('\w+'((?:, '\w+')+)\)/g).flatMap(([, names]) =>
    [...`${names}`.matchAll(/\w+/g)].map(([name]) => name),
  );
  const sources = ['lib/auth/write-audit-entry.ts', 'lib/media/save-upload.ts', 'lib/media/media-actions.ts'];
  const details = found(sources.map(read), /(\w+): \{ old: /g).map(([, name]) => `${name}`);
  const unchanged = ['id', 'user_id', 'created_at', 'updated_at'];
  const columns = [...withValues, ...details, ...columnsOf('profiles'), ...columnsOf('media_slots')];
  expect(columns).toEqual(
    expect.arrayContaining(['role', 'lead_id', 'file_name', 'days', 'rows', 'path', 'full_name']),
  );
  const missing = columns.filter((name) => !(name in audit.columns) && !unchanged.includes(name));
  expect(missing).toEqual([]);
  const stores = columnsOf('stores').filter((name) => !unchanged.includes(name));
  expect(stores).toContain('postal_code');
  const field = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  expect(stores.filter((name) => !(field(name) in storesAdmin.fields) && !(name in audit.columns))).toEqual([]);
});
