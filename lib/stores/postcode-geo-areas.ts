import { distanceKm, type GeoPosition } from './distance';
import type { Store } from './schema';

type Area = { centre: GeoPosition; radiusKm: number };

// The first two digits of a Greek postcode stand for a prefecture or only its capital. Latitude and longitude of each
// in degrees, and its radius in kilometres.
const greekAreas: Record<string, [latitude: number, longitude: number, radiusKm: number]> = {
  10: [38.0, 23.7, 30],
  11: [38.0, 23.7, 30],
  12: [38.0, 23.7, 30],
  13: [38.0, 23.7, 30],
  14: [38.0, 23.7, 30],
  15: [38.0, 23.8, 30],
  16: [37.9, 23.8, 30],
  17: [37.9, 23.7, 30],
  18: [37.7, 23.5, 60],
  19: [38.0, 23.7, 65],
  20: [37.9, 22.9, 65],
  21: [37.5, 22.8, 60],
  22: [37.5, 22.4, 65],
  23: [36.9, 22.5, 70],
  24: [37.1, 22.0, 60],
  25: [38.2, 22.1, 45],
  26: [38.2, 21.8, 60],
  27: [37.7, 21.5, 60],
  28: [38.3, 20.6, 60],
  29: [37.8, 20.8, 40],
  30: [38.6, 21.4, 80],
  31: [38.7, 20.7, 45],
  32: [38.4, 23.0, 70],
  33: [38.5, 22.3, 60],
  34: [38.5, 23.8, 110],
  35: [38.9, 22.4, 80],
  36: [39.0, 21.7, 60],
  37: [39.3, 23.2, 110],
  38: [39.4, 22.9, 30],
  40: [39.7, 22.4, 75],
  41: [39.6, 22.4, 30],
  42: [39.6, 21.6, 65],
  43: [39.3, 21.9, 55],
  44: [39.8, 20.7, 80],
  45: [39.7, 20.9, 40],
  46: [39.5, 20.4, 55],
  47: [39.2, 21.1, 60],
  48: [39.1, 20.7, 55],
  49: [39.5, 19.9, 75],
  50: [40.4, 21.7, 65],
  51: [40.1, 21.4, 55],
  52: [40.4, 21.2, 50],
  53: [40.8, 21.4, 55],
  54: [40.6, 22.9, 30],
  55: [40.6, 23.0, 30],
  56: [40.7, 22.9, 30],
  57: [40.7, 23.0, 80],
  58: [40.9, 22.1, 60],
  59: [40.6, 22.3, 50],
  60: [40.2, 22.4, 60],
  61: [41.0, 22.7, 55],
  62: [41.1, 23.5, 70],
  63: [40.3, 23.6, 80],
  64: [40.8, 24.4, 65],
  65: [40.9, 24.4, 30],
  66: [41.2, 24.1, 65],
  67: [41.2, 24.9, 55],
  68: [41.2, 26.2, 90],
  69: [41.1, 25.5, 55],
  70: [35.2, 25.1, 75],
  71: [35.3, 25.1, 30],
  72: [35.2, 25.8, 70],
  73: [35.4, 23.9, 70],
  74: [35.3, 24.6, 50],
  80: [36.2, 23.0, 40],
  81: [39.3, 26.0, 120],
  82: [38.4, 26.0, 60],
  83: [37.7, 26.6, 80],
  84: [37.1, 25.1, 130],
  85: [36.5, 27.8, 200],
};

/**
 * The area of the first two digits of a Greek postcode; undefined for an invalid postcode and for other countries.
 */
export function findGreekPostcodeGeoArea(postalCode: string, country: string): Area | undefined {
  const digits = postalCode.replace(/\s/g, '');
  if (country !== 'GR' || !/^\d{5}$/.test(digits)) return undefined;
  const [latitude, longitude, radiusKm] = greekAreas[digits.slice(0, 2)] ?? [];
  return latitude && longitude && radiusKm ? { centre: { latitude, longitude }, radiusKm } : undefined;
}

/** False if a position is too far from the area of its postcode; true if the area is unknown. */
export function isStoreNearPostcode(store: Pick<Store, 'postalCode' | 'country'> & GeoPosition): boolean {
  const area = findGreekPostcodeGeoArea(store.postalCode, store.country);
  return !area || distanceKm(store, area.centre) <= area.radiusKm;
}
