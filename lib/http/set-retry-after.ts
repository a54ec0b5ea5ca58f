import { AsyncLocalStorage } from 'node:async_hooks';
import { getProcessGlobal } from '@/lib/process-global';

// No 'server-only': the server of `npm start`, which is not part of the bundle, uses this too.
type Wait = (seconds: number) => void;
const waits = getProcessGlobal('retry-after', () => new AsyncLocalStorage<Wait>());

/** Runs the handler of a request; `wait` is called when code in it sets how long the client should wait. */
export function captureRetryAfterSeconds<T>(wait: Wait, handler: () => T): T {
  return waits.run(wait, handler);
}

/**
 * Tells the client to wait before it tries again. A server action cannot set headers or a status itself; under a server
 * other than our own this does nothing, and only the message contains it.
 */
export function setRetryAfter(seconds: number): void {
  waits.getStore()?.(seconds);
}
