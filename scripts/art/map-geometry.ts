import { readFileSync } from 'node:fs';
import { type GeoProjection, geoArea, geoCentroid, geoConicConformal } from 'd3-geo';
import { merge } from 'topojson-client';
import { presimplify, quantile, simplify } from 'topojson-simplify';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';

export type CountriesTopology = Topology<{ countries: GeometryCollection<{ name: string }> }>;
export type PixelCorners = [[number, number], [number, number]];
type Country = Polygon<{ name: string }> | MultiPolygon<{ name: string }>;

type DetailedAtlas = ReturnType<typeof presimplify<CountriesTopology['objects']>>;

const detailedAtlases = new Map<string, DetailedAtlas>();

/**
 * Returns an atlas of Natural Earth with the significance of each point. It is read at the first call: a build without
 * missing maps saves half a second.
 */
export function readDetailedAtlas(scale: '10m' | '50m'): DetailedAtlas {
  const detailed =
    detailedAtlases.get(scale) ??
    presimplify<CountriesTopology['objects']>(
      JSON.parse(readFileSync(`node_modules/world-atlas/countries-${scale}.json`, 'utf8')),
    );
  detailedAtlases.set(scale, detailed);
  return detailed;
}

const english = new Intl.DisplayNames('en', { type: 'region' });
// Natural Earth has two features for the island, which is one state. The other names differ from the ones used here.
const sameAs: Record<string, string> = {
  'N. Cyprus': 'Cyprus',
  'Bosnia and Herz.': 'Bosnia & Herzegovina',
  'Hong Kong': 'Hong Kong SAR China',
  Macedonia: 'North Macedonia',
  Turkey: 'Türkiye',
  'United States of America': 'United States',
};
const nameOf = ({ properties }: Country) => sameAs[properties?.name ?? ''] ?? properties?.name;

/** Returns the countries of Natural Earth, simplified to a share (0 to 1) of their most significant points. */
export function readSimplifiedWorldAtlas(maxShare: number) {
  const detailed = readDetailedAtlas('50m');
  const atlas = simplify(detailed, quantile(detailed, maxShare)) as CountriesTopology;
  const countries = atlas.objects.countries.geometries as Country[];

  /** Returns a country by its ISO 3166-1 code. Throws if it is unknown. */
  const shape = (code: string) => {
    const parts = countries.filter((country) => nameOf(country) === english.of(code));
    if (!parts.length) throw new Error(`world-atlas has no country '${code}'`);
    return merge(atlas, parts as Polygon[]);
  };

  /** Returns the centre of a country's largest polygon, so that France is placed without its overseas islands. */
  const middle = (code: string): [number, number] => {
    const pieces = shape(code).coordinates.map((coordinates) => ({ type: 'Polygon' as const, coordinates }));
    const [largest] = pieces.sort((a, b) => geoArea(b) - geoArea(a));
    if (!largest) throw new Error(`world-atlas has no country '${code}'`);
    return geoCentroid(largest);
  };

  return { land: merge(atlas, countries as Polygon[]), shape, middle };
}

/** Returns a conic projection that fits the corners into a box and clips everything outside. */
export const createConicProjection = (
  box: PixelCorners,
  centre: number,
  parallels: [number, number],
  corners: [number, number][],
): GeoProjection =>
  geoConicConformal()
    .rotate([-centre, 0])
    .parallels(parallels)
    .fitExtent(box, { type: 'MultiPoint', coordinates: corners })
    .clipExtent(box);

/** Returns a projection of Europe and its surroundings into a box. */
export const createEuropeProjection = (box: PixelCorners): GeoProjection =>
  createConicProjection(
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
