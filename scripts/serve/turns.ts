import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { refuse } from './refuse';

type Waiting = { request: IncomingMessage; response: ServerResponse };
type Options = {
  /** Pages that are drawn at once while the processor is busy. */
  atOnce?: number;
  /** Pages that may wait; who comes later is told to come back. */
  longest?: number;
  /** The share of time, since it was last asked, in which the event loop had work. */
  busy?: () => number;
};

const busyAbove = 0.8;
const lookMs = 20;

/** Pages that are drawn for this request; what programs ask for, and the outcome of a form alone, cost little. */
function isDrawn({ url = '', headers }: IncomingMessage): boolean {
  return headers['next-action'] === undefined && !url.startsWith('/api/');
}

/**
 * Drawing a page takes the processor for tens of milliseconds at a stretch, and all that are drawn at once take their turns together before
 * the next prepared page is sent. So only a few are drawn at once when the processor is busy; while they merely wait for the back end,
 * nobody queues.
 */
export function inTurns(
  next: RequestListener,
  { atOnce = 2, longest = 200, busy = eventLoop() }: Options = {},
): RequestListener {
  const waiting: Waiting[] = [];
  let running = 0;
  let looking = false;

  function start({ request, response }: Waiting) {
    // The client has gone meanwhile.
    if (response.destroyed) return;
    running += 1;
    response.once('close', () => {
      running -= 1;
      advance();
    });
    next(request, response);
  }
  function advance() {
    while (waiting.length > 0 && (running < atOnce || busy() < busyAbove)) start(waiting.shift() as Waiting);
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
