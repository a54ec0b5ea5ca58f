import 'server-only';
import { env } from '@/lib/config/env';

// The worker and the routes are different bundles of one process; they communicate through the global object.
const slot = Symbol.for('site.mail-worker-beat');
const shared = globalThis as { [slot]?: number };

// The worker waits up to five seconds for the back end and up to five between two polls.
const longestSilenceMs = 30_000;

/** Called by the worker on every iteration, also while it waits for the back end. Uses a monotonic clock. */
export function recordHeartbeat(): void {
  shared[slot] = performance.now();
}

/** `off` when another process sends the emails, `failed` when this process's worker has stalled. */
export function mailWorkerState(now = performance.now()): 'ok' | 'off' | 'failed' {
  if (env('MAIL_WORKER') === 'off') return 'off';
  return now - (shared[slot] ?? Number.NEGATIVE_INFINITY) <= longestSilenceMs ? 'ok' : 'failed';
}
