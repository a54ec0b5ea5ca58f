import 'server-only';
import { z } from 'zod';
import { parseWithSchema } from '@/lib/files/parse-file';
import type { Store } from '../schema';
import data from './country-shapes.json' with { type: 'json' };

const shapes = parseWithSchema(
  'lib/stores/import/country-shapes.json',
  data,
  z.record(z.string(), z.array(z.array(z.number()))),
);

/** The shapes are as exact as a map of the continent: quays and islets lie outside them. */
const toleranceKm = 8;
const kmPerDegree = 111;

function isInside(ring: number[], longitude: number, latitude: number): boolean {
  let inside = false;
  for (let at = 0, before = ring.length - 2; at < ring.length; before = at, at += 2) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [ring[at], ring[at + 1], ring[before], ring[before + 1]];
    if (y1 > latitude !== y2 > latitude && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

/** True when a position is in the country or a few kilometres from it, or the country's shape is not known. */
export function isNearCountry({
  country,
  latitude,
  longitude,
}: Pick<Store, 'country' | 'latitude' | 'longitude'>): boolean {
  const rings = shapes[country];
  if (!rings) return true;
  const north = toleranceKm / kmPerDegree;
  const east = north / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  const around = [0, ...Array.from({ length: 8 }, (_, at) => (at * Math.PI) / 4)].map((angle, at) =>
    at === 0 ? [longitude, latitude] : [longitude + Math.cos(angle) * east, latitude + Math.sin(angle) * north],
  );
  return around.some(([x = 0, y = 0]) => rings.some((ring) => isInside(ring, x, y)));
}
