import { setTimeout as sleep } from 'node:timers/promises';
import type { BackendDatabase } from './database';

const lockKey = "hashtext('site.running')";
// A back end that was just stopped or killed needs a moment until the server has closed its connections.
const maxWaitMs = 5000;
const pauseMs = 250;

/** Every back end holds this lock on the connection that receives its notifications, for as long as it runs. */
export const holdRunningLockSql = `select pg_advisory_lock_shared(${lockKey})`;

/** Thrown when a running back end uses the database. */
export class PostgresInUseError extends Error {
  constructor(databaseUrl: string) {
    const { host, pathname } = new URL(databaseUrl);
    super(
      `The database ${host}${pathname} (DATABASE_URL) is in use by a running site. Stop that site first; a rehearsal needs another database, or the embedded one: DATABASE_URL= DATA_DIR=<another folder>.`,
    );
  }
}

/**
 * Runs work while no back end runs on the PostgreSQL at `databaseUrl`, and lets none start meanwhile; throws
 * `PostgresInUseError` when one does. The embedded database is protected by the lock file of its folder.
 */
export function runWhileDatabaseIsUnused<T>(
  database: BackendDatabase,
  databaseUrl: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (!databaseUrl) return work();
  // The transaction only holds the lock; the work uses connections of its own.
  return database.transaction(async (transaction) => {
    const deadline = Date.now() + maxWaitMs;
    for (;;) {
      const [lock] = await transaction.query<{ free: boolean }>(`select pg_try_advisory_xact_lock(${lockKey}) as free`);
      if (lock?.free) return work();
      if (Date.now() > deadline) throw new PostgresInUseError(databaseUrl);
      await sleep(pauseMs);
    }
  });
}
