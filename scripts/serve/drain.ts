import type { Server } from 'node:http';

// The launcher insists after ten seconds.
const patienceMs = 8000;
const lookMs = 50;

/**
 * Takes no new connections, lets the requests that are being answered finish, and resolves with true; when some are not done within the
 * time (ms), cuts them off and resolves with false.
 */
export function drain(server: Server, limitMs = patienceMs): Promise<boolean> {
  return new Promise((resolve) => {
    let inTime = true;
    // A kept-alive connection is idle only when its last answer is out.
    const looking = setInterval(() => server.closeIdleConnections(), lookMs);
    const limit = setTimeout(() => {
      inTime = false;
      server.closeAllConnections();
    }, limitMs);
    server.close(() => {
      clearInterval(looking);
      clearTimeout(limit);
      resolve(inTime);
    });
    server.closeIdleConnections();
  });
}

/** On a signal: drains the server while the background work ends beside it, then ends the process. A second signal changes nothing. */
export function drainOn(signals: NodeJS.Signals[], server: Server, endWork: () => Promise<void>, limitMs?: number) {
  let leaving = false;
  const leave = async () => {
    if (leaving) return;
    leaving = true;
    const [inTime] = await Promise.all([drain(server, limitMs), endWork()]);
    process.exit(inTime ? 0 : 1);
  };
  for (const signal of signals) process.on(signal, leave);
}
