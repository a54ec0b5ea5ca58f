import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { extract } from 'tar';
import { listFilesBelow } from '@/lib/files/list-files';
import type { BackendDatabase } from '../database';
import { endSessionsOfAllUsers } from '../end-sessions-of-former-secret';
import { readOrCreateBackendKeys } from '../keys';
import type { Transaction } from '../transaction-adapters';
import {
  BackupArchiveError,
  type BackupManifest,
  backupKeyFiles,
  dataFilePathInBackup,
  readVerifiedBackupManifest,
  tablePathInBackup,
} from './manifest';
import {
  advanceSequences,
  joinQuotedColumnNames,
  listAppliedMigrationVersions,
  listTables,
  sqlTableName,
} from './table-queries';
import { createWorkingFolder } from './working-folder';

const keysFile = 'keys.json';

/** An unpacked archive that has been found complete. */
export type UnpackedBackupFolder = { folder: string; manifest: BackupManifest; remove: () => Promise<void> };

/**
 * Unpacks an archive next to the data and verifies all of it; throws `BackupArchiveError` if it is not a backup or is
 * incomplete.
 */
export async function unpackBackup(archive: string, dataDir: string): Promise<UnpackedBackupFolder> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const folder = await createWorkingFolder(dataDir, 'restore');
  // The unpacking of a broken archive still writes for a moment.
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  try {
    await extract({
      file: archive,
      cwd: folder,
      strict: true,
      filter: (_, entry) => 'type' in entry && ['File', 'Directory'].includes(entry.type),
    }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw new BackupArchiveError(`There is no file ${archive}.`);
      if (error.code === 'ENOSPC') throw error;
      throw new BackupArchiveError(`${archive} cannot be read as an archive (${error.message}). It may be cut short.`);
    });
    return { folder, manifest: await readVerifiedBackupManifest(folder), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

// They may have been sent since the backup was made: staff see them as failed, and send or dismiss each.
async function holdWaitingMails(transaction: Transaction) {
  await transaction.query(
    `update public.outbox set status = 'failed', lease = null, lease_until = null,
       last_error = 'waited when the restored backup was made, and may have been sent since'
     where status in ('queued', 'sending')`,
  );
}

async function loadTables(transaction: Transaction, { folder, manifest }: UnpackedBackupFolder) {
  const here = await listTables(transaction);
  // Without triggers and foreign keys: the rows were consistent when they were saved.
  await transaction.query('set local session_replication_role = replica');
  await transaction.query(`truncate ${here.map(sqlTableName).join(', ')}`);
  for (const table of manifest.tables) {
    const target = here.find(({ schema, name }) => schema === table.schema && name === table.name);
    const unknown = table.columns.filter((column) => !target?.columns.includes(column));
    if (!target || unknown.length > 0)
      throw new BackupArchiveError(
        `The table ${table.schema}.${table.name} of the archive does not match this version of the site.`,
      );
    if (table.rows > 0)
      await transaction.copyIn(
        `${sqlTableName(table)} (${joinQuotedColumnNames(table.columns)})`,
        path.join(folder, tablePathInBackup(table)),
      );
    const [count] = await transaction.query<{ rows: number }>(
      `select count(*)::int as rows from ${sqlTableName(table)}`,
    );
    if (count?.rows !== table.rows) throw new Error(`${sqlTableName(table)}: ${count?.rows} of ${table.rows} rows`);
  }
  await advanceSequences(transaction);
  await endSessionsOfAllUsers(transaction);
  await holdWaitingMails(transaction);
}

async function place({ folder }: UnpackedBackupFolder, dataDir: string, names: string[]) {
  for (const name of names) {
    const to = path.join(dataDir, name);
    await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
    await rename(path.join(folder, dataFilePathInBackup(name)), to);
  }
}

async function removeUnknown({ manifest }: UnpackedBackupFolder, dataDir: string) {
  const known = new Set(manifest.files.map((file) => file.path));
  const root = path.join(dataDir, 'storage');
  if (!existsSync(root)) return;
  for (const file of listFilesBelow(root))
    if (!known.has(path.relative(dataDir, file))) await rm(file, { force: true });
}

/** Throws `BackupArchiveError` when the archive was made with different migrations from this database's. */
export async function requireSameMigrations(
  database: BackendDatabase,
  { manifest }: UnpackedBackupFolder,
): Promise<void> {
  const here = await database.transaction(listAppliedMigrationVersions);
  const extra = manifest.migrations.filter((version) => !here.includes(version));
  if (extra.length > 0)
    throw new BackupArchiveError(
      `The archive was made by a newer version of the site (migration ${extra[0]}). Update first.`,
    );
  if (here.length > manifest.migrations.length)
    throw new BackupArchiveError(
      'The archive was made by an older version of the site. Restore it into an empty DATA_DIR (or database): the data is brought up to date there.',
    );
}

/**
 * Throws `BackupArchiveError` when the archive's keys differ from those in use: second factors and links depend on
 * them.
 */
export async function requireMatchingBackupKeys(
  { folder, manifest }: UnpackedBackupFolder,
  dataDir: string,
): Promise<void> {
  if (!manifest.files.some((file) => file.path === keysFile)) return;
  const archived: unknown = JSON.parse(await readFile(path.join(folder, dataFilePathInBackup(keysFile)), 'utf8'));
  if (isDeepStrictEqual(archived, readOrCreateBackendKeys(dataDir))) return;
  throw new BackupArchiveError(
    'The archive has different keys from the running site. Stop the site, then restore; or add --keep-keys.',
  );
}

/**
 * Replaces every row and file with those of an unpacked archive; on failure the rows and keys stay as they were. Every
 * session ends, and emails that waited are not sent by themselves. With `keepKeys` the keys stay in any case.
 */
export async function replaceDataWithBackup(
  database: BackendDatabase,
  dataDir: string,
  archive: UnpackedBackupFolder,
  keepKeys = false,
): Promise<void> {
  const names = archive.manifest.files.map((file) => file.path);
  // Stored files first, so that no row is visible without its file; keys last, because they match only the new rows.
  await place(
    archive,
    dataDir,
    names.filter((name) => !backupKeyFiles.includes(name)),
  );
  await database.transaction((transaction) => loadTables(transaction, archive));
  await database.flush();
  await place(archive, dataDir, keepKeys ? [] : names.filter((name) => backupKeyFiles.includes(name)));
  await removeUnknown(archive, dataDir);
}
