import type { GeoPosition } from './distance';

/** The area that the map preview shows, and its size; Mercator like the live map. */
export const mapPreviewExtent = { width: 640, height: 600, west: 19.3, south: 34.7, east: 28.4, north: 41.9 };

const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * (180 / Math.PI);

/** A position on the map preview, in per cent from its left and top; null if it is outside. */
export function projectToMapPreviewPercent({ latitude, longitude }: GeoPosition): { left: number; top: number } | null {
  const { width, height, west, south, east, north } = mapPreviewExtent;
  const [bottom, top] = [mercator(south), mercator(north)];
  const scale = Math.min(width / (east - west), height / (top - bottom));
  const x = width / 2 + (longitude - (west + east) / 2) * scale;
  const y = height / 2 - (mercator(latitude) - (bottom + top) / 2) * scale;
  const round = (share: number) => Math.round(share * 1000) / 10;
  return x < 0 || y < 0 || x > width || y > height ? null : { left: round(x / width), top: round(y / height) };
}
