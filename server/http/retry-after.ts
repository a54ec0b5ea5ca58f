import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { ACTION_HEADER } from '@/lib/http/action-header';
import { withRetryAfterHook } from '@/lib/http/retry-after';

/**
 * Lets the site say in headers what a form says in its message: an action over its limit gets `Retry-After`, and also status 429 if the
 * browser posted the form itself. With JavaScript the status stays 200, because Next treats any other as its own failure.
 */
export function withRetryAfter(next: RequestListener): RequestListener {
  return (request, response) => {
    if (request.method !== 'POST') return next(request, response);
    return withRetryAfterHook(
      (seconds) => answerLater(request, response, seconds),
      () => next(request, response),
    );
  };
}

function answerLater(request: IncomingMessage, response: ServerResponse, seconds: number): void {
  if (response.headersSent) return;
  response.setHeader('Retry-After', Math.max(1, Math.ceil(seconds)));
  if (request.headers[ACTION_HEADER]) return;
  // Next sets its own status just before it writes, so ours must be set at that moment.
  const { writeHead } = response;
  response.writeHead = ((_status: number, ...rest: unknown[]) =>
    writeHead.call(response, 429, ...(rest as []))) as typeof response.writeHead;
}
