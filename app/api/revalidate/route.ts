import { timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/config/env';
import { refreshOnSalePages } from '@/lib/content/refresh-on-sale-pages';
import { refreshSlotOverrides } from '@/lib/media/refresh-slot-overrides';
import { refreshStorePages } from '@/lib/stores/refresh-store-pages';

/**
 * Revalidates the pages whose stores, media slots or launch dates have changed. Called by the server itself, the
 * launcher and database webhooks, which hold the secret key. Frequent callers skip the stores by `?except=stores`,
 * since those pages revalidate every five minutes.
 */
export async function POST(request: Request): Promise<Response> {
  const given = Buffer.from(request.headers.get('authorization') ?? '');
  const expected = Buffer.from(`Bearer ${env('SUPABASE_SECRET_KEY')}`);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return new Response(null, { status: 401 });
  if (new URL(request.url).searchParams.get('except') !== 'stores') refreshStorePages();
  refreshOnSalePages();
  await refreshSlotOverrides();
  return new Response(null, { status: 204 });
}
