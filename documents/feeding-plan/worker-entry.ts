import { parentPort } from 'node:worker_threads';
import type { RenderWorkerMessage } from '@/documents/kit/render-worker';
import { type AnimalDocumentJob, renderAnimalDocumentJob } from './render-animal-document-job';

// The other side of render-animal-document.ts.
const post = (message: RenderWorkerMessage) => parentPort?.postMessage(message);

parentPort?.on('message', (work: AnimalDocumentJob) => {
  renderAnimalDocumentJob(work).then(
    (bytes) => post({ bytes }),
    (error: Error) => post({ error }),
  );
});
post({ ready: true });
