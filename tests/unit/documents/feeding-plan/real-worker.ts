import { Worker } from 'node:worker_threads';

// Node alone reads neither the language of these files nor their paths.
const execArgv = ['--import', './tests/unit/documents/feeding-plan/worker-packages.mjs'];
const file = new URL('../../../../documents/feeding-plan/worker-entry.ts', import.meta.url);

/** The render thread of plans, started from its sources. */
export const startRealWorker = () => new Worker(file, { execArgv });
