import { readFileSync } from 'node:fs';
import { geoPath } from 'd3-geo';
import { assignMarketStartYearColours } from '@/components/art/market-start-year-colours';
import { brand } from '@/lib/config/brand';
import { marketsSchema } from '@/lib/content/market-schema';
import {
  createConicProjection,
  createEuropeProjection,
  type PixelCorners,
  readSimplifiedWorldAtlas,
} from './map-geometry';
import { discElement, drawFigureByName, pathElement, svgDocument } from './svg';
import { outlineText } from './text-outlines';
import { drawTrireme } from './trireme';

/** Position of a number beside its country instead of on it, in map pixels. */
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

const farEast = (box: PixelCorners) =>
  createConicProjection(
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

/**
 * Draws the export markets coloured by their first year and numbered as in the list beside the
 * map. The maker's country has the star.
 */
export async function drawMarketsMap(tall: boolean): Promise<string> {
  const { land, shape, middle } = readSimplifiedWorldAtlas(0.33);
  const { markets } = marketsSchema.parse(JSON.parse(readFileSync('content/markets.json', 'utf8')));
  const fills = assignMarketStartYearColours(markets.map(({ since }) => since));
  const west: PixelCorners = tall ? [[0, 0], [720, 800]] : [[0, 0], [690, 760]]; // biome-ignore format: two corners
  const east: PixelCorners = tall ? [[220, 830], [720, 1230]] : [[750, 330], [1200, 760]]; // biome-ignore format: two corners
  let body = '';
  for (const [projection, inside] of [
    [createEuropeProjection(west), (code: string) => code !== 'CN'],
    [farEast(east), (code: string) => code === 'CN'],
  ] as const) {
    const draw = geoPath(projection).digits(0);
    body += pathElement(draw(land) ?? '', '#4a3b32');
    const shown = markets.map((market, index) => ({ ...market, index })).filter(({ code }) => inside(code));
    for (const { code, since } of shown) body += outlined(draw(shape(code)) ?? '', fills.get(since) ?? 'clay');
    for (const { code, since, index } of shown) {
      const [x, y] = projection(middle(code)) ?? [0, 0];
      if (tooSmall.includes(code)) body += discElement(x, y, 9, fills.get(since) ?? 'clay');
      const [dx, dy] = beside[code] ?? [0, 0];
      body += await number(index + 1, x + dx, y + dy, tall ? 28 : 22);
    }
    if (inside(brand.address.country)) {
      const [x, y] = projection(middle(brand.address.country)) ?? [0, 0];
      body += outlined(draw(shape(brand.address.country)) ?? '', 'sage');
      body += drawFigureByName('polar-star', { x, y, ay: 0.5, h: 64, fill: 'paper' });
    }
  }
  body += tall
    ? drawTrireme(110, 1150, 180, 'clay', 'limestone', 'ink')
    : drawTrireme(975, 250, 330, 'clay', 'limestone', 'ink');
  return svgDocument(tall ? 720 : 1200, tall ? 1230 : 760, body);
}

const outlined = (d: string, fill: `#${string}` | 'clay' | 'sage') =>
  pathElement(d, fill).replace('/>', ' stroke="#1D1613" stroke-width="1.5"/>');

async function number(value: number, x: number, y: number, size: number): Promise<string> {
  const { d, width } = await outlineText(String(value), 'label', size);
  return (
    discElement(x, y, size * 0.73, 'ink') +
    pathElement(d, 'paper', `translate(${(x - width / 2).toFixed(1)} ${(y + size * 0.355).toFixed(1)})`)
  );
}
