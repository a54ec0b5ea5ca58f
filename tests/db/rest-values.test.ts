import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import ws from 'ws';
import { type ListeningBackend, startListeningBackend } from './listening-backend';

// Tables of every kind of value that the site's own do not have, on a back end of this process.
const dataDir = mkdtempSync(path.join(tmpdir(), 'db-rest-values-'));
const drop = `drop table if exists public.rest_notes, public.rest_books, public.rest_writers;
  drop type if exists public.rest_mood;
  drop function if exists public.rest_json(jsonb), public.rest_numbers(int), public.rest_fail(text);`;
const create = `
  create type public.rest_mood as enum ('sad', 'ok');
  create table public.rest_writers (id int primary key, name text);
  create table public.rest_books (id int primary key, title text, writer int references public.rest_writers, big bigint,
    numbers int[], flags boolean[], texts text[], times timestamptz[], moods public.rest_mood[], grid int[], bytes bytea,
    number double precision, available boolean, meta jsonb, metas jsonb[]);
  create table public.rest_notes (id int primary key, book int references public.rest_books);
  insert into public.rest_writers values (1, 'Ann');
  insert into public.rest_books (id, title, writer, big, available) values
    (1, 'cat', 1, 9007199254740993, true), (2, '+37120000000', null, 9007199254740992, false), (3, '1.50', null, 1, null),
    (4, 'true', null, 2, true), (5, 'null', null, 3, true), (6, '"quoted"', null, 4, true);
  insert into public.rest_notes values (1, 1);
  create function public.rest_json(value jsonb) returns jsonb language sql immutable as 'select value';
  create function public.rest_numbers(above int) returns setof int language sql stable as 'select n from generate_series(1, 5) n where n > above';
  create function public.rest_fail(state text) returns void language plpgsql as $$
    begin raise exception 'failed' using errcode = state, detail = 'why'; end $$;
  grant all on public.rest_books, public.rest_writers, public.rest_notes to service_role;`;

let one: ListeningBackend;
const createTestClient = () =>
  createClient(one.url, one.backend.settings.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: ws as never },
  });
let client: ReturnType<typeof createTestClient>;
beforeAll(async () => {
  if (inject('hosted')) return;
  cpSync(inject('template'), dataDir, { recursive: true });
  one = await startListeningBackend(dataDir);
  await one.backend.database.runScript(drop + create);
  client = createTestClient();
});
afterAll(async () => {
  if (inject('hosted')) return;
  await one.backend.database.runScript(drop);
  await one.stop();
  rmSync(dataDir, { recursive: true });
});

let lastId = 100;
const freshId = () => {
  lastId += 1;
  return lastId;
};
const books = () => client.from('rest_books');

describe.skipIf(inject('hosted'))('values', () => {
  test.each([
    ['numbers', [1, null, 3]],
    ['flags', [true, null, false]],
    ['texts', ['a', null, 'NULL', '', 'b,c', '"d"', 'e\\f', '{g}']],
    ['times', ['2020-01-01T00:00:00+00:00', null]],
    [
      'grid',
      [
        [1, 2],
        [3, 4],
      ],
    ],
    ['numbers', []],
    ['bytes', '\\xdeadbeef'],
    ['number', 'Infinity'],
    ['number', 'NaN'],
    ['meta', 'text'],
    ['meta', '12'],
    ['meta', '{"a":1}'],
    ['meta', 'null'],
    ['meta', 'quoted " and \\'],
    ['meta', true],
    ['meta', 12],
    ['meta', { a: [1, 'b', null] }],
  ])('a column %s returns what was written: %j', async (column, value) => {
    const id = freshId();
    const inserted = await books()
      .insert({ id, [column]: value })
      .select(column)
      .single();
    expect(inserted).toMatchObject({ error: null, data: { [column]: value } });
    await books()
      .update({ title: 'other', [column]: null })
      .eq('id', id)
      .throwOnError();
    const updated = await books()
      .update({ [column]: value })
      .eq('id', id)
      .select(column)
      .single();
    expect(updated).toMatchObject({ error: null, data: { [column]: value } });
    const found = await client.from('rest_books').select(column).eq('id', id).single();
    expect(found.data).toEqual({ [column]: value });
  });

  test('an array of a type that a migration created', async () => {
    const id = freshId();
    const { data } = await books()
      .insert({ id, moods: ['ok', null] })
      .select('moods')
      .single();
    expect(data).toEqual({ moods: ['ok', null] });
  });

  test('JSON in several rows, with defaults, and as an argument', async () => {
    const rows = [
      { id: freshId(), meta: 'a' },
      { id: freshId(), meta: { b: 'c' }, title: 'd' },
    ];
    const { data } = await books().insert(rows, { defaultToNull: false }).select('meta');
    expect(data).toEqual([{ meta: 'a' }, { meta: { b: 'c' } }]);
    for (const value of ['text', '12', 12, false, null, [1], { a: 1 }])
      expect((await client.rpc('rest_json', { value })).data).toEqual(value);
  });

  test('a number that would be rounded is rejected', async () => {
    const id = freshId();
    const inserted = await books().insert({ id, big: '9007199254740993' });
    expect([inserted.status, inserted.error?.code]).toEqual([400, 'PGRST127']);
    expect(inserted.error?.details).toContain('big');
    const shorter = await books().insert({ id, big: '900719925474099' }).select('big').single();
    expect(shorter.data).toEqual({ big: 900719925474099 });
  });

  test('a binary column by its text', async () => {
    const id = freshId();
    await books().insert({ id, bytes: '\\x0102' }).throwOnError();
    expect((await books().select('id').eq('bytes', '\\x0102')).data).toEqual([{ id }]);
  });
});

