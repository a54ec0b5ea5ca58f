import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { ACTION_HEADER } from '@/lib/http/action-header';
import { respondWithStatus } from './validate-request';

type Waiting = { request: IncomingMessage; response: ServerResponse };
type Options = {
  /** How many forms may wait; later ones get status 503 with `Retry-After`. */
  maxWaiting?: number;
  /** The share of time, since the last call, in which the event loop was busy. */
  busy?: () => number;
};

const busyAbove = 0.8;
const pollIntervalMs = 20;
const maxRestMs = 250;
// What they cost together if all of them turn out to be refused holds up a prepared page for less than a second.
const maxTogether = 8;

/**
 * True for a form that the browser posts itself, for which the whole page is rendered again. A form sent by script only
 * returns its result.
 */
function isDrawn({ method, url = '', headers }: IncomingMessage): boolean {
  return method === 'POST' && headers[ACTION_HEADER] === undefined && !url.startsWith('/api/');
}

/**
 * Rendering a page takes the CPU for a tenth of a second, and all pages rendered at once hold up the next prepared page
 * together. So while the event loop is busy only one is rendered at a time, and other requests get the CPU for as long
 * afterwards; while forms merely wait for the back end, nobody queues. The response to a stored form is a redirect,
 * for which nothing is rendered: after each of these one more may run beside it, until one is rendered again.
 */
export function limitRenderConcurrency(
  next: RequestListener,
  { maxWaiting = 200, busy = eventLoop() }: Options = {},
): RequestListener {
  const waiting: Waiting[] = [];
  let running = 0;
  let together = 1;
  let resting = false;
  let looking = false;

  function start({ request, response }: Waiting) {
    // The client has left in the meantime.
    if (response.destroyed) return;
    const since = performance.now();
    running += 1;
    response.once('close', () => {
      running -= 1;
      const isRedirect = response.statusCode === 303;
      together = isRedirect ? Math.min(together + 1, maxTogether) : 1;
      if (isRedirect) advance();
      else rest(Math.min(performance.now() - since, maxRestMs));
    });
    next(request, response);
  }
  function rest(ms: number) {
    if (waiting.length === 0) return;
    resting = true;
    setTimeout(() => {
      resting = false;
      advance();
    }, ms);
  }
  const mayStart = () => (running < together && !resting) || busy() < busyAbove;
  function advance() {
    while (waiting.length > 0 && mayStart()) start(waiting.shift() as Waiting);
    if (looking || waiting.length === 0) return;
    looking = true;
    setTimeout(() => {
      looking = false;
      advance();
    }, pollIntervalMs);
  }
  return (request, response) => {
    if (!isDrawn(request)) return next(request, response);
    if (waiting.length >= maxWaiting) {
      response.setHeader('Retry-After', 5);
      return respondWithStatus(request, response, 503);
    }
    waiting.push({ request, response });
    advance();
  };
}

function eventLoop(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization, active, idle } = performance.eventLoopUtilization(now, last);
    last = now;
    // Two calls in quick succession: the caller itself occupies the loop.
    return active + idle > 0 ? utilization : 1;
  };
}
