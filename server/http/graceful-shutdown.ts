import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';

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
export function tryDrainHttpServer(server: Server, limitMs = timeoutMs): Promise<boolean> {
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
    const [inTime] = await Promise.all([tryDrainHttpServer(server, limitMs), endWork()]);
    process.exit(inTime ? 0 : 1);
  };
  for (const signal of signals) process.on(signal, leave);
}
