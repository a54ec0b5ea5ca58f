import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<{ lost: boolean }>();

/** The connection of a statement ended, or none could be opened: nothing is wrong with the statement. */
export class ConnectionLostError extends Error {
  // Class 08 of SQLSTATE: connection exceptions.
  readonly code = '08006';

  constructor(cause: unknown) {
    const { code, message } = cause as { code?: string; message?: string };
    super(`the connection to the database was lost: ${code ?? ''} ${message ?? ''}`.trim(), { cause });
    // The server underneath makes a response of the error; `runAndDetectConnectionLoss` reports it instead.
    const request = requests.getStore();
    if (request) request.lost = true;
  }
}

/** Runs the handler of a request, and returns whether it met a lost connection. */
export async function runAndDetectConnectionLoss(handler: () => Promise<unknown>): Promise<boolean> {
  const request = { lost: false };
  await requests.run(request, handler);
  return request.lost;
}

// Shutdown, crash and start of the server, no connection free, out of memory, disk or files for connections.
const sqlStates = /^(08...|57P0[1-3]|53300|57P05|25P03)$/;
const driverCodes =
  /^(CONNECTION_(CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EMFILE|ENFILE|ENOBUFS|EADDRNOTAVAIL)$/;

/** True for errors that mean that the connection is gone or could not be opened. */
export function isConnectionLost(error: unknown): boolean {
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  return sqlStates.test(code) || driverCodes.test(code);
}
