import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { runWithRequestId } from '@/lib/http/request-id-context';
import { createLogLimit } from '@/lib/observability/per-minute-limits';
import { slotOverridesPollPath } from './poll-slot-overrides';

const header = 'x-request-id';
const wellFormed = /^[\w.-]{8,64}$/;
const maxPathLength = 200;
// More than a crowd causes; what floods the site must not fill the disk too.
const linesPerMinute = 3000;

/** The id of a request: the one given by a trusted proxy, otherwise a new one. */
export function readTrustedOrCreateRequestId({ headers }: Pick<IncomingMessage, 'headers'>, trusted: boolean): string {
  const given = headers[header];
  return trusted && typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
}

/**
 * Gives each request an id, which the site, its log lines and the response carry, and writes one line when the response
 * has ended: method, path, status, milliseconds. It contains neither the visitor's IP address nor the query, which may
 * contain what somebody entered.
 */
export function withRequestLog(next: RequestListener, log: Logger, trusted: boolean): RequestListener {
  const mayLog = createLogLimit(linesPerMinute, (count) => log.warn({ count }, 'more requests left out'));
  return (request, response) => {
    const requestId = readTrustedOrCreateRequestId(request, trusted);
    const start = performance.now();
    const { method, url = '' } = request;
    request.headers[header] = requestId;
    response.setHeader('X-Request-Id', requestId);
    response.once('close', () => {
      if (!mayLog()) return;
      const status = response.statusCode;
      const line = {
        ...{ requestId, method, path: url.split('?')[0]?.slice(0, maxPathLength), status },
        ...{ ms: Math.round(performance.now() - start), ...(!response.writableFinished && { aborted: true }) },
      };
      // The server's own check every half minute is no request of anybody's.
      const own = url === slotOverridesPollPath && status < 300;
      log[own ? 'debug' : status >= 500 ? 'error' : 'info'](line, 'request');
    });
    return runWithRequestId(requestId, () => next(request, response));
  };
}
