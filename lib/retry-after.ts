import { AsyncLocalStorage } from 'node:async_hooks';

// No 'server-only': the server of `npm start`, which is not part of the bundle, shares this. It does so through the global object.
const slot = Symbol.for('site.retry-after');
type Wait = (seconds: number) => void;
const shared = globalThis as { [slot]?: AsyncLocalStorage<Wait> };
shared[slot] ??= new AsyncLocalStorage<Wait>();
const waits: AsyncLocalStorage<Wait> = shared[slot];

/** Runs the answer to a request; `wait` is called when some code in it says how long the client should wait. */
export function whileAnswering<T>(wait: Wait, answer: () => T): T {
  return waits.run(wait, answer);
}

/**
 * Says that the client should wait before it tries again. A server action cannot set headers or a status itself; under a server other than
 * our own this does nothing, and the message alone says it.
 */
export function askToWait(seconds: number): void {
  waits.getStore()?.(seconds);
}
