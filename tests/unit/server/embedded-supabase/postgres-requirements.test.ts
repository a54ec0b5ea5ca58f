import { expect, test } from 'vitest';
import type { PostgresPool } from '@/server/embedded-supabase/postgres-pool';
import { checkPostgresRequirements, UnsuitableDatabaseError } from '@/server/embedded-supabase/postgres-requirements';

const suitable = {
  ...{ version: 150_000, encoding: 'UTF8', letters: true, ctype: 'C.UTF-8', readonly: false, role: 'site' },
  ...{ database: 'site', creates_schemas: true, roles: 3, creates_roles: false, bypasses: false, member: true },
};

/** Checks a server that has these facts; the query is what a real one would have run. */
async function check(facts: Partial<typeof suitable>) {
  const queries: string[] = [];
  const sql = {
    unsafe: async (text: string) => {
      queries.push(text);
      return [{ ...suitable, ...facts }];
    },
  };
  let released = 0;
  const lease = {
    run: (work: (driver: typeof sql) => unknown) => work(sql),
    release: () => {
      released += 1;
    },
  };
  const error = await checkPostgresRequirements({ lease: async () => lease } as unknown as PostgresPool).catch(
    (reason: Error) => reason,
  );
  expect(released).toBe(1);
  return { error, query: queries.join() };
}

test('PostgreSQL 15 that can be written is accepted', async () => {
  expect((await check({})).error).toBeUndefined();
  expect((await check({ version: 180_001 })).error).toBeUndefined();
});

test('an older PostgreSQL is rejected with the version that is needed', async () => {
  const { error, query } = await check({ version: 140_019 });
  expect(error).toBeInstanceOf(UnsuitableDatabaseError);
  expect(error?.message).toBe('DATABASE_URL cannot be used: it is PostgreSQL 14; version 15 or newer is needed.');
  expect(query).toContain("current_setting('server_version_num')");
});

test('a standby is rejected', async () => {
  const { error, query } = await check({ readonly: true });
  expect(error).toBeInstanceOf(UnsuitableDatabaseError);
  expect(error?.message).toBe(
    'DATABASE_URL cannot be used: site is read-only (a standby, or default_transaction_read_only).',
  );
  expect(query).toContain('pg_is_in_recovery() or ');
});
