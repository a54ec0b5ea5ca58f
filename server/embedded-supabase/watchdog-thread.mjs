import { writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isatty } from 'node:tty';
import { workerData } from 'node:worker_threads';

// A thread beside the one that may loop forever: that one handles no signal and no message, this one goes on running
// and ends the whole process.
const { beats, timeoutSeconds, orphanSeconds } = workerData;
const parent = process.ppid;
const counter = new Int32Array(beats);
let last = 0;
let silent = 0;
for (;;) {
  // Counts seconds one by one, so that time during which the machine slept or the process was stopped does not count.
  await sleep(1000);
  const beat = Atomics.load(counter, 0);
  silent = beat === last ? silent + 1 : 0;
  last = beat;
  const orphan = process.ppid !== parent;
  // Startup may take long, because the log of a large database is replayed; there has been no heartbeat yet.
  const limit = orphan ? orphanSeconds : beat === 0 ? Number.POSITIVE_INFINITY : timeoutSeconds;
  if (silent < limit) continue;
  try {
    // Not process.stderr: in a worker that goes through the main thread.
    const msg = `The back end has been stuck for ${silent} s${orphan ? ', its launcher is gone' : ''}: it ends itself.`;
    // As in server/start.ts: a terminal is read by a person, everything else by a program that expects JSON lines.
    const line = isatty(1) ? msg : JSON.stringify({ level: 60, time: Date.now(), name: 'backend', msg });
    writeSync(2, `${line}\n`);
  } finally {
    // Also when nobody reads the log any more (EPIPE), as after the launcher's death.
    process.kill(process.pid, 'SIGKILL');
  }
}
