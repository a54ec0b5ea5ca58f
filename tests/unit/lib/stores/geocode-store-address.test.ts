import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { geocodeStoreAddress } from '@/lib/stores/geocode-store-address';

let respond = { status: 200, body: '' };
const requests: { url: string; agent?: string }[] = [];
const server = createServer((request, response) => {
  requests.push({ url: request.url ?? '', agent: request.headers['user-agent'] });
  response.writeHead(respond.status, { 'content-type': 'application/geo+json' }).end(respond.body);
});
const logged: string[] = [];
vi.mock('@/lib/observability/log-incident', () => ({
  logIncident: (_details: object, what: string) => logged.push(what),
}));

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());
afterEach(() => {
  vi.unstubAllEnvs();
  requests.length = 0;
  logged.length = 0;
});

const useGeocoder = (status: number, body: unknown) => {
  respond = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('GEOCODER_URL', `http://127.0.0.1:${port}/search?format=geojson&cc={country}&q={address}`);
};
const points = (...all: [number, number][]) => ({
  type: 'FeatureCollection',
  features: all.map((coordinates) => ({ type: 'Feature', geometry: { type: 'Point', coordinates }, properties: {} })),
});
const ermou = { address: 'Ερμού 1', postalCode: '105 63', city: 'Αθήνα', country: 'GR' };
const town = { latitude: 37.9838, longitude: 23.7275, precision: 'town' };

it('without a geocoder sends no request and finds the town', async () => {
  expect(await geocodeStoreAddress(ermou)).toEqual(town);
  expect(await geocodeStoreAddress({ ...ermou, city: 'Ανύπαρκτο' })).toBeNull();
  expect(requests).toEqual([]);
});

it('sends the whole address to the geocoder and takes its first point', async () => {
  useGeocoder(200, points([23.7323, 37.9755], [1, 2]));
  expect(await geocodeStoreAddress(ermou)).toEqual({ latitude: 37.9755, longitude: 23.7323, precision: 'address' });
  const [request] = requests;
  const search = new URL(request?.url ?? '', 'http://x').searchParams;
  expect(Object.fromEntries(search)).toEqual({ format: 'geojson', cc: 'gr', q: 'Ερμού 1, 105 63 Αθήνα, GR' });
  expect(request?.agent).toContain('@');
});

it.each([
  ['finds nothing', 200, points(), []],
  ['finds a place in another country', 200, points([2.35, 48.85]), []],
  ['fails', 503, 'busy', ['geocoder failed']],
  [
    'returns something else',
    200,
    { features: [{ geometry: { type: 'Polygon', coordinates: [] } }] },
    ['geocoder failed'],
  ],
  ['returns no JSON', 200, '<html>', ['geocoder failed']],
] as const)('falls back to the town when the geocoder %s', async (_case, status, body, incidents) => {
  useGeocoder(status, body);
  expect(await geocodeStoreAddress(ermou)).toEqual(town);
  expect(requests).toHaveLength(1);
  expect(logged).toEqual(incidents);
});
