import { open } from 'node:fs/promises';

/**
 * Resolves once a file, or a folder's list of files, is on disk; rejects with the file system's error. `datasync` leaves
 * out its timestamps.
 */
export async function syncToDisk(file: string, how: 'sync' | 'datasync' = 'sync'): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle[how]();
  } finally {
    await handle.close();
  }
}
