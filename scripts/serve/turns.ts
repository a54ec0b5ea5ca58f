import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { refuse } from './refuse';

type Waiting = { request: IncomingMessage; response: ServerResponse };
type Options = {
  /** Forms that may wait; who comes later is told to come back. */
  longest?: number;
  /** The share of time, since it was last asked, in which the event loop had work. */
  busy?: () => number;
};

const busyAbove = 0.8;
const lookMs = 20;
const longestRestMs = 250;

/** A form that the browser posts itself: the whole page is drawn anew. What scripts send brings back the outcome alone. */
function isDrawn({ method, url = '', headers }: IncomingMessage): boolean {
  return method === 'POST' && headers['next-action'] === undefined && !url.startsWith('/api/');
}

/**
 * Drawing a page takes the processor for a tenth of a second, and all that are drawn at once take their turns together before the next
 * prepared page is sent. So when the processor is busy one is drawn at a time, and others have the processor for as long afterwards;
 * while forms merely wait for the back end, nobody queues.
 */
export function inTurns(next: RequestListener, { longest = 200, busy = eventLoop() }: Options = {}): RequestListener {
  const waiting: Waiting[] = [];
  let running = 0;
  let resting = false;
  let looking = false;

  function start({ request, response }: Waiting) {
    // The client has gone meanwhile.
    if (response.destroyed) return;
    const since = performance.now();
    running += 1;
    response.once('close', () => {
      running -= 1;
      rest(Math.min(performance.now() - since, longestRestMs));
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
  function advance() {
    while (waiting.length > 0 && ((running === 0 && !resting) || busy() < busyAbove)) start(waiting.shift() as Waiting);
    if (looking || waiting.length === 0) return;
    looking = true;
    setTimeout(() => {
      looking = false;
      advance();
    }, lookMs);
  }
  return (request, response) => {
    if (!isDrawn(request)) return next(request, response);
    if (waiting.length >= longest) {
      response.setHeader('Retry-After', 5);
      return refuse(request, response, 503);
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
    // Asked twice at once: whoever asks is at work.
    return active + idle > 0 ? utilization : 1;
  };
}
