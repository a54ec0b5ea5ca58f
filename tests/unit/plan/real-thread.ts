import { Worker } from 'node:worker_threads';

// Node alone reads neither the language of these files nor their paths.
const execArgv = ['--import', './scripts/server-only.mjs'];
const file = new URL('../../../components/feeding/pdf/thread.ts', import.meta.url);

/** The thread that draws plans, from its sources. */
export const realThread = () => new Worker(file, { execArgv });
