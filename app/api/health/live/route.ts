export const dynamic = 'force-dynamic';

/**
 * Liveness check for process managers and load balancers: this process responds. It ignores the back end, so a
 * back-end outage does not restart any process.
 */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
}
