import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { syncToDisk } from '@/lib/files/sync-to-disk';

/** Resolves once the whole database of a data folder, and the data folder's directory entries, are on disk. */
export async function syncDatabaseToDisk(dataDir: string): Promise<void> {
  await syncFolder(path.join(dataDir, 'db'));
  await syncToDisk(dataDir);
}

/** Resolves once every file under a folder, and each folder's directory entries, are on disk. */
async function syncFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  // One after the other: the disk does no more at a time, and open files are few.
  for (const entry of entries) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) await syncFolder(file);
    else if (entry.isFile()) await syncToDisk(file, 'datasync');
  }
  await syncToDisk(folder);
}

/**
 * Returns a function that resolves once every write-ahead log byte written before the call is on disk. PGlite itself
 * never calls fsync, so an acknowledged write would not survive a power cut. Callers that wait at the same time share
 * one sync.
 */
export function createWalSync(databaseDir: string, now: () => number = Date.now): () => Promise<void> {
  const folder = path.join(databaseDir, 'pg_wal');
  let known = new Set<string>();
  let syncedAt = 0;

  async function run() {
    const startedAt = now();
    // The clock was set back: file times prove nothing about what was synced before.
    if (startedAt < syncedAt) syncedAt = 0;
    const names = (await readdir(folder)).filter((name) => /^[0-9A-F]{24}$/.test(name));
    for (const name of names) {
      const file = path.join(folder, name);
      // A second of slack, because file times may be coarser than the clock.
      if ((await stat(file)).mtimeMs >= syncedAt - 1000) await syncToDisk(file, 'datasync');
    }
    if (names.some((name) => !known.has(name))) await syncToDisk(folder);
    known = new Set(names);
    syncedAt = startedAt;
  }

  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  return () => {
    next ??= (running ?? Promise.resolve())
      .catch(() => {})
      .then(() => {
        running = next;
        next = null;
        return run();
      });
    return next;
  };
}
