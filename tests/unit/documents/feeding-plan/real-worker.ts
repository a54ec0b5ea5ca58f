import { Worker } from 'node:worker_threads';

// Node.js alone supports neither TypeScript nor the path aliases.
const execArgv = ['--import', './server/server-only-hook.mjs'];
const file = new URL('../../../../documents/feeding-plan/worker-entry.ts', import.meta.url);

/** The render thread of plans, started from its sources. */
export const realThread = () => new Worker(file, { execArgv });
