import path from 'node:path';
import nextEnv from '@next/env';
import ws from 'ws';
import { liveOwner } from '@/supabase/embedded/lock';
import { runningBackend, startBackend } from './backend';
import { dataFolder, projectDir } from './child';

// Node before 22 has no WebSocket of its own, and the client of lib/supabase insists on one.
globalThis.WebSocket ??= ws as never;

/** Tells the modules of `lib` where the back end is: the one that the environment names, else the running embedded one, else one started for the while. */
async function connectBackend(): Promise<{ close: () => Promise<void> }> {
  nextEnv.loadEnvConfig(projectDir, false, {
    info: () => {},
    error: (message) => process.stderr.write(`${message}\n`),
  });
  if (process.env.SUPABASE_URL) {
    if (!process.env.SUPABASE_SECRET_KEY) throw new Error('SUPABASE_URL is set, so SUPABASE_SECRET_KEY is needed too.');
    return { close: async () => {} };
  }
  const dataDir = dataFolder();
  const url = liveOwner(path.join(dataDir, 'backend.lock'))?.url;
  const started = url ? null : await startBackend(dataDir);
  Object.assign(process.env, started ? started.env : runningBackend(dataDir, url ?? ''));
  return { close: async () => started?.stop() };
}

/** Runs the work of a script with a back end, and ends the process with its exit code; what it throws is told in one line. */
export async function runWithBackend(work: () => Promise<void>): Promise<never> {
  try {
    const { close } = await connectBackend();
    try {
      await work();
    } finally {
      await close();
    }
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}
