import { timingSafeEqual } from 'node:crypto';
import { readEnvironmentVariable } from '@/lib/config/env';
import { refreshOnSalePages } from '@/lib/content/refresh-on-sale-pages';
import { fetchSlotOverridesAndRevalidate } from '@/lib/media/fetch-slot-overrides-and-revalidate';
import { refreshStorePages } from '@/lib/stores/refresh-store-pages';

/**
 * Revalidates the pages whose stores, media slots or launch dates have changed. Called by the server itself, the
 * launcher and database webhooks, which hold the secret key. Frequent callers skip the stores by `?except=stores`,
 * since those pages revalidate every five minutes.
 */
export async function POST(request: Request): Promise<Response> {
  const given = Buffer.from(request.headers.get('authorization') ?? '');
  const expected = Buffer.from(`Bearer ${readEnvironmentVariable('SUPABASE_SECRET_KEY')}`);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return new Response(null, { status: 401 });
  if (new URL(request.url).searchParams.get('except') !== 'stores') refreshStorePages();
  refreshOnSalePages();
  await fetchSlotOverridesAndRevalidate();
  return new Response(null, { status: 204 });
}
