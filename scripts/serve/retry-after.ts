import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { whileAnswering } from '@/lib/retry-after';

/**
 * Lets the site say in headers what a form says in words: an action over its limit gets `Retry-After`, and status 429 too where the browser
 * posted the form itself. With JavaScript the status stays 200, for Next takes any other for a failure of its own.
 */
export function withRetryAfter(next: RequestListener): RequestListener {
  return (request, response) => {
    if (request.method !== 'POST') return next(request, response);
    return whileAnswering(
      (seconds) => answerLater(request, response, seconds),
      () => next(request, response),
    );
  };
}

function answerLater(request: IncomingMessage, response: ServerResponse, seconds: number): void {
  if (response.headersSent) return;
  response.setHeader('Retry-After', Math.max(1, Math.ceil(seconds)));
  if (request.headers['next-action']) return;
  // Next sets its own status just before it writes, so the last word is said there.
  const { writeHead } = response;
  response.writeHead = ((_status: number, ...rest: unknown[]) =>
    writeHead.call(response, 429, ...(rest as []))) as typeof response.writeHead;
}
