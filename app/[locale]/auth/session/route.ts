import { readSession, sessionState } from '@/lib/auth/require-staff';

/** What session the caller's cookies hold, for open tabs that ask whether they still show the truth. */
export async function GET() {
  try {
    return new Response(sessionState(await readSession()), { headers: { 'cache-control': 'no-store' } });
  } catch {
    return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } });
  }
}