describe.skipIf(inject('hosted'))('filters', () => {
  const original = () => books().select('id').lte('id', 6).order('id');
  const idsOf = async (query: PromiseLike<{ data: { id: number }[] | null; error: unknown }>) => {
    const { data, error } = await query;
    expect(error).toBeNull();
    return data?.map(({ id }) => id);
  };

  test('compare texts and long numbers as they are', async () => {
    for (const [id, title] of ['+37120000000', '1.50', 'true', 'null', '"quoted"'].entries())
      expect(await idsOf(original().eq('title', title)), title).toEqual([id + 2]);
    expect(await idsOf(original().eq('title', '1.5'))).toEqual([]);
    expect(await idsOf(original().eq('big', '9007199254740993'))).toEqual([1]);
    expect(await idsOf(original().gt('big', '9007199254740992'))).toEqual([1]);
    expect(await idsOf(original().in('big', ['9007199254740993', 1]))).toEqual([1, 3]);
    expect(await idsOf(original().in('title', ['1.50', 'true', 'x,y']))).toEqual([3, 4]);
    expect(await idsOf(original().or('title.eq.1.50,big.eq.9007199254740993,title.in.(true,"null")'))).toEqual([
      1, 3, 4, 5,
    ]);
    expect(await idsOf(original().eq('available', true))).toEqual([1, 4, 5, 6]);
    expect(await idsOf(original().eq('available', 'f'))).toEqual([2]);
    expect(await idsOf(original().not('available', 'eq', true))).toEqual([2]);
  });

  test('accept * in lists of patterns', async () => {
    expect(await idsOf(original().likeAnyOf('title', ['c*', 'tr*']))).toEqual([1, 4]);
    expect(await idsOf(original().ilikeAllOf('title', ['*A*', 'C*']))).toEqual([1]);
    expect(await idsOf(original().or('title.like(any).{c*,tr*},id.eq.2'))).toEqual([1, 2, 4]);
  });

  test('an array of booleans', async () => {
    const id = freshId();
    await books()
      .insert({ id, flags: [true] })
      .throwOnError();
    expect((await books().select('id').contains('flags', [true]).eq('id', id)).data).toEqual([{ id }]);
  });

  test('quoted keys of a JSON path', async () => {
    const [id, text] = [freshId(), randomUUID()];
    await books()
      .insert({ id, meta: { key: text } })
      .throwOnError();
    expect((await books().select('id').eq('meta->>"key"', text)).data).toEqual([{ id }]);
    expect((await books().select('id').eq('meta->>"a key"', text)).error?.code).toBe('PGRST100');
  });

  test('an embedded resource inside of a spread one is rejected and not left out', async () => {
    const spread = await client.from('rest_notes').select('id,...rest_books(title)');
    expect(spread.data).toEqual([{ id: 1, title: 'cat' }]);
    for (const inner of ['...rest_writers(name)', 'rest_writers(name)']) {
      const nested = await client.from('rest_notes').select(`id,...rest_books(title,${inner})`);
      expect([nested.status, nested.error?.code]).toEqual([400, 'PGRST127']);
    }
    const inside = await client.from('rest_notes').select('id,rest_books(title,...rest_writers(name))');
    expect(inside.data).toEqual([{ id: 1, rest_books: { title: 'cat', name: 'Ann' } }]);
  });
});

describe.skipIf(inject('hosted'))('preferences', () => {
  test('a rollback undoes the change and returns it', async () => {
    const id = freshId();
    const { data } = await books().insert({ id, title: 'undone' }).select('title').rollback();
    expect(data).toEqual([{ title: 'undone' }]);
    await books().update({ title: 'undone' }).eq('id', 1).rollback();
    await books().delete().eq('id', 3).rollback();
    expect((await books().select('id,title').in('id', [id, 1, 3]).order('id')).data).toEqual([
      { id: 1, title: 'cat' },
      { id: 3, title: '1.50' },
    ]);
  });

  test('an estimated count of a small table is exact', async () => {
    const { count } = await client.from('rest_writers').select('id', { count: 'estimated' });
    expect(count).toBe(1);
  });

  test('only headers-only names the URL of the inserted row', async () => {
    const post = (prefer: string) =>
      fetch(`${one.url}/rest/v1/rest_writers?select=n:name`, {
        method: 'POST',
        headers: { apikey: one.backend.settings.secretKey, 'content-type': 'application/json', prefer },
        body: JSON.stringify({ id: freshId(), name: 'B' }),
      });
    expect((await post('return=representation')).headers.get('location')).toBeNull();
    expect((await post('return=headers-only')).headers.get('location')).toBe(`/rest_writers?id=eq.${lastId}`);
  });
});

describe.skipIf(inject('hosted'))('functions', () => {
  test('count their rows by HEAD', async () => {
    const { count, error, data } = await client.rpc('rest_numbers', { above: 2 }, { head: true, count: 'exact' });
    expect([count, error, data]).toEqual([3, null, null]);
  });

  test.each([
    ['40001', 500],
    ['57014', 500],
    ['P0002', 500],
    ['XX000', 500],
    ['28000', 403],
    ['23514', 400],
    ['P0001', 400],
    ['MA999', 400],
  ])('an error keeps its code: %s', async (state, status) => {
    const { error, ...response } = await client.rpc('rest_fail', { state });
    expect([response.status, error]).toEqual([
      status,
      expect.objectContaining({ code: state, message: 'failed', details: 'why' }),
    ]);
  });
});
