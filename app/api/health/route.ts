import { compareSiteAndBrandUrl } from '@/lib/config/site-url-check';
import { checkReadiness } from '@/lib/observability/health/readiness';

export const dynamic = 'force-dynamic';

/**
 * Readiness check for monitoring: 200 if every dependency of this process works, otherwise 503, with the state of
 * each and the number of emails that wait, are stuck and have failed. A site at a sample or contradictory URL works, so
 * `siteUrl` reports it without failing. Public pages work without most parts: see `live`.
 */
export async function GET(): Promise<Response> {
  const { ready, parts, mails } = await checkReadiness();
  const body = { status: ready ? 'ok' : 'failed', parts, mails, siteUrl: compareSiteAndBrandUrl().state };
  return Response.json(body, { status: ready ? 200 : 503, headers: { 'Cache-Control': 'no-store' } });
}
