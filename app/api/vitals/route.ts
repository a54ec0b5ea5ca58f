import { isCrossOriginRequest } from '@/lib/http/cross-origin';
import { createProcessWidePerMinuteLimit } from '@/lib/observability/per-minute-limits';
import { parseVitalsReport } from '@/lib/observability/web-vitals/parse-report';
import { saveVisitorWebVitals } from '@/lib/observability/web-vitals/save-visitor-web-vitals';

const maxLength = 1000;
// More than a busy site sends and less than would hurt: a report costs a few microseconds and no write.
const mayRead = createProcessWidePerMinuteLimit(1200);

/** Counts the web vitals that browsers report, and always sends the same response. */
export async function POST(request: Request): Promise<Response> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (!isCrossOriginRequest(request) && length <= maxLength && mayRead())
    await saveVisitorWebVitals(parseVitalsReport(await request.text()));
  return new Response(null, { status: 204 });
}
