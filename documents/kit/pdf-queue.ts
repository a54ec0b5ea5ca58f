import { getProcessPdfState } from './process-pdf-state';

/** The maximum number of waiting documents. Beyond it, callers have to retry later. */
const queueLimit = 60;

/** True if no further document should be requested now. */
export function isPdfQueueFull(): boolean {
  return getProcessPdfState().waiting >= queueLimit;
}

/** Runs jobs one after another, and lets the server handle other requests in between. */
export function runInPdfQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  const state = getProcessPdfState();
  state.waiting += 1;
  const mine = state.last
    .then(() => new Promise((resolve) => setImmediate(resolve)))
    .then(work)
    .finally(() => {
      state.waiting -= 1;
    });
  // A failed document must not block the next ones; only its own caller gets the error.
  state.last = mine.catch(() => {});
  return mine;
}
