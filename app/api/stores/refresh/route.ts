import { timingSafeEqual } from 'node:crypto';
import { refreshFirstSales } from '@/lib/content/first-sale';
import { env } from '@/lib/env';
import { refreshPictures } from '@/lib/media/refresh';
import { refreshStorePages } from '@/lib/stores/refresh';

/** For the server itself, the launcher and database webhooks, which hold the secret key: shops, or pictures of slots and what is sold by now (`?only=pictures`), may have changed. */
export async function POST(request: Request): Promise<Response> {
  const given = Buffer.from(request.headers.get('authorization') ?? '');
  const wanted = Buffer.from(`Bearer ${env('SUPABASE_SECRET_KEY')}`);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return new Response(null, { status: 401 });
  if (new URL(request.url).searchParams.get('only') !== 'pictures') refreshStorePages();
  refreshFirstSales();
  await refreshPictures();
  return new Response(null, { status: 204 });
}
