import { type GeoProjection, geoEqualEarth, geoPath } from 'd3-geo';
import countries from '@/content/countries.json' with { type: 'json' };
import { createEuropeProjection, readSimplifiedWorldAtlas } from './map-geometry';

const near = { width: 690, height: 640 };
const far = { width: 690, height: 300 };
/** Offset of a count from its country's centre, in map pixels: the counts of small neighbours would overlap. */
const beside: Record<string, [number, number]> = {
  NO: [-8, 20], SE: [0, 20], FR: [8, 0], NL: [-6, -8], BE: [-8, 4], LU: [0, 14], CH: [-4, 2], MC: [6, 16], SI: [-8, 2],
  HR: [-4, 16], BA: [-2, 4], ME: [-14, 12], AL: [-10, 14], MK: [4, 0], RS: [4, -2], LV: [4, -6], LT: [-6, 2], MT: [0, 12],
  CY: [0, 12], HK: [12, 12], TW: [14, 4], KR: [10, -4], JP: [12, 0], KW: [-2, -12], QA: [-12, 4], AE: [8, 10], OM: [10, 14],
  IL: [-14, 0], LB: [-6, -14], JO: [4, 12], SG: [10, 12], GE: [-4, -12], AM: [2, 6], AZ: [14, -4],
}; // biome-ignore format: a table

/** Returns the centre of a country on a map, null if it is outside the map. */
function spot(project: GeoProjection, at: [number, number], { width, height }: typeof near) {
  const [x, y] = project(at) ?? [-1, -1];
  return x > 0 && y > 0 && x < width && y < height ? { x, y } : null;
}

/** Returns both maps: the land and the countries of the export form as SVG paths, and the positions of their counts. */
function drawMaps() {
  const detailed = readSimplifiedWorldAtlas(0.25);
  const coarse = readSimplifiedWorldAtlas(0.06);
  const closeUp = createEuropeProjection([[0, 0], [near.width, near.height]]); // biome-ignore format: two corners
  const world = geoEqualEarth().fitExtent([[0, 0], [far.width, far.height]], { type: 'MultiPoint', coordinates: [[-168, 0], [178, 0], [0, 84], [0, -50]] }).clipExtent([[0, 0], [far.width, far.height]]); // biome-ignore format: numbers
  const inEurope = new Set(countries.codes.filter((code) => spot(closeUp, detailed.middle(code), near)));
  const maps = [
    { name: 'europe', atlas: detailed, project: closeUp, size: near, counted: (code: string) => inEurope.has(code) },
    { name: 'world', atlas: coarse, project: world, size: far, counted: (code: string) => !inEurope.has(code) },
  ];
  return maps.map(({ name, atlas, project, size, counted }) => {
    const draw = geoPath(project).digits(0);
    const shapes = countries.codes.map((code) => {
      const [dx, dy] = beside[code] ?? [0, 0];
      const middle = counted(code) ? spot(project, detailed.middle(code), size) : null;
      const at = middle && { x: Math.round(middle.x + dx), y: Math.round(middle.y + dy) };
      return { code, d: draw(atlas.shape(code)) ?? '', at };
    });
    return { name, size, land: draw(atlas.land) ?? '', shapes: shapes.filter(({ d, at }) => d || at) };
  });
}

/**
 * Returns the sizes of the maps of Europe and the world, and the countries of the export form on each with the position
 * of their lead count. A country on the map of Europe has no position on the other map.
 */
export function buildLeadMapLayoutJson(): string {
  const maps = drawMaps().map(({ name, size, shapes }) => {
    const positions = shapes.map(({ code, at }) => [code, at ? { at } : {}] as const);
    return [name, { ...size, countries: Object.fromEntries(positions) }] as const;
  });
  return `${JSON.stringify(Object.fromEntries(maps), null, 2)}\n`;
}

/** Returns the shapes of one of these maps as SVG: 'land' and one path per country, whose id is the country's code. */
export function drawLeadMapShapes(name: 'europe' | 'world'): string {
  const map = drawMaps().find((drawn) => drawn.name === name);
  if (!map) throw new Error(`there is no map ${name}`);
  const paths = [{ code: 'land', d: map.land }, ...map.shapes].filter(({ d }) => d);
  const drawn = paths.map(({ code, d }) => `<path id="${code}" d="${d}"/>`);
  const { width, height } = map.size;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">\n${drawn.join('\n')}\n</svg>\n`;
}
