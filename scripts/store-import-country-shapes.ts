// Writes lib/stores/import/country-shapes.json: the coasts and borders of the countries a store may be in, by which an
// import notices positions in the sea or in another country. From world-atlas (Natural Earth, public domain).
import { writeFileSync } from 'node:fs';
import countries from '@/content/countries.json' with { type: 'json' };
import { readSimplifiedWorldAtlas } from './art/map-geometry';

/** Countries with stores of their own, in detail; the others need only be distinguishable from their neighbours. */
const detailed = new Set(['GR', 'CY', 'ES', 'MT', 'LT', 'BY', 'LV', 'FR', 'IT', 'BG', 'NO']);
const [fine, coarse] = [readSimplifiedWorldAtlas(0.9), readSimplifiedWorldAtlas(0.2)];
const round = (degrees: number) => Math.round(degrees * 100) / 100;

/** The outer rings of a country's shape, each a flat list of longitudes and latitudes. */
function rings(code: string): number[][] {
  return (detailed.has(code) ? fine : coarse)
    .shape(code)
    .coordinates.map(([outer = []]) =>
      outer.flatMap(([longitude = 0, latitude = 0]) => [round(longitude), round(latitude)]),
    );
}

const shapes = Object.fromEntries(
  countries.codes.map((code) => [code, rings(code)]).filter(([, list]) => list?.length),
);
writeFileSync('lib/stores/import/country-shapes.json', `${JSON.stringify(shapes)}\n`);
