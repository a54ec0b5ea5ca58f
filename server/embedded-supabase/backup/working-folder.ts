import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

// No folder that somebody would make by hand has such a name.
const prefix = 'unfinished-';

/** The file in a working folder that names the incomplete archive; it is no part of the backup. */
export const incompleteArchivePathFile = 'draft-path';

/** Creates the folder in which a backup or restore works, inside the data folder. */
export function createWorkingFolder(dataDir: string, purpose: 'backup' | 'restore'): Promise<string> {
  return mkdtemp(path.join(dataDir, `${prefix}${purpose}-`));
}

/** The path of the incomplete archive of a backup, which its working folder names in case the process is killed. */
export async function createIncompleteArchivePath(archive: string, folder: string): Promise<string> {
  // Two backups into one file, of which one was stopped, must not write or delete each other's draft.
  const draft = `${archive}.${path.basename(folder)}.part`;
  await writeFile(path.join(folder, incompleteArchivePathFile), draft);
  return draft;
}

/**
 * Removes what killed backups and restores have left, which contains personal data; returns the errors of what could
 * not be removed. Only the process that holds the lock of the data folder may call it, before it makes a backup itself.
 */
export async function removeUnfinishedBackups(dataDir: string): Promise<unknown[]> {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith(prefix));
  const removals = names.flatMap((name) => {
    const folder = path.join(dataDir, name);
    const draft = readFile(path.join(folder, incompleteArchivePathFile), 'utf8').catch(() => '');
    const removeDraft = async () => {
      const file = await draft;
      if (file.endsWith(`.${name}.part`)) await rm(file, { force: true });
    };
    return [removeDraft(), draft.then(() => rm(folder, { recursive: true, force: true }))];
  });
  const results = await Promise.allSettled(removals);
  return results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
}
