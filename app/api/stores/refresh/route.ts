import { timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';
import { refreshStorePages } from '@/lib/stores/refresh';

/** For the launcher and database webhooks, which hold the secret key: the shops have changed. */
export function POST(request: Request): Response {
  const given = Buffer.from(request.headers.get('authorization') ?? '');
  const wanted = Buffer.from(`Bearer ${env('SUPABASE_SECRET_KEY')}`);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return new Response(null, { status: 401 });
  refreshStorePages();
  return new Response(null, { status: 204 });
}
