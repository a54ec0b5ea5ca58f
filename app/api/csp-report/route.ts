import { parseCspViolation } from '@/lib/http/csp-report';
import { log } from '@/lib/observability/log';
import { createProcessWidePerMinuteLimit } from '@/lib/observability/per-minute-limits';

const maxLength = 8_000;
const mayRead = createProcessWidePerMinuteLimit(20);

/**
 * Receives violation reports of the Content-Security-Policy. Logs the first ones of each minute and always sends the
 * same response.
 */
export async function POST(request: Request) {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (length <= maxLength && mayRead()) {
    const violation = parseCspViolation(await request.text());
    if (violation) log.warn(violation, 'stopped by the content security policy');
  }
  return new Response(null, { status: 204 });
}
