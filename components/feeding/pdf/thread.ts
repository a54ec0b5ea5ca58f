import { parentPort } from 'node:worker_threads';
import type { Answer } from '@/lib/pdf/thread';
import { drawWork, type Work } from './work';

// The other side of print.ts.
const say = (answer: Answer) => parentPort?.postMessage(answer);

parentPort?.on('message', (work: Work) => {
  drawWork(work).then(
    (bytes) => say({ bytes }),
    (error: Error) => say({ error }),
  );
});
say({ ready: true });
