import { parentPort } from 'node:worker_threads';
import type { WorkerMessage } from '@/documents/kit/worker-thread';
import { type AnimalDocumentJob, renderJob } from './render-job';

// The other side of render-pdf.ts.
const post = (message: WorkerMessage) => parentPort?.postMessage(message);

parentPort?.on('message', (work: AnimalDocumentJob) => {
  renderJob(work).then(
    (bytes) => post({ bytes }),
    (error: Error) => post({ error }),
  );
});
post({ ready: true });
