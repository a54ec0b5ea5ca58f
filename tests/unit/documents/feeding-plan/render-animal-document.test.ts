import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAnimalDocument } from '@/documents/feeding-plan/render-animal-document';
import { createPdfWorker } from '@/documents/feeding-plan/start-worker';
import { getProcessPdfState } from '@/documents/kit/process-pdf-state';
import { log } from '@/lib/observability/log';
import { startRealWorker } from './real-worker';
import { documentInputOf, planForDog, sampleDogs } from './sample-dogs';

vi.mock('@/lib/observability/log', () => ({ log: { error: vi.fn() } }));
vi.mock('@/documents/feeding-plan/start-worker', () => ({ createPdfWorker: vi.fn() }));

const print = (dog = sampleDogs.ordinary) =>
  renderAnimalDocument({ ok: true, plan: planForDog(dog), ...documentInputOf(dog) }, 'en');

beforeEach(() => {
  delete getProcessPdfState().thread;
  vi.mocked(log.error).mockClear();
});

describe('plans', () => {
  it('come from one thread, twenty at once, each its own, while this thread stays responsive', async () => {
    vi.mocked(createPdfWorker).mockClear().mockImplementation(startRealWorker);
    await print();
    const before = performance.eventLoopUtilization();
    const names = Array.from({ length: 20 }, (_, index) => `Rex${'abcdefghijklmnopqrstuvwxyz'[index]}`);
    const all = await Promise.all(names.map((dogName) => print({ ...sampleDogs.ordinary, dogName })));
    const { utilization } = performance.eventLoopUtilization(before);
    for (const [index, bytes] of all.entries()) {
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
      expect(text).toContain(names[index]);
    }
    expect(createPdfWorker).toHaveBeenCalledOnce();
    expect(log.error).not.toHaveBeenCalled();
    // Rendering in this thread would use all of its time. The share of time measures this on a busy machine too.
    expect(utilization).toBeLessThan(0.5);
  });

  it('are rendered in this thread if no thread starts, with a log entry', async () => {
    vi.mocked(createPdfWorker).mockImplementation(() => new Worker('throw new Error("no such file")', { eval: true }));
    expect(
      Buffer.from(await print())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(log.error).toHaveBeenCalledWith({ err: new Error('no such file') }, expect.stringContaining('plan PDF'));
  });
});
