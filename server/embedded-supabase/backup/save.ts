import { createWriteStream } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { create } from 'tar';
import { listFilesBelow } from '@/lib/files/list-files';
import { syncToDisk } from '@/lib/files/sync-to-disk';
import type { BackendDatabase } from '../database';
import { pauseFileDeletions } from '../storage/file-store';
import { type BackupManifest, backupKeyFiles, dataFilePathInBackup, hashFile, tablePathInBackup } from './manifest';
import { listAppliedMigrationVersions, listTables, quoteIdentifier, sqlTableName } from './table-queries';
import { createIncompleteArchivePath, createWorkingFolder, incompleteArchivePathFile } from './working-folder';

/**
 * The parts of the data folder that belong to a backup; the database is saved as tables, and locks belong to processes.
 */
const backupPaths = [...backupKeyFiles, 'storage', 'outbox'];

// Temporary files begin with a dot or end in `.part`: they are not complete yet.
async function listFiles(dataDir: string): Promise<string[]> {
  const names = await Promise.all(
    backupPaths.map(async (name) => {
      const found = await stat(path.join(dataDir, name)).catch(() => null);
      if (!found?.isDirectory()) return found ? [name] : [];
      return listFilesBelow(path.join(dataDir, name))
        .filter((file) => !path.basename(file).startsWith('.') && !file.endsWith('.part'))
        .map((file) => path.relative(dataDir, file));
    }),
  );
  return names.flat().sort();
}

// Stored files never change once they exist, so a hard link to each is a copy that costs nothing.
async function linkOrCopy(from: string, to: string) {
  await mkdir(path.dirname(to), { recursive: true });
  await link(from, to).catch(() => copyFile(from, to));
}

async function snapshot(database: BackendDatabase, dataDir: string, folder: string, signal?: AbortSignal) {
  const release = await pauseFileDeletions();
  try {
    const tables: Omit<BackupManifest['tables'][number], 'digest'>[] = [];
    const migrations = await database.transaction(async (transaction) => {
      for (const table of await listTables(transaction)) {
        signal?.throwIfAborted();
        const [count] = await transaction.query<{ rows: number }>(
          `select count(*)::int as rows from ${sqlTableName(table)}`,
        );
        await transaction.copyOut(
          sqlTableName(table),
          table.columns.map(quoteIdentifier),
          path.join(folder, tablePathInBackup(table)),
        );
        tables.push({ ...table, rows: count?.rows ?? 0 });
      }
      return listAppliedMigrationVersions(transaction);
    });
    // After the tables: a file is written before its row, so every row of the snapshot has its file here.
    const files = await listFiles(dataDir);
    for (const name of files) {
      signal?.throwIfAborted();
      await linkOrCopy(path.join(dataDir, name), path.join(folder, dataFilePathInBackup(name)));
    }
    return { tables, migrations, files };
  } finally {
    release();
  }
}

async function digests(
  folder: string,
  found: Awaited<ReturnType<typeof snapshot>>,
  signal?: AbortSignal,
): Promise<BackupManifest> {
  const tables: BackupManifest['tables'] = [];
  for (const table of found.tables)
    tables.push({ ...table, digest: await hashFile(path.join(folder, tablePathInBackup(table))) });
  const files: BackupManifest['files'] = [];
  for (const name of found.files) {
    signal?.throwIfAborted();
    const file = path.join(folder, dataFilePathInBackup(name));
    files.push({ path: name, bytes: (await stat(file)).size, digest: await hashFile(file) });
  }
  const createdAt = new Date().toISOString();
  return { format: 'site-backup', version: 1, createdAt, migrations: found.migrations, tables, files };
}

/**
 * Writes one archive with a consistent snapshot of every row and file, while others go on reading and writing. The file
 * gets its name only when it is complete; returns its manifest. Throws and leaves no archive when `signal` is aborted.
 */
export async function saveBackup(
  database: BackendDatabase,
  dataDir: string,
  archive: string,
  signal?: AbortSignal,
): Promise<BackupManifest> {
  const folder = await createWorkingFolder(dataDir, 'backup');
  let draft = '';
  try {
    draft = await createIncompleteArchivePath(archive, folder);
    await mkdir(path.join(folder, 'tables'));
    const manifest = await digests(folder, await snapshot(database, dataDir, folder, signal), signal);
    await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2));
    signal?.throwIfAborted();
    await mkdir(path.dirname(archive), { recursive: true, mode: 0o700 });
    const names = (await readdir(folder)).filter((name) => name !== incompleteArchivePathFile);
    // Node's own compression works on another thread: requests are served meanwhile, and it ends at once when aborted.
    const tar = create({ cwd: folder, portable: true }, names);
    await pipeline(tar, createGzip(), createWriteStream(draft, { mode: 0o600 }), { signal }).catch((error) => {
      signal?.throwIfAborted();
      throw error;
    });
    await syncToDisk(draft);
    signal?.throwIfAborted();
    await rename(draft, archive);
    await syncToDisk(path.dirname(archive));
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
    if (draft) await rm(draft, { force: true });
  }
}

/** The default path of a backup. */
export function defaultBackupPath(dataDir: string, name = 'backup'): string {
  return path.join(dataDir, 'backups', `${name}-${new Date().toISOString().replace(/[:.]/g, '-')}.tar.gz`);
}

/** Saves what a restore is about to replace; returns the archive. Throws when `signal` is aborted. */
export async function backUpBeforeRestore(
  database: BackendDatabase,
  dataDir: string,
  signal?: AbortSignal,
): Promise<string> {
  const archive = defaultBackupPath(dataDir, 'before-restore');
  await saveBackup(database, dataDir, archive, signal);
  return archive;
}
