import { parentPort } from 'node:worker_threads';
import type { WorkerMessage } from '@/documents/kit/worker-thread';
import { type AnimalDocumentJob, renderAnimalDocumentJob } from './render-animal-document-job';

// The other side of render-pdf.ts.
const post = (message: WorkerMessage) => parentPort?.postMessage(message);

parentPort?.on('message', (work: AnimalDocumentJob) => {
  renderAnimalDocumentJob(work).then(
    (bytes) => post({ bytes }),
    (error: Error) => post({ error }),
  );
});
post({ ready: true });
