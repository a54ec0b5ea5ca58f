import 'server-only';
import type { Instrumentation } from 'next';
import { isFirstErrorReport } from '@/lib/observability/deduplicate-error-reports';
import { log } from '@/lib/observability/log';
import { createLogLimit } from '@/lib/observability/per-minute-limits';

type ErrorReport = Parameters<Instrumentation.onRequestError>;

const linesPerMinute = 60;
const maxPathLength = 200;
const mayLog = createLogLimit(linesPerMinute, (count) => log.error({ count }, 'more failed requests left out'));

/** Logs an error that no code of the site handled, with where it happened, without the query. */
export function logRequestError(error: ErrorReport[0], request: ErrorReport[1], context: ErrorReport[2]): void {
  if (!isFirstErrorReport(error) || !mayLog()) return;
  const { routePath, routeType, renderSource } = context;
  const path = request.path.split('?')[0]?.slice(0, maxPathLength);
  log.error({ err: error, method: request.method, path, routePath, routeType, renderSource }, 'request failed');
}
