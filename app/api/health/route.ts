import { readiness } from '@/lib/observability/health/readiness';

export const dynamic = 'force-dynamic';

/**
 * Readiness check for monitoring: 200 if every dependency of this process works, otherwise 503, with the state of
 * each and the number of emails that wait, are stuck and have failed. Public pages work without most of them: see
 * `live`.
 */
export async function GET(): Promise<Response> {
  const { ready, parts, mails } = await readiness();
  const body = { status: ready ? 'ok' : 'failed', parts, mails };
  return Response.json(body, { status: ready ? 200 : 503, headers: { 'Cache-Control': 'no-store' } });
}
