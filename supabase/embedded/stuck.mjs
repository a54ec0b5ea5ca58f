import { writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';

// A thread beside the one that may loop for ever: that one hears no signal and no message, this one goes on and ends the whole process.
const { beats, patienceSeconds, orphanSeconds } = workerData;
const parent = process.ppid;
const counter = new Int32Array(beats);
let last = 0;
let silent = 0;
for (;;) {
  // Seconds counted one by one: a machine that slept, or a process that was stopped, has not waited.
  await sleep(1000);
  const beat = Atomics.load(counter, 0);
  silent = beat === last ? silent + 1 : 0;
  last = beat;
  const orphan = process.ppid !== parent;
  // A start may take long, for the log of a large database is read again; nothing has beaten yet.
  const limit = orphan ? orphanSeconds : beat === 0 ? Number.POSITIVE_INFINITY : patienceSeconds;
  if (silent < limit) continue;
  // Not process.stderr: in a worker that goes through the main thread.
  writeSync(
    2,
    `The back end has been stuck for ${silent} s${orphan ? ', its launcher is gone' : ''}: it ends itself.\n`,
  );
  process.kill(process.pid, 'SIGKILL');
}
