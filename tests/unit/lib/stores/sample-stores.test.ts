import { describe, expect, it } from 'vitest';
import { readProductFactsByPath } from '@/lib/content/products';
import { readSampleStores } from '@/lib/stores/sample-stores';
import { storeFromRow, toStoreRow } from '@/lib/stores/store-row-mapper';

const [first] = readSampleStores();
if (!first) throw new Error('no sample shop');

describe('content/stores.json', () => {
  it('has forty stores with unique slugs and existing products', () => {
    const stores = readSampleStores();
    expect(stores).toHaveLength(40);
    expect(new Set(stores.map(({ slug }) => slug)).size).toBe(40);
    const products = new Set([...readProductFactsByPath().values()].map(({ slug }) => slug));
    for (const store of stores) expect(store.products.filter((slug) => !products.has(slug))).toEqual([]);
  });

  it.each([
    ['a kind that does not exist', { kind: 'bank' }, 'stores.0.kind'],
    ['a position off the globe', { latitude: 99 }, 'stores.0.latitude'],
    ['hours that close as they open', { hours: { mon: [['21:00', '21:00']] } }, 'stores.0.hours.mon.0'],
    [
      'overlapping hours',
      {
        hours: {
          mon: [
            ['09:00', '14:00'],
            ['13:00', '20:00'],
          ],
        },
      },
      'stores.0.hours.mon',
    ],
    ['an unknown weekday', { hours: { someday: [] } }, 'stores.0.hours'],
    ['a script as website', { website: 'javascript:alert(1)' }, 'stores.0.website'],
    ['an unknown time zone', { timeZone: 'Europe/Atlantis' }, 'stores.0.timeZone'],
  ])('rejects %s, naming file and field', (_, change, field) => {
    expect(() => readSampleStores({ sample: true, stores: [{ ...first, ...change }] })).toThrow(
      `content/stores.json: ${field}`,
    );
  });

  it('rejects two stores with one slug, as the database does', () => {
    expect(() => readSampleStores({ sample: true, stores: [first, { ...first, name: 'Other' }] })).toThrow(
      `content/stores.json: stores.1.slug: '${first.slug}' is the address of a shop before it`,
    );
  });
});

it('a store is unchanged after a round trip through the database', () => {
  expect(storeFromRow(toStoreRow(first))).toEqual(first);
  expect(() => storeFromRow({ ...toStoreRow(first), kind: 'bank' as never })).toThrow(`store ${first.slug}`);
});
