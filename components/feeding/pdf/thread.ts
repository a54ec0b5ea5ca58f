import { parentPort } from 'node:worker_threads';
import type { Answer } from '@/lib/pdf/thread';
import { drawPlan } from './draw';
import type { Work } from './print';

// The other side of print.ts.
const say = (answer: Answer) => parentPort?.postMessage(answer);

parentPort?.on('message', ({ plan, profile, locale }: Work) => {
  drawPlan(plan, profile, locale).then(
    (bytes) => say({ bytes }),
    (error: Error) => say({ error }),
  );
});
say({ ready: true });
