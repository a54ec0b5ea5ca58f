import { brotliCompressSync } from 'node:zlib';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StoreJsonLd } from '@/components/stores/store-json-ld';
import type { StoreCardLabels } from '@/components/stores/store-labels';
import { StoreList } from '@/components/stores/store-list';
import { StoreMapPreview } from '@/components/stores/store-map-preview';
import { displayedStores } from '@/lib/stores/displayed-store';
import { readSampleStores } from '@/lib/stores/sample-stores';
import type { Store } from '@/lib/stores/schema';
import towns from '@/lib/stores/towns.json' with { type: 'json' };

const now = new Date('2026-11-26T10:00:00Z');
const hours = { closed: 'κλειστά', allDay: '24 ώρες', appointment: 'με ραντεβού', publicHolidays: 'Αργίες' };
const samples = readSampleStores();
const places = towns.countries.GR.split('\n')
  .slice(0, 200)
  .map((line) => line.split('\t'));
const productNames = Object.fromEntries(samples.flatMap(({ products }) => products).map((slug) => [slug, slug]));
const labels = { fact: '{label}: {value}', kinds: {}, productNames } as StoreCardLabels;

/** Real stores, each in another street of one of 200 towns. */
const stores = (count: number) =>
  Array.from({ length: count }, (_, at): Store => {
    const [city = '', latitude, longitude] = places[at % places.length] ?? [];
    const sample = samples[at % samples.length] as Store;
    const name = `Ζωάκια ${at}`;
    return {
      ...{ ...sample, slug: `chain-${at}`, name, address: `Πατησίων ${at}`, city },
      ...{ latitude: Number(latitude), longitude: Number(longitude), phone: `+30 2${1_000_000_00 + at}` },
    };
  });

/** What of a page's HTML depends on its stores, compressed. */
function bytes(count: number): number {
  const shown = displayedStores(stores(count), 'gr', hours, now);
  const parts = [
    createElement(StoreList, { stores: shown, labels, index: 'Τα υπόλοιπα', now }),
    createElement(StoreMapPreview, { stores: shown }),
    createElement(StoreJsonLd, { stores: shown }),
  ];
  return brotliCompressSync(renderToStaticMarkup(createElement(Fragment, null, ...parts))).length;
}

test('beyond five hundred lines the page weighs no more with more stores', () => {
  const [some, many, most] = [600, 6000, 20_000].map(bytes) as [number, number, number];
  expect(bytes(40)).toBeLessThan(some);
  for (const more of [many, most]) expect(Math.abs(more - some) / some).toBeLessThan(0.05);
  // The full list of five hundred is the heaviest.
  expect(some).toBeLessThan(bytes(500));
}, 60_000);
