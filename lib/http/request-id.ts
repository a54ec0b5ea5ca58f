import { AsyncLocalStorage } from 'node:async_hooks';

// No 'server-only': the server of `npm start`, which is not part of the bundle, uses this too, through the global object.
const slot = Symbol.for('site.request-id');
const shared = globalThis as { [slot]?: AsyncLocalStorage<string> };
shared[slot] ??= new AsyncLocalStorage<string>();
const ids: AsyncLocalStorage<string> = shared[slot];

/** Runs the handler of a request; whatever it logs carries the request's id. */
export function runWithRequestId<T>(id: string, handler: () => T): T {
  return ids.run(id, handler);
}

/** The id of the current request; undefined outside of one, and under a server other than our own. */
export function requestId(): string | undefined {
  return ids.getStore();
}
