import { AsyncLocalStorage } from 'node:async_hooks';
import type { BackendDatabase } from './database';

const requests = new AsyncLocalStorage<true>();

/** Runs the handler of a request whose changes are undone at its end, as `Prefer: tx=rollback` asks for. */
export function runAndRollBack<T>(handler: () => Promise<T>): Promise<T> {
  return requests.run(true, handler);
}

/** Makes the transactions of a connection follow `runAndRollBack`: the server above decides it once for all requests. */
export function applyRequestedRollback(connection: BackendDatabase['connection']): void {
  const withContext = connection.withContext.bind(connection);
  connection.withContext = (vars, work, options) =>
    withContext(vars, work, requests.getStore() ? { ...options, forceRollback: true } : options);
}
