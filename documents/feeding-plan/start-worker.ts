import 'server-only';
import { Worker } from 'node:worker_threads';

/** Starts the thread that draws plans. The bundler finds the file by this very expression. */
export const createPdfWorker = (): Worker => new Worker(new URL('./worker-entry.ts', import.meta.url));
