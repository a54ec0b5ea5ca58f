import { createServer, connect as dial } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBackend } from '@/server/backend-process';
import { requireFreePort } from '@/server/require-free-port';
import type { Fault } from '../fault';

const killed: Fault = {
  name: 'killed',
  what: 'back end killed (SIGKILL) three times',
  async apply({ site }) {
    for (let round = 0; round < 3; round++) {
      process.kill(site.backendPid(), 'SIGKILL');
      // The launcher restarts it after a delay that grows.
      await sleep(4000);
    }
  },
};

const hung: Fault = {
  name: 'hung',
  what: 'back end stopped (SIGSTOP) for 8 s',
  async apply({ site, onCleanup }) {
    const pid = site.backendPid();
    onCleanup(() => wake(pid));
    process.kill(pid, 'SIGSTOP');
    await sleep(8000);
    process.kill(pid, 'SIGCONT');
  },
};

const hungForGood: Fault = {
  name: 'hung-for-good',
  what: 'back end stopped (SIGSTOP) and never resumed; the launcher must replace it',
  prepare: async () => ({ BACKEND_PATIENCE_SECONDS: '10' }),
  async apply({ site, onCleanup }) {
    const pid = site.backendPid();
    onCleanup(() => wake(pid));
    process.kill(pid, 'SIGSTOP');
    await sleep(15_000);
  },
};

function wake(pid: number) {
  try {
    process.kill(pid, 'SIGCONT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Starts a TCP proxy to `port` that delays each part of the responses by the current `delay`. */
async function startSlowProxy(port: number, delay: () => number) {
  const own = await requireFreePort(0, '127.0.0.1');
  const server = createServer((client) => {
    const target = dial(port, '127.0.0.1');
    client.pipe(target);
    target.on('data', (part) => setTimeout(() => client.write(part), delay()));
    target.on('close', () => setTimeout(() => client.destroy(), delay()));
    client.on('close', () => target.destroy());
    for (const socket of [client, target]) socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(own, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${own}`, close: () => server.close() };
}

let delayMs = 0;

const slow: Fault = {
  name: 'slow',
  what: 'every response of the back end delayed by 1.5 s, for 10 s',
  async prepare(dataDir, onCleanup) {
    const backend = await startBackend(dataDir);
    onCleanup(backend.stop);
    const proxy = await startSlowProxy(Number(new URL(backend.env.SUPABASE_URL).port), () => delayMs);
    onCleanup(proxy.close);
    return { ...backend.env, SUPABASE_URL: proxy.url };
  },
  async apply() {
    delayMs = 1500;
    await sleep(10_000);
    delayMs = 0;
  },
};

export const backEndFaults = [killed, hung, hungForGood, slow];
