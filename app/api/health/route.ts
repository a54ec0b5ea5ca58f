import { readiness } from '@/lib/observability/health/readiness';

export const dynamic = 'force-dynamic';

/** For monitoring: 200 when all that this process needs works, else 503, with each part. Public pages do without most of it: see `live`. */
export async function GET(): Promise<Response> {
  const { ready, parts } = await readiness();
  const body = { status: ready ? 'ok' : 'failed', parts };
  return Response.json(body, { status: ready ? 200 : 503, headers: { 'Cache-Control': 'no-store' } });
}
