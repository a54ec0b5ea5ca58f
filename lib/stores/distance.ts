export type GeoPosition = { latitude: number; longitude: number };

const earthRadiusKm = 6371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance between two positions in kilometres (haversine formula, mean earth radius). */
export function distanceKm(from: GeoPosition, to: GeoPosition): number {
  const height = radians(to.latitude - from.latitude);
  const width = radians(to.longitude - from.longitude);
  const half =
    Math.sin(height / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(width / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half)));
}
