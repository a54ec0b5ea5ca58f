import path from 'node:path';
import { createBackendContext } from '../backend-context';
import { captureBackendConsole, createBackendLog } from '../backend-log';
import { openDatabase } from '../database';
import { runWhileDatabaseIsUnused } from '../database-in-use-lock';
import { readOrCreateBackendKeys } from '../keys';
import { acquireLockFile } from '../lock-file';
import { listProjectMigrationVersions, migrate } from '../migrate';
import { readBackendSettings } from '../settings';
import { BackupArchiveError, type BackupManifest } from './manifest';
import { replaceDataWithBackup, requireSameMigrations, unpackBackup } from './restore';
import { backUpBeforeRestore } from './save';
import { removeUnfinishedBackups } from './working-folder';

/** The result of a restore: the archive's manifest, and where the replaced data was saved. */
export type RestoreResult = { manifest: BackupManifest; before: string | null };

/**
 * `replace` allows to replace existing data, `keepKeys` leaves the keys of the data folder in place, and
 * `databaseListenUrl` leads to the PostgreSQL itself behind a pooler in transaction mode.
 */
export type RestoreOptions = { replace?: boolean; keepKeys?: boolean; databaseListenUrl?: string };

/**
 * Restores into a data folder (and database) that no process uses. An empty one also accepts an archive of an older
 * version, which is migrated; existing data is replaced only with `replace`, and saved first. Throws
 * `BackupArchiveError` otherwise, and `PostgresInUseError` when a running site uses the database.
 */
export async function restoreOffline(
  dataDir: string,
  databaseUrl: string | undefined,
  file: string,
  { replace = false, keepKeys = false, databaseListenUrl }: RestoreOptions = {},
): Promise<RestoreResult> {
  const lock = acquireLockFile(path.join(dataDir, 'backend.lock'));
  try {
    // What cannot be removed is logged by the next start; it must not keep anybody from restoring.
    await removeUnfinishedBackups(dataDir);
    const archive = await unpackBackup(file, dataDir);
    try {
      const { migrations } = archive.manifest;
      const unknown = migrations.find((version) => !listProjectMigrationVersions().includes(version));
      if (unknown)
        throw new BackupArchiveError(
          `The archive was made by a newer version of the site (migration ${unknown}). Update the site first.`,
        );
      const keys = readOrCreateBackendKeys(dataDir);
      const settings = readBackendSettings({
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        DATABASE_LISTEN_URL: databaseListenUrl,
        BACKEND_PORT: '1',
        BACKEND_INSTANCE: 'restoring-offline',
        SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
        SUPABASE_SECRET_KEY: keys.secretKey,
        SUPABASE_JWT_SECRET: keys.jwtSecret,
        NODE_ENV: 'production',
      });
      const log = createBackendLog(settings.logLevel);
      captureBackendConsole(log);
      const database = await openDatabase(dataDir, databaseUrl, settings.databaseListenUrl);
      try {
        const before = await runWhileDatabaseIsUnused(database, databaseUrl, () =>
          database.withAdvisoryLock(async () => {
            await createBackendContext(settings, database, log);
            const applied = await database.query('select from supabase_migrations.schema_migrations limit 1');
            let copy: string | null = null;
            if (applied.length > 0) {
              if (!replace)
                throw new BackupArchiveError(
                  `${dataDir} already holds data. Add --replace to replace it (it is saved in ${path.join(dataDir, 'backups')} first), or set DATA_DIR to another folder.`,
                );
              await migrate(database);
              await requireSameMigrations(database, archive);
              copy = await backUpBeforeRestore(database, dataDir);
            } else await migrate(database, migrations);
            await replaceDataWithBackup(database, dataDir, archive, keepKeys);
            await migrate(database);
            await database.flush();
            return copy;
          }),
        );
        return { manifest: archive.manifest, before };
      } finally {
        await database.close();
      }
    } finally {
      await archive.remove();
    }
  } finally {
    lock.release();
  }
}
