import { readSession, sessionFingerprint } from '@/lib/auth/require-staff';

const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** Returns which session the request's cookies hold. Open tabs use it to detect that they are out of date. */
export async function GET() {
  try {
    return new Response(sessionFingerprint(await readSession()), { headers });
  } catch {
    return new Response(null, { status: 503, headers });
  }
}
