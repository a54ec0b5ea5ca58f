import { Worker } from 'node:worker_threads';

// Slightly longer than an orderly shutdown after the launcher's death may take.
const defaultOrphanSeconds = 10;

/**
 * Ends this process by SIGKILL when its main thread is stuck: after `timeoutSeconds`, or after `orphanSeconds` when the
 * process that started it is gone. When its disk turns read-only, PGlite loops endlessly, and a looping thread handles
 * no signal. What was acknowledged is on disk. The watchdog thread does not prevent the process from exiting.
 */
export function startWatchdog(timeoutSeconds: number, orphanSeconds = defaultOrphanSeconds): { listening: () => void } {
  const beats = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const counter = new Int32Array(beats);
  const thread = new Worker(new URL('./watchdog-thread.mjs', import.meta.url), {
    workerData: { beats, timeoutSeconds, orphanSeconds },
    // Plain JavaScript: it needs none of the options this process was started with.
    execArgv: [],
  });
  thread.unref();
  const beat = () => void Atomics.add(counter, 0, 1);
  // Called when startup is complete: before that only the death of the parent counts.
  return { listening: () => void setInterval(beat, 500).unref() };
}
