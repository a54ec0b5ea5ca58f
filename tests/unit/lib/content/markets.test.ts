import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { assignMarketStartYearColours } from '@/components/art/market-start-year-colours';
import { marketsSchema } from '@/lib/content/market-schema';
import { getMarkets } from '@/lib/content/markets';
import { getPageCopy } from '@/lib/content/page-copy';
import { localeCodes } from '@/lib/i18n/locales';
import { buildLeadMapLayoutJson, drawLeadMapShapes } from '@/scripts/art/lead-count-map';
import { drawMarketsMap } from '@/scripts/art/markets-map';

const data = JSON.parse(readFileSync('content/markets.json', 'utf8'));

it('exports go to eleven countries in the stated years', () => {
  const stated = Object.fromEntries(getMarkets('en').map(({ name, since }) => [name, since]));
  expect(stated).toEqual({
    Cyprus: 2017,
    Spain: 2019,
    Belarus: 2021,
    Lithuania: 2021,
    Malta: 2021,
    Latvia: 2022,
    France: 2023,
    Italy: 2023,
    Bulgaria: 2024,
    Norway: 2024,
    China: 2025,
  });
});

it.each(localeCodes)('has a name for every country in %s', (locale) => {
  const names = getMarkets(locale).map(({ name }) => name);
  expect(new Set(names).size).toBe(11);
  expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([]);
});

it('the company history has the same years', () => {
  const timeline = getPageCopy('about', 'en').sections.find(({ id }) => id === 'timeline');
  const milestones = (timeline?.items ?? []).map(({ title, text }) => [Number(title), text] as const);
  for (const { name, since } of getMarkets('en'))
    expect(milestones.find(([year]) => year === since)?.[1], name).toContain(name);
});

it('rejects unsorted years, a repeated country and an unknown line', () => {
  const [first, second, ...rest] = data.markets;
  const parse = (markets: unknown[]) => marketsSchema.safeParse({ markets }).success;
  expect(parse(data.markets)).toBe(true);
  expect(parse([second, first, ...rest])).toBe(false);
  expect(parse([first, first])).toBe(false);
  expect(parse([{ ...first, lines: ['hay'] }])).toBe(false);
});

it('gives every year its own colour', () => {
  const colours = assignMarketStartYearColours([2021, 2017, 2019, 2021]);
  expect([...colours.keys()]).toEqual([2017, 2019, 2021]);
  expect(new Set(colours.values()).size).toBe(3);
});

// Rendering takes seconds on a busy machine.
it('the generated maps equal the committed ones', async () => {
  expect(await drawMarketsMap(false)).toBe(readFileSync('public/art/maps/export-markets.svg', 'utf8'));
  expect(await drawMarketsMap(true)).toBe(readFileSync('public/art/maps/export-markets-tall.svg', 'utf8'));
  expect(buildLeadMapLayoutJson()).toBe(readFileSync('components/admin/dashboard/lead-map.json', 'utf8'));
  for (const name of ['europe', 'world'] as const)
    expect(drawLeadMapShapes(name)).toBe(readFileSync(`public/art/lead-maps/${name}.svg`, 'utf8'));
});

it('every country of the export form has one position for its count', () => {
  const { europe, world } = JSON.parse(readFileSync('components/admin/dashboard/lead-map.json', 'utf8'));
  const { codes } = JSON.parse(readFileSync('content/countries.json', 'utf8')) as { codes: string[] };
  const spots = codes.map((code) => [europe, world].filter(({ countries }) => countries[code]?.at).length);
  expect(spots).toEqual(codes.map(() => 1));
});
