import 'server-only';
import { readEnvironmentVariable } from '@/lib/config/env';
import { getProcessGlobal } from '@/lib/process-global';

const worker = getProcessGlobal('mail-worker', () => ({ lastBeat: Number.NEGATIVE_INFINITY }));

// The worker waits up to five seconds for the back end and up to five between two polls.
const maxSilenceMs = 30_000;

/** Called by the worker on every iteration, also while it waits for the back end. Uses a monotonic clock. */
export function recordHeartbeat(): void {
  worker.lastBeat = performance.now();
}

/** `off` when another process sends the emails, `failed` when this process's worker has stalled. */
export function getMailWorkerState(now = performance.now()): 'ok' | 'off' | 'failed' {
  if (readEnvironmentVariable('MAIL_WORKER') === 'off') return 'off';
  return now - worker.lastBeat <= maxSilenceMs ? 'ok' : 'failed';
}
