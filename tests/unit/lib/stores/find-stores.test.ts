import { describe, expect, it } from 'vitest';
import { localeCodes } from '@/lib/i18n/locales';
import { distanceKm } from '@/lib/stores/distance';
import { findStores } from '@/lib/stores/find-stores';
import { loadSampleStores } from '@/lib/stores/sample-stores';
import { emptyQuery, formatStoreQuery, parseStoreQuery } from '@/lib/stores/search-query';
import { storeViews } from '@/lib/stores/store-view';

const now = new Date('2026-11-23T10:00:00Z');
const stores = loadSampleStores();
const views = (locale: (typeof localeCodes)[number]) => storeViews(stores, locale, 'closed', now);
const find = (text: string, locale: (typeof localeCodes)[number] = 'gr') =>
  findStores(views(locale), { ...emptyQuery, text }, now);

describe('findStores', () => {
  it('ignores case and accents, including the final sigma', () => {
    expect(find('αθηνα')).toHaveLength(5);
    expect(find('ΑΘΉΝΑ')).toHaveLength(5);
    expect(find('κορινθου')).toHaveLength(1);
    expect(find('ξενώναΣ')).toHaveLength(2);
  });

  it('finds towns and regions by their English and their local name', () => {
    expect(find('Athens', 'cn')).toHaveLength(5);
    expect(find('雅典', 'cn')).toHaveLength(5);
    expect(find('Афины', 'ru')).toHaveLength(5);
    expect(find('Крит', 'ru').length).toBe(find('Crete').length);
    expect(find('saloniki', 'lv')).toHaveLength(4);
  });

  it('accepts several words in any order, street and postal code', () => {
    expect(find('σκύλος τσιμισκή')).toHaveLength(1);
    expect(find('546 21')).toHaveLength(1);
    expect(find('54621')).toHaveLength(1);
    expect(find('Τσιμισκή, Θεσσαλονίκη')).toHaveLength(1);
    expect(find('雅典，10673', 'cn')).toHaveLength(1);
    expect(find('σκύλος λάρισα')).toHaveLength(0);
  });

  it('filters by town, product and opening hours together', () => {
    const all = views('gr');
    const inAthens = findStores(all, { ...emptyQuery, city: 'Αθήνα', product: 'raw-hunter' }, now);
    expect(inAthens.map(({ city }) => city)).toEqual(inAthens.map(() => 'Αθήνα'));
    expect(inAthens.every(({ products }) => products.includes('raw-hunter'))).toBe(true);
    const open = findStores(all, { ...emptyQuery, open: true }, now);
    expect(open.length).toBeGreaterThan(0);
    expect(open.length).toBeLessThan(all.length);
    expect(findStores(all, { ...emptyQuery, open: true }, new Date('2026-11-23T02:00:00Z'))).toEqual([]);
  });

  it('sorts by distance from a position', () => {
    const found = findStores(views('gr'), emptyQuery, now, { latitude: 40.64, longitude: 22.94 });
    expect(found).toHaveLength(stores.length);
    expect(found.slice(0, 4).map(({ city }) => city)).toEqual(Array(4).fill('Θεσσαλονίκη'));
    expect(found.map(({ km }) => km)).toEqual(found.map(({ km }) => km ?? 0).sort((a, b) => a - b));
  });
});

it('measures known distances: Athens to Thessaloniki is about 303 km', () => {
  const athens = { latitude: 37.9838, longitude: 23.7275 };
  expect(distanceKm(athens, { latitude: 40.6401, longitude: 22.9444 })).toBeCloseTo(303, -1);
  expect(distanceKm(athens, athens)).toBe(0);
});

it('writes a search to the URL and reads it back', () => {
  const query = { text: 'γάτα & σκύλος', city: 'Αθήνα', product: 'raw-hunter', open: true };
  expect(parseStoreQuery(formatStoreQuery(query))).toEqual(query);
  expect(formatStoreQuery(emptyQuery).toString()).toBe('');
  expect(parseStoreQuery(new URLSearchParams('open=yes&x=1'))).toEqual(emptyQuery);
});

it('has a name for every town and region of the samples in every language', () => {
  for (const locale of localeCodes) {
    if (locale === 'gr') continue;
    for (const { city, place } of views(locale))
      if (locale !== 'en') expect(`${city}${place}`).not.toMatch(/[α-ωά-ώ]/i);
  }
});

it('separates the two parts of a split day in every language', () => {
  for (const locale of localeCodes) expect(views(locale)[0]?.lines[1]?.[1]).toBe('09:00–14:00, 17:30–21:00');
});
