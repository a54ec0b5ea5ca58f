import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RenderWorker } from '@/documents/kit/render-worker';

const limits = { startMs: 5000, workMs: 5000, idleMs: 60_000 };
const other = async (reason: unknown) => Buffer.from(`here: ${(reason as Error).message}`);
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();
const workers: Worker[] = [];

/** A thread whose reaction to a job is the given program. */
const thread = (program: string, given = {}, first = 'parentPort.postMessage({ ready: true });') => {
  const start = vi.fn(() => {
    const worker = new Worker(
      `const { parentPort } = require('node:worker_threads');
       const respond = (text) => parentPort.postMessage({ bytes: Buffer.from(text) });
       let count = 0;
       ${first}
       parentPort.on('message', (work) => { count += 1; ${program} });`,
      { eval: true },
    );
    workers.push(worker);
    return worker;
  });
  return { start, drawing: new RenderWorker(start, { ...limits, ...given }) };
};

afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.terminate())));

describe('the render thread', () => {
  it('is reused for the next document', async () => {
    const { start, drawing } = thread("respond(work + ' ' + count)");
    expect(text(await drawing.draw('a', other))).toBe('a 1');
    expect(text(await drawing.draw('b', other))).toBe('b 2');
    expect(start).toHaveBeenCalledOnce();
  });

  it('returns the error of a document, and continues', async () => {
    const { start, drawing } = thread(
      "if (work === 'bad') parentPort.postMessage({ error: new Error('no face') }); else respond(work)",
    );
    await expect(drawing.draw('bad', other)).rejects.toThrow('no face');
    expect(text(await drawing.draw('good', other))).toBe('good');
    expect(start).toHaveBeenCalledOnce();
  });

  it.each([
    ['dies of an error', "throw new Error('out of memory')", 'out of memory'],
    ['ends', 'process.exit(3)', 'the thread ended with code 3'],
    ['takes too long', '', 'the thread did not answer within 300 ms'],
  ])('fails one document if it %s, and restarts for the next', async (_, program, message) => {
    const { start, drawing } = thread(`if (work === 'bad') { ${program} } else respond(work)`, { workMs: 300 });
    await expect(drawing.draw('bad', other)).rejects.toThrow(message);
    expect(text(await drawing.draw('good', other))).toBe('good');
    expect(start).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['throws while it starts', "throw new Error('no file');", 'here: no file'],
    ['is never ready', '', 'here: the thread did not answer within 300 ms'],
  ])('leaves the job to the caller if it %s', async (_, first, expected) => {
    const { start, drawing } = thread('respond(work)', { startMs: 300 }, first);
    expect(text(await drawing.draw('a', other))).toBe(expected);
    expect(text(await drawing.draw('b', other))).toBe(expected);
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('leaves the job to the caller if it cannot be created', async () => {
    const drawing = new RenderWorker(() => {
      throw new Error('no threads');
    }, limits);
    expect(text(await drawing.draw('a', other))).toBe('here: no threads');
  });

  it('ends when idle', async () => {
    const { start, drawing } = thread('respond(work)', { idleMs: 20 });
    await drawing.draw('a', other);
    await vi.waitFor(() => expect(workers[0]?.threadId).toBe(-1));
    expect(text(await drawing.draw('b', other))).toBe('b');
    expect(start).toHaveBeenCalledTimes(2);
  });
});
