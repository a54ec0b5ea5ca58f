import 'server-only';
import { z } from 'zod';
import { brand } from '@/lib/config/brand';
import { readEnvironmentVariable } from '@/lib/config/env';
import { logIncident } from '@/lib/observability/log-incident';
import { countryCodeByName } from './country-by-name';
import type { GeoPosition } from './distance';
import { isPositionNearCountry } from './import/near-country';
import { toGreekTownName } from './place-names';
import { resolveAmbiguousTownPosition } from './town-positions';

const timeoutMs = 5000;

/** A postal address as the form sends it. */
export const geocodeInputSchema = z.object({
  address: z.string().trim().max(200),
  postalCode: z.string().trim().max(12),
  city: z.string().trim().min(1).max(80),
  country: z.string().trim().max(60),
});
export type PostalAddress = z.output<typeof geocodeInputSchema>;

/** `precision`: the position of the address itself, or of the centre of its town. */
export type GeocodedPosition = GeoPosition & { precision: 'address' | 'town' };

// GeoJSON, which Nominatim, Photon, Pelias and Addok all return.
const geocoderResponse = z.object({
  features: z.array(
    z.object({
      geometry: z.object({
        type: z.literal('Point'),
        coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).rest(z.number()),
      }),
    }),
  ),
});

/**
 * The position of an address according to the configured geocoder; undefined if none is configured, it fails or it does
 * not know the address.
 */
async function requestGeocoder(postalAddressLine: string, country: string): Promise<GeoPosition | undefined> {
  const template = readEnvironmentVariable('GEOCODER_URL');
  if (!template) return undefined;
  const url = template
    .replaceAll('{address}', encodeURIComponent(postalAddressLine))
    .replaceAll('{country}', encodeURIComponent(country.toLowerCase()));
  try {
    // Public geocoders reject programs that do not name their owner.
    const headers = {
      accept: 'application/geo+json, application/json',
      'user-agent': `${brand.name} (${brand.email})`,
    };
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    if (!response.ok) throw new Error(`the geocoder returned status ${response.status}`);
    const { features } = geocoderResponse.parse(await response.json());
    const [longitude, latitude] = features[0]?.geometry.coordinates ?? [];
    return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  } catch (error) {
    logIncident({ err: error }, 'geocoder failed');
    return undefined;
  }
}

/**
 * The position of an address: from the geocoder if one is configured and its result is in the country, otherwise the
 * centre of the town, which needs no request.
 */
export async function geocodeStoreAddress({
  address,
  postalCode,
  city,
  country,
}: PostalAddress): Promise<GeocodedPosition | null> {
  const code = country ? countryCodeByName(country) : 'GR';
  const line = [address, [postalCode, city].filter(Boolean).join(' '), code].filter(Boolean).join(', ');
  const geocoded = address ? await requestGeocoder(line, code) : undefined;
  if (geocoded && isPositionNearCountry({ ...geocoded, country: code })) return { ...geocoded, precision: 'address' };
  const town = resolveAmbiguousTownPosition(toGreekTownName(city, code), code, postalCode);
  return town ? { ...town, precision: 'town' } : null;
}
