import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';
import pino from 'pino';
import { logOptions } from '@/lib/observability/log-options';
import { getProcessGlobal } from '@/lib/process-global';

// The launcher kills the process after ten seconds.
const timeoutMs = 8000;
const pollIntervalMs = 50;
const lastRequestMs = 500;

/**
 * Takes no new connections, lets the requests in progress finish, and resolves with true; when some are not
 * done within the time (ms), cuts them off and resolves with false. A connection that a proxy keeps open has a moment
 * for one more request, whose response announces that the connection ends: cut off while that request is on its way, it
 * would be lost.
 */
export function drainHttpServer(server: Server, limitMs = timeoutMs): Promise<boolean> {
  return new Promise((resolve) => {
    let inTime = true;
    server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false;
    });
    const idleFrom = performance.now() + lastRequestMs;
    // A kept-alive connection is idle only when its last response is out.
    const looking = setInterval(() => {
      if (performance.now() > idleFrom) server.closeIdleConnections();
    }, pollIntervalMs);
    const limit = setTimeout(() => {
      inTime = false;
      server.closeAllConnections();
    }, limitMs);
    // As `server.close` does, which would cut off idle connections at once.
    Listener.prototype.close.call(server, () => {
      clearInterval(looking);
      clearTimeout(limit);
      server.close();
      resolve(inTime);
    });
  });
}

/**
 * On a signal: drains the server and ends the background work in parallel, then exits. A second signal changes nothing.
 */
export function drainOnSignals(
  signals: NodeJS.Signals[],
  server: Server,
  endWork: () => Promise<void>,
  limitMs?: number,
) {
  let leaving = false;
  const leave = async () => {
    if (leaving) return;
    leaving = true;
    const [inTime] = await Promise.all([drainHttpServer(server, limitMs), endWork()]);
    process.exit(inTime ? 0 : 1);
  };
  for (const signal of signals) process.on(signal, leave);
}

/**
 * The background work of this process; `stop` exists once it runs. Next bundles what starts it
 * (`server/background.ts`).
 */
export function getBackgroundWork(): { stop?: () => Promise<void> } {
  return getProcessGlobal('background-work', (): { stop?: () => Promise<void> } => ({}));
}

/**
 * Stops the mail worker of this process and resolves when the emails being sent are done, a few seconds at
 * most.
 */
export async function stopBackgroundWork(): Promise<void> {
  await getBackgroundWork().stop?.();
}

const halfMinuteMs = 30_000;

/** What this process requests from itself; the request log leaves it out while it works. */
export const slotOverridesPollPath = '/api/revalidate?except=stores';

/**
 * Makes this process check, now and every half minute, which uploaded images are assigned to the slots of its pages: a
 * process's knowledge ends with it, and another process may have changed them. It sends itself an HTTP request, because
 * Next can invalidate pages only while handling one. Returns a function that stops it.
 */
export function startSlotOverridesPolling(site: string, secretKey: string, everyMs = halfMinuteMs): () => void {
  const headers = { authorization: `Bearer ${secretKey}` };
  let hasFailed = false;
  const poll = async () => {
    const response = await fetch(`${site}${slotOverridesPollPath}`, { method: 'POST', headers }).catch(() => null);
    const failed = response?.status !== 204;
    // Once per outage; the next check comes anyway.
    if (failed && !hasFailed) pino(logOptions()).warn({ status: response?.status }, 'pictures of slots not looked for');
    hasFailed = failed;
  };
  void poll();
  const timer = setInterval(poll, everyMs).unref();
  return () => clearInterval(timer);
}
