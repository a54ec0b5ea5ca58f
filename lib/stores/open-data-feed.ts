import 'server-only';
import { brand } from '@/lib/config/brand';
import { formatStoreHoursAsOsm } from './parse-store-hours';
import type { Store } from './schema';

const licence = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/', attribution: brand.name };

/** A store in the format for partners; its hours are in the notation of OpenStreetMap. */
const record = (store: Store) => ({
  id: store.slug,
  name: store.name,
  kind: store.kind,
  address: store.address,
  postalCode: store.postalCode,
  city: store.city,
  region: store.region,
  country: store.country,
  timeZone: store.timeZone,
  phone: store.phone,
  website: store.website,
  openingHours: formatStoreHoursAsOsm(store),
  products: store.products,
});

/** The list of stores for other sites, with the licence that allows its use. */
export function buildOpenDataStoreList(stores: Store[]) {
  return {
    licence,
    stores: stores.map((store) => ({ ...record(store), latitude: store.latitude, longitude: store.longitude })),
  };
}

/** The same as GeoJSON (RFC 7946) for map services. */
export function buildOpenDataGeoJson(stores: Store[]) {
  return {
    type: 'FeatureCollection' as const,
    licence,
    features: stores.map((store) => ({
      type: 'Feature' as const,
      id: store.slug,
      geometry: { type: 'Point' as const, coordinates: [store.longitude, store.latitude] },
      properties: record(store),
    })),
  };
}

/**
 * The response with the list for partners: scripts of other sites may read it, and browsers and proxies may cache it
 * for five minutes.
 */
export function createOpenDataResponse(list: object, contentType: string): Response {
  return Response.json(list, {
    headers: {
      'content-type': contentType,
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
      'x-robots-tag': 'noindex',
    },
  });
}
