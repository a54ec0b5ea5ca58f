import path from 'node:path';
import ws from 'ws';
import { readOrCreateSupabaseVariablesOfDataFolder, startBackend } from '@/server/backend-process';
import { findLiveLockOwner } from '@/server/embedded-supabase/lock-file';
import { requireExistingDatabase } from '@/server/ensure-data-folder';
import { loadEnvironment, resolveDataFolder } from '@/server/project-environment';

// Node.js before 22 has no WebSocket, which the client in lib/supabase requires.
globalThis.WebSocket ??= ws as never;

/**
 * Sets the URL of the back end for the modules of `lib`: from the environment, otherwise that of the running embedded
 * back end, otherwise of one started for the duration.
 */
async function connectBackend(): Promise<{ close: () => Promise<void> }> {
  loadEnvironment();
  if (process.env.SUPABASE_URL) {
    if (!process.env.SUPABASE_SECRET_KEY) throw new Error('SUPABASE_URL is set, so SUPABASE_SECRET_KEY is needed too.');
    return { close: async () => {} };
  }
  const dataDir = resolveDataFolder();
  const url = findLiveLockOwner(path.join(dataDir, 'backend.lock'))?.url;
  if (!url) requireExistingDatabase(dataDir);
  const started = url ? null : await startBackend(dataDir);
  Object.assign(process.env, started ? started.env : readOrCreateSupabaseVariablesOfDataFolder(dataDir, url ?? ''));
  return { close: async () => started?.stop() };
}

/** Runs work that needs a back end, using the one that `connectBackend` finds. */
export async function withBackend(work: () => Promise<void>): Promise<void> {
  const { close } = await connectBackend();
  try {
    await work();
  } finally {
    await close();
  }
}
