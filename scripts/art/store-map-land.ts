import type { MultiPolygon as MultiPolygonShape } from 'geojson';
import { feature } from 'topojson-client';
import { quantile, simplify } from 'topojson-simplify';
import { type CountriesTopology, readDetailedAtlas } from './map-geometry';

type Ring = number[][];

const view = { west: -12, south: 33, east: 36, north: 60 };
// The share of points that remain. The country with most stores gets more detail, because visitors zoom in there.
const near = { countries: ['Greece', 'Cyprus', 'N. Cyprus'], share: 0.4 };
const farShare = 0.04;

/** Returns the land of the store map: countries as GeoJSON polygons in degrees, accurate to about 100 m. */
export function buildStoreMapLandGeoJson(): MultiPolygonShape {
  return { type: 'MultiPolygon', coordinates: [...land(near.share, true), ...land(farShare, false)] };
}

function land(share: number, isNear: boolean): Ring[][] {
  const detailed = readDetailedAtlas('10m');
  const atlas = simplify(detailed, quantile(detailed, share)) as CountriesTopology;
  return feature(atlas, atlas.objects.countries)
    .features.filter(({ properties }) => near.countries.includes(properties?.name ?? '') === isNear)
    .flatMap(({ geometry }) => {
      if (geometry.type === 'Polygon') return [geometry.coordinates];
      return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
    })
    .filter(([outer]) => outer && isInView(outer))
    .map((rings) => rings.map(rounded).filter((ring) => ring.length > 3))
    .filter((rings) => rings.length > 0);
}

function isInView(ring: Ring): boolean {
  return ring.some(([x = 0, y = 0]) => x > view.west && x < view.east && y > view.south && y < view.north);
}

/** Rounds to three decimals and drops points that coincide. */
function rounded(ring: Ring): Ring {
  const points = ring.map((point) => point.map((degrees) => Math.round(degrees * 1000) / 1000));
  return points.filter((point, index) => index === 0 || String(point) !== String(points[index - 1]));
}
