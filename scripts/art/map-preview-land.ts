import { geoMercator, geoPath } from 'd3-geo';
import { optimize } from 'svgo';
import { mapPreviewExtent } from '@/lib/stores/map-preview-projection';
import { buildStoreMapLandGeoJson } from './store-map-land';

/**
 * The land around the country of most stores, as a shape that the page colours: what the map shows before it is
 * touched.
 */
export function drawMapPreviewLand(): string {
  const { width, height, west, south, east, north } = mapPreviewExtent;
  const corners: [number, number][] = [
    [west, south],
    [east, north],
  ];
  const project = geoMercator()
    .fitExtent([[0, 0], [width, height]], { type: 'MultiPoint', coordinates: corners })
    .clipExtent([[0, 0], [width, height]]); // biome-ignore format: two corners
  const path = geoPath(project).digits(1)(buildStoreMapLandGeoJson()) ?? '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path d="${path}"/></svg>`;
  return optimize(svg, { floatPrecision: 0 }).data;
}
