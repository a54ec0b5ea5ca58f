import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';

/** Messages from the worker: first that it is ready, then a response to each job. */
export type RenderWorkerMessage = { ready: true } | { bytes: Uint8Array } | { error: Error };

type Limits = { startMs: number; workMs: number; idleMs: number };
const usual: Limits = { startMs: 30_000, workMs: 20_000, idleMs: 120_000 };

async function nextMessage(worker: Worker, timeoutMs: number): Promise<RenderWorkerMessage> {
  const listening = new AbortController();
  const late = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([listening.signal, late]);
  try {
    return await Promise.race([
      // Both reject with the worker's error if it crashes.
      once(worker, 'message', { signal }).then(([message]): RenderWorkerMessage => message),
      once(worker, 'exit', { signal }).then(([code]): never => {
        throw new Error(`the thread ended with code ${code}`);
      }),
    ]);
  } catch (error) {
    throw late.aborted ? new Error(`the thread did not answer within ${timeoutMs} ms`) : error;
  } finally {
    listening.abort();
  }
}

/**
 * A worker thread that renders one document at a time (see runInPdfQueue), so that the main thread continues
 * handling requests. It starts with the first document, restarts after a failure, and ends after an idle
 * time, because loaded fonts take memory.
 */
export class RenderWorker {
  private worker: Worker | undefined;
  private rest: NodeJS.Timeout | undefined;

  private readonly limits: Limits;

  constructor(
    private readonly start: () => Worker,
    limits: Partial<Limits> = {},
  ) {
    this.limits = { ...usual, ...limits };
  }

  private async running(): Promise<Worker> {
    if (this.worker) return this.worker;
    const worker = this.start();
    // An error event without a listener would end the whole process. Pending jobs handle it themselves.
    worker.on('error', () => this.end(worker));
    worker.on('exit', () => this.end(worker));
    try {
      await nextMessage(worker, this.limits.startMs);
    } catch (error) {
      this.end(worker);
      throw error;
    }
    this.worker = worker;
    return worker;
  }

  private end(worker: Worker) {
    if (this.worker === worker) this.worker = undefined;
    void worker.terminate();
  }

  /**
   * Returns the document that the worker renders for a job. Rejects if rendering fails, or if the worker crashes or
   * times out. If it cannot be started at all, `otherwise` provides the result, given the reason.
   */
  async draw(work: unknown, otherwise: (reason: unknown) => Promise<Uint8Array>): Promise<Uint8Array> {
    clearTimeout(this.rest);
    let worker: Worker;
    try {
      worker = await this.running();
    } catch (error) {
      return otherwise(error);
    }
    worker.ref();
    worker.postMessage(work);
    const done = await nextMessage(worker, this.limits.workMs).catch((error) => {
      this.end(worker);
      throw error;
    });
    worker.unref();
    this.rest = setTimeout(() => this.end(worker), this.limits.idleMs).unref();
    if ('error' in done) throw done.error;
    if ('bytes' in done) return done.bytes;
    throw new Error('the thread said that it is ready instead of drawing');
  }
}
