export const dynamic = 'force-dynamic';

/** For whoever restarts processes and for load balancers: this process answers. It asks nobody else, so a lost back end ends no process. */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
}
