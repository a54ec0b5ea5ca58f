import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BackendKeys, readOrCreateBackendKeys } from '@/server/embedded-supabase/keys';
import { startLoggedProgram, startLoggedService, stopProcess, waitForProcessExit } from './child-process';
import { requireFreePort } from './require-free-port';
import { printError } from './terminal-output';

/** The URL of the running back end and its keys, as the site reads them from its environment. */
export type SupabaseVariables = { SUPABASE_URL: string; SUPABASE_PUBLISHABLE_KEY: string; SUPABASE_SECRET_KEY: string };

// During the first build, on a busy machine, startup took more than a minute.
const startTimeoutMs = 180_000;
const maxPauseMs = 30_000;
const defaultTimeoutSeconds = 60;

const envOf = (url: string, keys: BackendKeys): SupabaseVariables => ({
  SUPABASE_URL: url,
  SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
  SUPABASE_SECRET_KEY: keys.secretKey,
});

// The token proves that the response comes from our child and not from another program on its port.
async function isReady(url: string, instance: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2000) });
    const body = (await response.json()) as { instance?: string };
    return response.ok && body.instance === instance;
  } catch {
    return false;
  }
}

/**
 * Kills a child that has been silent for that many seconds since its first message: it hangs, and killing it makes room
 * for a new one.
 */
function watch(child: ChildProcess, timeoutSeconds: number): void {
  let silent = Number.NEGATIVE_INFINITY;
  child.on('message', () => {
    silent = 0;
  });
  // Counts seconds one by one, so that time during which the machine slept does not count.
  const timer = setInterval(() => {
    silent += 1;
    if (silent < timeoutSeconds) return;
    printError(`The back end has not responded for ${timeoutSeconds} s: ending it.`);
    child.kill('SIGKILL');
  }, 1000);
  child.once('exit', () => clearInterval(timer));
}

/**
 * Starts the embedded back end and resolves when it responds; rejects when it exits before that. `onVariables` is
 * called as soon as its URL is known. If it exits later, or is silent for BACKEND_PATIENCE_SECONDS, it is restarted on
 * the same port with the same keys, with longer pauses after each quick exit.
 */
export async function startBackend(
  dataDir: string,
  port = 0,
  onVariables: (env: SupabaseVariables) => void = () => {},
) {
  const keys = readOrCreateBackendKeys(dataDir);
  const chosenPort = await requireFreePort(port, '127.0.0.1');
  const url = `http://127.0.0.1:${chosenPort}`;
  onVariables(envOf(url, keys));
  const instance = randomBytes(16).toString('hex');
  const env = {
    DATA_DIR: dataDir,
    BACKEND_PORT: String(chosenPort),
    BACKEND_INSTANCE: instance,
    SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    SUPABASE_SECRET_KEY: keys.secretKey,
    SUPABASE_JWT_SECRET: keys.jwtSecret,
  };
  const timeoutSeconds = Number(process.env.BACKEND_PATIENCE_SECONDS || defaultTimeoutSeconds);
  // Creating a database takes 200 MB that WebAssembly never gives back: a process of its own does.
  if (!process.env.DATABASE_URL && !existsSync(path.join(dataDir, 'db', 'PG_VERSION'))) {
    const code = await waitForProcessExit(
      startLoggedProgram('server/embedded-supabase/main.ts', ['--init'], env, 'backend'),
    );
    if (code !== 0) throw new Error('The database could not be created.');
  }
  const spawn = () => {
    const started = startLoggedService('server/embedded-supabase/main.ts', [], env, 'backend');
    watch(started, timeoutSeconds);
    return started;
  };
  let child = spawn();
  const shutdown = new AbortController();

  const deadline = Date.now() + startTimeoutMs;
  while (!(await isReady(url, instance))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('The back end did not start.');
    if (Date.now() > deadline) {
      await stopProcess(child);
      throw new Error(`The back end did not respond within ${startTimeoutMs / 1000} seconds.`);
    }
    await sleep(50);
  }

  async function supervise() {
    let pauseMs = 500;
    while (!shutdown.signal.aborted) {
      const startedAt = Date.now();
      await waitForProcessExit(child);
      if (shutdown.signal.aborted) return;
      pauseMs = Date.now() - startedAt > 60_000 ? 500 : Math.min(pauseMs * 2, maxPauseMs);
      printError(`The back end ended unexpectedly; restarting it in ${pauseMs / 1000} s.`);
      // A stop ends the pause.
      await sleep(pauseMs, undefined, { signal: shutdown.signal }).catch(() => {});
      if (!shutdown.signal.aborted) child = spawn();
    }
  }
  const supervised = supervise();

  return {
    env: envOf(url, keys),
    pid: () => child.pid,
    /** From now on its exit is expected: it is neither reported nor restarted. */
    stopRestarting: () => shutdown.abort(),
    stop: async () => {
      shutdown.abort();
      await stopProcess(child);
      await supervised;
    },
  };
}

/** The environment of a back end that runs at `url` on this data folder, whose keys are generated if it has none. */
export function readOrCreateSupabaseVariablesOfDataFolder(dataDir: string, url: string): SupabaseVariables {
  return envOf(url, readOrCreateBackendKeys(dataDir));
}
