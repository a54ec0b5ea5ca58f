import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readPublishedStores } from '@/lib/stores/published-stores';
import { readSampleStores } from '@/lib/stores/sample-stores';
import { toStoreRow } from '@/lib/stores/store-row-mapper';

const [store] = readSampleStores();
if (!store) throw new Error('no sample shop');

type Row = ReturnType<typeof rowAt>;
const idOf = (at: number) => `00000000-0000-0000-0000-${String(at).padStart(12, '0')}`;
const nameOf = (at: number) => `Shop ${String(at).padStart(5, '0')}`;
// The ids run against the names, as the ids of a database have nothing to do with them.
const rowAt = (at: number) => ({
  ...toStoreRow({ ...store, slug: `shop-${at}`, name: nameOf(at) }),
  id: idOf(9000 - at),
  name: nameOf(at),
  visible: true,
  sample: false,
});

const table = vi.hoisted(() => ({ rows: [] as Row[], requests: 0, after: (_request: number) => {} }));

/** One request to a table as PostgREST understands it. */
function request() {
  let rows = [...table.rows];
  let range: [number, number] = [0, 1000];
  const order: (keyof Row)[] = [];
  const change = (work: () => void) => {
    work();
    return query;
  };
  const query = {
    select: () => query,
    eq: (name: keyof Row, value: unknown) =>
      change(() => {
        rows = rows.filter((row) => row[name] === value);
      }),
    gt: (name: 'id', value: string) =>
      change(() => {
        rows = rows.filter((row) => row[name] > value);
      }),
    order: (name: keyof Row) => change(() => order.push(name)),
    limit: (count: number) =>
      change(() => {
        range = [0, count];
      }),
    range: (from: number, to: number) =>
      change(() => {
        range = [from, to + 1];
      }),
    // biome-ignore lint/suspicious/noThenProperty: a query of supabase-js is sent when it is awaited.
    then: (resolve: (response: object) => void) => {
      const keyOf = (row: Row) => order.map((name) => row[name]).join('\0');
      const data = rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)).slice(...range);
      table.requests += 1;
      table.after(table.requests);
      resolve({ data, error: null });
    },
  };
  return query;
}
vi.mock('@/lib/supabase/service-client', () => ({ createServiceClient: () => ({ from: request }) }));

beforeEach(() => {
  vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:1');
  Object.assign(table, { rows: Array.from({ length: 1200 }, (_, at) => rowAt(at)), requests: 0, after: () => {} });
});
afterEach(() => vi.unstubAllEnvs());

const names = async () => (await readPublishedStores()).map(({ name }) => name);

it.each([0, 1, 999, 1000, 1001, 1200])('%i stores are all there, by name', async (count) => {
  table.rows.length = count;
  expect(await names()).toEqual(Array.from({ length: count }, (_, at) => nameOf(at)));
});

it.each(['first', 'last'] as const)('no other store is missing when the %s one is hidden meanwhile', async (which) => {
  table.after = (request) => {
    const row = table.rows.at(which === 'first' ? 0 : -1);
    if (request === 1 && row) row.visible = false;
  };
  const found = await names();
  expect(new Set(found).size).toBe(found.length);
  for (let at = 1; at < 1199; at++) expect(found).toContain(nameOf(at));
});

it.each([0, 1200])('no store is there twice when another one (%i) is added meanwhile', async (at) => {
  table.rows = Array.from({ length: 1199 }, (_, index) => rowAt(index + 1));
  table.after = (request) => {
    if (request === 1) table.rows.push(rowAt(at));
  };
  const found = await names();
  expect(new Set(found).size).toBe(found.length);
  for (let index = 1; index < 1200; index++) expect(found).toContain(nameOf(index));
});
