import { Worker } from 'node:worker_threads';

// A moment more than the orderly end after the launcher's death may take.
const defaultOrphanSeconds = 10;

/**
 * Ends this process by SIGKILL when its main thread does nothing any more: after `patienceSeconds`, or after `orphanSeconds` when the
 * process that started it is gone. PGlite over a disk that turns read-only loops without end, and the thread that loops hears no signal.
 * What was acknowledged is on disk. The thread does not keep the process alive.
 */
export function endWhenStuck(patienceSeconds: number, orphanSeconds = defaultOrphanSeconds): { listening: () => void } {
  const beats = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const counter = new Int32Array(beats);
  const thread = new Worker(new URL('./stuck.mjs', import.meta.url), {
    workerData: { beats, patienceSeconds, orphanSeconds },
    // Plain JavaScript: it needs none of what the process was started with.
    execArgv: [],
  });
  thread.unref();
  const beat = () => void Atomics.add(counter, 0, 1);
  // Called when the start is over: before that only the death of the parent counts.
  return { listening: () => void setInterval(beat, 500).unref() };
}
