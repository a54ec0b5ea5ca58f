import { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, it } from 'vitest';
import { createOneRoundTripPgliteQuery } from '@/server/embedded-supabase/single-call-pglite-query';

const client = await PGlite.create();
const query = createOneRoundTripPgliteQuery(client);
await client.exec('create table notes (id int primary key, body text, tags text[], data jsonb, at timestamptz)');
afterAll(() => client.close());

it('returns what the driver itself returns', async () => {
  const values = [1, 'Σκύλος', ['a', 'b "c"'], { dog: [1, null] }, '2026-11-27T05:00:00Z'];
  const insert = 'insert into notes values ($1, $2, $3, $4, $5) returning *, null::int as nothing, 1.5 as number';
  expect(await query(insert, values)).toMatchObject({ affectedRows: 1 });
  const select = 'select *, null::int as nothing, array[true] as list from notes where id = any ($1::int[])';
  expect((await query(select, [[1, 2]])).rows).toEqual((await client.query(select, [[1, 2]])).rows);
  expect(await query('update notes set body = $1', [null])).toEqual({ rows: [], affectedRows: 1 });
});

it('throws the error of the database, and runs the next statement', async () => {
  const insert = 'insert into notes (id) values ($1)';
  await query(insert, [7]);
  await expect(query(insert, [7])).rejects.toMatchObject({ code: '23505', constraint: 'notes_pkey' });
  await expect(query('select $1::int', ['x'])).rejects.toMatchObject({ code: '22P02' });
  await expect(query('selec', [])).rejects.toMatchObject({ code: '42601' });
  expect((await query('select $1::int as value', [3])).rows).toEqual([{ value: 3 }]);
});

it('rejects a value that cannot be encoded, and runs the next statement', async () => {
  const cyclic: { self?: object } = {};
  cyclic.self = cyclic;
  await expect(query('select $1::jsonb', [cyclic])).rejects.toMatchObject({ code: '22P02' });
  expect((await query('select $1::jsonb as value', [{ a: 1 }])).rows).toEqual([{ value: { a: 1 } }]);
});

it('reads the types again after an error, and the columns every time', async () => {
  const select = 'select * from notes where id = $1';
  expect(Object.keys((await query<object>(select, [7])).rows[0] ?? {})).toHaveLength(5);
  await client.exec('alter table notes add column more jsonb');
  expect(Object.keys((await query<object>(select, [7])).rows[0] ?? {})).toHaveLength(6);
});

it('reads the types of statements that run at the same time one by one', async () => {
  const results = await Promise.all([
    query('select $1::int[] as list', [[1, 2]]),
    query('select $1::jsonb as data', [[1, 2]]),
    query("select $1::text || '!' as text", ['a']),
  ]);
  expect(results.map(({ rows }) => rows[0])).toEqual([{ list: [1, 2] }, { data: [1, 2] }, { text: 'a!' }]);
});
