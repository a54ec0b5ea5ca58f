import { parentPort } from 'node:worker_threads';
import type { Answer } from '@/documents/kit/worker-thread';
import { drawWork, type Work } from './render-job';

// The other side of print.ts.
const say = (answer: Answer) => parentPort?.postMessage(answer);

parentPort?.on('message', (work: Work) => {
  drawWork(work).then(
    (bytes) => say({ bytes }),
    (error: Error) => say({ error }),
  );
});
say({ ready: true });
