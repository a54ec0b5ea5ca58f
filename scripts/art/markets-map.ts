import { readFileSync } from 'node:fs';
import { type GeoProjection, geoArea, geoCentroid, geoConicConformal, geoPath } from 'd3-geo';
import { merge } from 'topojson-client';
import { presimplify, quantile, simplify } from 'topojson-simplify';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { marketColours } from '@/components/art/market-colours';
import { brand } from '@/lib/brand';
import { marketsSchema } from '@/lib/content/market-schema';
import { ship } from './ship';
import { disc, document, figure, path } from './svg';
import { outline } from './text';

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;
type Box = [[number, number], [number, number]];
type Country = Polygon<{ name: string }> | MultiPolygon<{ name: string }>;

const detailed = presimplify<Atlas['objects']>(
  JSON.parse(readFileSync('node_modules/world-atlas/countries-50m.json', 'utf8')),
);
const atlas = simplify(detailed, quantile(detailed, 0.33)) as Atlas;
const countries = atlas.objects.countries.geometries as Country[];
const english = new Intl.DisplayNames('en', { type: 'region' });
// Natural Earth draws the two parts of the island apart; the state is one.
const alsoPartOf: Record<string, string> = { 'N. Cyprus': 'Cyprus' };
const nameOf = ({ properties }: Country) => alsoPartOf[properties?.name ?? ''] ?? properties?.name;

/** Where a number stands beside its country instead of on it, in map pixels. */
const beside: Record<string, [number, number]> = {
  MT: [0, 32],
  CY: [0, 32],
  IT: [6, 4],
  NO: [-78, 104],
  FR: [12, 0],
  LV: [4, -8],
  LT: [-8, 4],
};
const tooSmall = ['MT'];

const shape = (code: string) => {
  const parts = countries.filter((country) => nameOf(country) === english.of(code));
  if (!parts.length) throw new Error(`world-atlas has no country '${code}'`);
  return merge(atlas, parts as Polygon[]);
};

/** The middle of a country's largest piece: France without its islands overseas. */
function middle(code: string): [number, number] {
  const pieces = shape(code).coordinates.map((coordinates) => ({ type: 'Polygon' as const, coordinates }));
  const [largest] = pieces.sort((a, b) => geoArea(b) - geoArea(a));
  if (!largest) throw new Error(`world-atlas has no country '${code}'`);
  return geoCentroid(largest);
}

const panel = (box: Box, centre: number, parallels: [number, number], corners: [number, number][]): GeoProjection =>
  geoConicConformal()
    .rotate([-centre, 0])
    .parallels(parallels)
    .fitExtent(box, { type: 'MultiPoint', coordinates: corners })
    .clipExtent(box);

const europe = (box: Box) =>
  panel(
    box,
    14,
    [38, 62],
    [
      [-9.5, 36],
      [14, 33.2],
      [36, 33.6],
      [4, 71.3],
      [31, 71.3],
    ],
  );
const farEast = (box: Box) =>
  panel(
    box,
    104,
    [25, 47],
    [
      [73.5, 39.5],
      [136.5, 48.4],
      [110, 17.5],
      [123, 54.6],
    ],
  );

/** The export markets coloured by their first year, numbered as in the list beside the map; the maker's country bears the star. */
export async function marketsMap(tall: boolean): Promise<string> {
  const { markets } = marketsSchema.parse(JSON.parse(readFileSync('content/markets.json', 'utf8')));
  const fills = marketColours(markets.map(({ since }) => since));
  const west: Box = tall ? [[0, 0], [720, 800]] : [[0, 0], [690, 760]]; // biome-ignore format: two corners
  const east: Box = tall ? [[220, 830], [720, 1230]] : [[750, 330], [1200, 760]]; // biome-ignore format: two corners
  const land = merge(atlas, countries as Polygon[]);
  let body = '';
  for (const [projection, inside] of [
    [europe(west), (code: string) => code !== 'CN'],
    [farEast(east), (code: string) => code === 'CN'],
  ] as const) {
    const draw = geoPath(projection).digits(0);
    body += path(draw(land) ?? '', '#4a3b32');
    const shown = markets.map((market, index) => ({ ...market, index })).filter(({ code }) => inside(code));
    for (const { code, since } of shown) body += outlined(draw(shape(code)) ?? '', fills.get(since) ?? 'clay');
    for (const { code, since, index } of shown) {
      const [x, y] = projection(middle(code)) ?? [0, 0];
      if (tooSmall.includes(code)) body += disc(x, y, 9, fills.get(since) ?? 'clay');
      const [dx, dy] = beside[code] ?? [0, 0];
      body += await number(index + 1, x + dx, y + dy, tall ? 28 : 22);
    }
    if (inside(brand.address.country)) {
      const [x, y] = projection(middle(brand.address.country)) ?? [0, 0];
      body += outlined(draw(shape(brand.address.country)) ?? '', 'sage');
      body += figure('polar-star', { x, y, ay: 0.5, h: 64, fill: 'paper' });
    }
  }
  body += tall ? ship(110, 1150, 180, 'clay', 'limestone', 'ink') : ship(975, 250, 330, 'clay', 'limestone', 'ink');
  return document(tall ? 720 : 1200, tall ? 1230 : 760, body);
}

const outlined = (d: string, fill: `#${string}` | 'clay' | 'sage') =>
  path(d, fill).replace('/>', ' stroke="#1D1613" stroke-width="1.5"/>');

async function number(value: number, x: number, y: number, size: number): Promise<string> {
  const { d, width } = await outline(String(value), 'label', size);
  return (
    disc(x, y, size * 0.73, 'ink') +
    path(d, 'paper', `translate(${(x - width / 2).toFixed(1)} ${(y + size * 0.355).toFixed(1)})`)
  );
}
