import { shared } from './font-cache';

/** The maximum number of waiting documents; beyond it a caller is asked to come back. */
const queueLimit = 60;

/** True when no further document should be requested now. */
export function isQueueFull(): boolean {
  return shared().waiting >= queueLimit;
}

/** Runs one job after the other, and lets the server answer other requests in between. */
export function runSerially<Result>(work: () => Promise<Result>): Promise<Result> {
  const state = shared();
  state.waiting += 1;
  const mine = state.last
    .then(() => new Promise((resolve) => setImmediate(resolve)))
    .then(work)
    .finally(() => {
      state.waiting -= 1;
    });
  // A failed document must not block the ones behind it; its own caller sees the failure.
  state.last = mine.catch(() => {});
  return mine;
}
