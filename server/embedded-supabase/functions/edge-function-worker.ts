import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';

/** Limits of one function. */
export type EdgeFunctionLimits = {
  /** How long a request may take until its response begins. */
  timeoutMs: number;
  memoryMb: number;
  /** Requests that one function handles at the same time. */
  concurrent: number;
  /** The thread ends when nobody has called the function for this long. */
  idleMs: number;
};

type Reply = {
  id: number;
  status: number;
  headers: [string, string][];
  body: ReadableStream<Uint8Array> | null;
  failed?: true;
};
type Pending = { resolve: (reply: Reply) => void; reject: (error: EdgeFunctionError) => void; timer: NodeJS.Timeout };

/** Why a function gave no response, in the terms of hosted functions. */
export class EdgeFunctionError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const bootError = () => new EdgeFunctionError(503, 'BOOT_ERROR', 'Function failed to start (please check logs)');
const limitError = () =>
  new EdgeFunctionError(
    546,
    'WORKER_LIMIT',
    'Function failed due to not having enough compute resources (please check logs)',
  );

/**
 * The thread of one function: started by the first request, ended when idle, replaced when it fails or exceeds a limit.
 */
export class EdgeFunctionWorker {
  readonly #file: string;
  readonly #env: Record<string, string>;
  readonly #limits: EdgeFunctionLimits;
  readonly #log: Logger;
  readonly #pending = new Map<number, Pending>();
  #worker: Worker | undefined;
  #ready: Promise<void> | undefined;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;

  constructor(file: string, env: Record<string, string>, limits: EdgeFunctionLimits, log: Logger) {
    this.#file = file;
    this.#env = env;
    this.#limits = limits;
    this.#log = log;
  }

  /** The response of the function; throws `EdgeFunctionError`. */
  async call(request: Request, clientIp: string): Promise<Response> {
    if (this.#pending.size >= this.#limits.concurrent) throw limitError();
    const body = request.body ? await request.arrayBuffer() : null;
    this.#lastId += 1;
    const id = this.#lastId;
    clearTimeout(this.#idle);
    const reply = await new Promise<Reply>((resolve, reject) => {
      const timer = setTimeout(() => this.#fail(limitError()), this.#limits.timeoutMs);
      this.#pending.set(id, { resolve, reject, timer });
      this.#start().then(
        () => {
          const { url, method } = request;
          this.#worker?.postMessage({ id, url, method, headers: [...request.headers], body, clientIp });
        },
        (error) => this.#fail(error),
      );
    });
    if (reply.failed) return new Response('Internal Server Error', { status: 500 });
    return new Response(reply.body, { status: reply.status, headers: reply.headers });
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    this.#ready = undefined;
    await worker?.terminate();
  }

  #start(): Promise<void> {
    this.#ready ??= new Promise((resolve, reject) => {
      const worker = new Worker(path.resolve('server/embedded-supabase/functions/edge-function-thread.mjs'), {
        workerData: { module: pathToFileURL(this.#file).href },
        env: this.#env,
        execArgv: [],
        resourceLimits: { maxOldGenerationSizeMb: this.#limits.memoryMb },
      });
      worker.unref();
      this.#worker = worker;
      worker.on('message', (message: Reply | { ready: true } | { error: string }) => {
        if ('ready' in message) resolve();
        else if ('error' in message) this.#log.error({ file: this.#file }, message.error);
        else this.#resolvePending(message);
      });
      worker.on('error', (error: NodeJS.ErrnoException) => {
        this.#log.error({ err: error, file: this.#file }, 'a function failed');
        reject(bootError());
        if (worker === this.#worker) this.#fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? limitError() : bootError());
      });
      worker.on('exit', () => {
        reject(bootError());
        if (worker === this.#worker) this.#fail(bootError());
      });
    });
    return this.#ready;
  }

  #resolvePending(reply: Reply) {
    const pending = this.#pending.get(reply.id);
    if (!pending) return;
    clearTimeout(pending.timer);
    this.#pending.delete(reply.id);
    pending.resolve(reply);
    if (this.#pending.size === 0) {
      this.#idle = setTimeout(() => void this.close(), this.#limits.idleMs).unref();
    }
  }

  // One thread handles all requests of a function: when it fails, none of them gets a response.
  #fail(error: EdgeFunctionError) {
    const waiting = [...this.#pending.values()];
    this.#pending.clear();
    for (const { reject, timer } of waiting) {
      clearTimeout(timer);
      reject(error);
    }
    void this.close();
  }
}
