import type { Logger } from 'pino';
import { type BackendContext, createBackendContext } from './backend-context';
import type { BackendDatabase } from './database';
import { findNewerMigrationVersions, migrate } from './migrate';
import type { BackendSettings } from './settings';

/**
 * The server over an open database with everything it needs in place: system schemas and migrations (with `only`, just
 * those named). If several processes start on one database at once, one of them does it, and the others find it done.
 */
export function createMigratedBackend(
  settings: BackendSettings,
  database: BackendDatabase,
  log: Logger,
  only?: readonly string[],
): Promise<BackendContext> {
  return database.withAdvisoryLock(async () => {
    const backend = await createBackendContext(settings, database, log);
    await migrate(database, only);
    const newer = await findNewerMigrationVersions(database);
    if (newer.length > 0)
      log.warn(
        { newer },
        'a newer version of the site has migrated this database: this version works as long as only things were added; to go forward, start the newer one',
      );
    return backend;
  });
}
