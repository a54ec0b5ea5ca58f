import { z } from 'npm:zod@4.6.7';

// The public list of shops, nearest first: POST {"latitude": 56.9, "longitude": 24.1, "limit": 5}, or GET with the same
// parameters. It needs no token and shows what the shop finder of the site shows. Without a position the shops come in
// the order of country, city and name.

const columns =
  'id,slug,name,kind,address,postal_code,city,region,country,latitude,longitude,website,phone,hours,special_days,products';
const cacheMs = 60_000;
const hitsPerMinute = 60;
const earthKm = 6371;

const inputSchema = z
  .strictObject({
    latitude: z.coerce.number().min(-90).max(90).optional(),
    longitude: z.coerce.number().min(-180).max(180).optional(),
    radiusKm: z.coerce.number().positive().max(20_000).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  })
  .refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
    message: 'latitude and longitude belong together',
  })
  .refine(({ latitude, radiusKm }) => radiusKm === undefined || latitude !== undefined, {
    message: 'radiusKm needs a position',
  });

type Store = { latitude: number; longitude: number } & Record<string, unknown>;

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type, x-region',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
};
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { ...cors, ...headers } });

function env(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

/** Calls the project's REST API with the secret key, which never leaves this function. */
async function rest<T>(path: string, init: RequestInit = {}): Promise<T> {
  const key = env('SUPABASE_SERVICE_ROLE_KEY');
  const headers = { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const response = await fetch(`${env('SUPABASE_URL')}/rest/v1/${path}`, { ...init, headers });
  if (!response.ok) throw new Error(`${path.split('?')[0]}: status ${response.status}`);
  return response.json();
}

/** The seconds that a client must wait, 0 when it may go on. Its IP is stored as a keyed hash. */
async function secondsToWait(clientIp: string): Promise<number> {
  const text = new TextEncoder().encode(`${env('SUPABASE_SERVICE_ROLE_KEY')} ${clientIp}`);
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', text)).toString('hex');
  const limit = { bucket: 'stores-function', subject: hash, max_hits: hitsPerMinute, window_seconds: 60 };
  return rest<number>('rpc/take_rate_limit', { method: 'POST', body: JSON.stringify(limit) });
}

let cached: { at: number; stores: Promise<Store[]> } | undefined;

function visibleStores(): Promise<Store[]> {
  if (!cached || Date.now() - cached.at > cacheMs) {
    const stores = rest<Store[]>(`stores?select=${columns}&visible=is.true&order=country,city,name,id&limit=1000`);
    cached = { at: Date.now(), stores };
    // A failure is not cached.
    stores.catch(() => {
      cached = undefined;
    });
  }
  return cached.stores;
}

function distanceKm(one: Store, latitude: number, longitude: number): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const dLat = radians(one.latitude - latitude);
  const dLng = radians(one.longitude - longitude);
  const a =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(latitude)) * Math.cos(radians(one.latitude)) * Math.sin(dLng / 2) ** 2;
  return 2 * earthKm * Math.asin(Math.sqrt(a));
}

async function readInput(request: Request): Promise<unknown> {
  if (request.method === 'GET') return Object.fromEntries(new URL(request.url).searchParams);
  const text = await request.text();
  return text ? JSON.parse(text) : {};
}

Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
  if (request.method !== 'GET' && request.method !== 'POST') return json(405, { error: 'Use GET or POST' });
  const input = inputSchema.safeParse(await readInput(request).catch(() => null));
  if (!input.success) return json(400, { error: z.prettifyError(input.error) });
  const wait = await secondsToWait(request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? '');
  if (wait > 0) return json(429, { error: 'Too many requests' }, { 'Retry-After': String(wait) });

  const { latitude, longitude, radiusKm, limit } = input.data;
  let stores: Store[] = await visibleStores();
  if (latitude !== undefined && longitude !== undefined)
    stores = stores
      .map((store) => ({ ...store, distance_km: Math.round(distanceKm(store, latitude, longitude) * 10) / 10 }))
      .filter(({ distance_km: distance }) => radiusKm === undefined || distance <= radiusKm)
      .sort((one, other) => one.distance_km - other.distance_km);
  return json(200, { stores: stores.slice(0, limit), total: stores.length }, { 'Cache-Control': 'public, max-age=60' });
});
