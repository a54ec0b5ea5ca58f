import 'server-only';
import { z } from 'zod';
import { parseFileValueWithSchema } from '@/lib/files/parse-file';
import type { Store } from '../schema';
import data from './country-shapes.json' with { type: 'json' };

const shapes = parseFileValueWithSchema(
  'lib/stores/import/country-shapes.json',
  data,
  z.record(z.string(), z.array(z.array(z.number()))),
);

/** The shapes have the precision of a map of the continent, so quays and islets are outside them. */
const toleranceKm = 8;
const kmPerDegree = 111;

function isInside(ring: number[], longitude: number, latitude: number): boolean {
  let inside = false;
  for (let index = 0, previous = ring.length - 2; index < ring.length; previous = index, index += 2) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [ring[index], ring[index + 1], ring[previous], ring[previous + 1]];
    if (y1 > latitude !== y2 > latitude && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

/** True if a position is in the country or within a few kilometres of it, or the shape of the country is unknown. */
export function isPositionNearCountry({
  country,
  latitude,
  longitude,
}: Pick<Store, 'country' | 'latitude' | 'longitude'>): boolean {
  const rings = shapes[country];
  if (!rings) return true;
  const north = toleranceKm / kmPerDegree;
  const east = north / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  const points = [0, ...Array.from({ length: 8 }, (_, index) => (index * Math.PI) / 4)].map((angle, index) =>
    index === 0 ? [longitude, latitude] : [longitude + Math.cos(angle) * east, latitude + Math.sin(angle) * north],
  );
  return points.some(([x = 0, y = 0]) => rings.some((ring) => isInside(ring, x, y)));
}
