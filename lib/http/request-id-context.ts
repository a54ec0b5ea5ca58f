import { AsyncLocalStorage } from 'node:async_hooks';
import { getProcessGlobal } from '@/lib/process-global';

// No 'server-only': the server of `npm start`, which is not part of the bundle, uses this too.
const ids = getProcessGlobal('request-id', () => new AsyncLocalStorage<string>());

/** Runs the handler of a request; whatever it logs has the request's id. */
export function runWithRequestId<T>(id: string, handler: () => T): T {
  return ids.run(id, handler);
}

/** The id of the current request; undefined outside of one, and under a server other than our own. */
export function currentRequestId(): string | undefined {
  return ids.getStore();
}
