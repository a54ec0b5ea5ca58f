import { brotliCompressSync } from 'node:zlib';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StoreList } from '@/components/stores/complete-store-list';
import { StoreJsonLd } from '@/components/stores/store-json-ld';
import type { StoreCardLabels } from '@/components/stores/store-labels-type';
import { StoreMapPreview } from '@/components/stores/store-map-preview';
import { type DisplayedStore, toDisplayedStores } from '@/lib/stores/displayed-store';
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

/** The structured data of the page, if it has some. */
function jsonLd(shown: DisplayedStore[]) {
  const html = renderToStaticMarkup(createElement(StoreJsonLd, { stores: shown }));
  return JSON.parse(/<script[^>]*>(.*)<\/script>/s.exec(html)?.[1] ?? '{}')['@graph'];
}

/** What of a page's HTML depends on its stores, compressed. */
function bytes(count: number): number {
  const shown = toDisplayedStores(stores(count), 'gr', hours, now);
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

test('structured data have the week span by span, each special day, and what the card shows', () => {
  const [first] = stores(1) as [Store];
  const store: Store = {
    ...first,
    hours: { mon: [['09:00', '14:00']], wed: [['09:00', '14:00']], sat: [['10:00', '24:00']] },
    specialDays: [
      { date: '2026-12-24', hours: [['09:00', '13:00']] },
      { date: '2026-12-26', hours: [] },
    ],
  };
  const spec = { '@type': 'OpeningHoursSpecification' };
  const shown = toDisplayedStores([store], 'ru', hours, new Date('2026-12-20T10:00:00Z'));
  const [data] = jsonLd(shown);
  expect(data.openingHoursSpecification).toEqual([
    { ...spec, dayOfWeek: ['Monday', 'Wednesday'], opens: '09:00', closes: '14:00' },
    { ...spec, dayOfWeek: ['Saturday'], opens: '10:00', closes: '23:59' },
    { ...spec, validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '09:00', closes: '13:00' },
    { ...spec, validFrom: '2026-12-26', validThrough: '2026-12-26', opens: '00:00', closes: '00:00' },
  ]);
  expect(data).toMatchObject({ name: 'Ζωάκια 0', telephone: '+30 2100000000' });
  expect(data.address.streetAddress).toMatch(/^Patision 0, /);
  expect(String(data.geo.latitude)).toMatch(/^\d+\.\d{1,4}$/);
});

test('structured data are those of the first ten stores', () => {
  const shown = toDisplayedStores(stores(40), 'gr', hours, now);
  const names = shown.slice(0, 10).map(({ name }) => name);
  expect(jsonLd(shown).map(({ name }: { name: string }) => name)).toEqual(names);
  expect(jsonLd([])).toBeUndefined();
});

test('a store beyond the cards is listed in letters that its readers know', () => {
  const line = (locale: 'gr' | 'en') => {
    const shown = toDisplayedStores(stores(21), locale, hours, now);
    const html = renderToStaticMarkup(createElement(StoreList, { stores: shown, labels, index: 'index', now }));
    return html.slice(html.lastIndexOf('<span id="store-'));
  };
  expect(line('gr')).toContain('<span lang="el">Ζωάκια 20, Πατησίων 20');
  expect(line('gr')).not.toContain('Patision');
  expect(line('en')).toContain('<span lang="el-Latn">Zoakia 20, Patision 20');
  expect(line('en')).not.toMatch(/Ζωάκια|Πατησίων/);
  expect(line('en')).toContain('<span class="whitespace-nowrap">+30 2100000020</span>');
});

test('the link of a phone number dials no digits of its extension', () => {
  const store = { ...(stores(1)[0] as Store), phone: '+30 210 123 4567 ext. 12, +33 1 42 68 53 00' };
  const shown = toDisplayedStores([store], 'en', hours, now);
  const html = renderToStaticMarkup(createElement(StoreList, { stores: shown, labels, index: 'index', now }));
  expect([...html.matchAll(/href="(tel:[^"]*)"/g)].map(([, url]) => url)).toEqual([
    'tel:+302101234567;ext=12',
    'tel:+33142685300',
  ]);
});
