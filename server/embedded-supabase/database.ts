import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite, types } from '@electric-sql/pglite';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import type { PostgresConnection } from '@supabase/lite/postgres';
import { CompiledQuery, Kysely } from 'kysely';
import { normalizeDbError } from './database-error';
import { openExternalPostgres } from './external-postgres';
import { type ArrayType, arrayTypesSql, parsePostgresArray } from './parse-postgres-array';
import {
  booleanOid,
  byteaOid,
  byteaToText,
  floatOids,
  numericOid,
  postgresNumberToJson,
  postgresTimestampToIso,
  timestampOids,
} from './postgres-types';
import { applyRequestedRollback } from './prefer-tx-rollback';
import { createSerialDialect, SerialSession } from './serial-dialect';
import { pgliteTransactionAdapter, type Transaction } from './transaction-adapters';
import { createWalSync, syncDatabaseToDisk } from './wal-sync';

/** An open database under the server, whichever engine it uses. */
export type BackendDatabase = {
  connection: PgliteConnection | PostgresConnection;
  /** Rows of one statement, run as the owner of the schema. */
  query: <Row = Record<string, unknown>>(text: string, values?: readonly unknown[]) => Promise<Row[]>;
  /** Runs a script of many statements in one transaction. */
  runScript: (text: string) => Promise<void>;
  /** Runs work in one transaction that sees a consistent snapshot of the data; see `Transaction`. */
  transaction: <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;
  /** Runs work while no other process does the same on this database. */
  withAdvisoryLock: <T>(work: () => Promise<T>) => Promise<T>;
  /**
   * Receives a channel's notifications until the returned function is called; `onReconnect` is called when some may
   * have been lost. Resolves when they arrive.
   */
  listen: (channel: string, onMessage: (text: string) => void, onReconnect: () => void) => Promise<() => Promise<void>>;
  /** Whether other processes may use the same database. */
  shared: boolean;
  /** Resolves when everything committed so far is on disk. */
  flush: () => Promise<void>;
  close: () => Promise<void>;
};

// PGlite fills all of PostgreSQL's default of 128 MB at its start, for a database of a few megabytes; the operating
// system caches its files too.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

// The engine runs as V8's baseline code. Optimised code of its WebAssembly takes 0.8 s of CPU time while the site starts
// and 60 MB, and makes only scans faster, by a tenth to a quarter; statements of forms take the same time.
for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);

/** An opened database, before the server runs on it. */
export type OpenedDatabase = Omit<BackendDatabase, 'query'>;

function finish(opened: OpenedDatabase): BackendDatabase {
  const { connection } = opened;
  // 'active' stops the server from granting every table to anon and authenticated on its first request.
  Object.assign(connection, { rlsState: 'active', normalizeDbError });
  applyRequestedRollback(connection);
  return {
    ...opened,
    query: async <Row>(text: string, values: readonly unknown[] = []) =>
      (await connection.kysely.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows,
  };
}

/** Thrown when the files of the embedded database are there but cannot be used. */
class DamagedError extends Error {
  constructor(folder: string, cause: unknown) {
    super(
      `The database in ${folder} is damaged and was left untouched. Restore a backup: move the folder away, then run npm run restore -- file.tar.gz (docs/backup.md).`,
      { cause },
    );
  }
}

async function openPglite(dataDir: string): Promise<OpenedDatabase> {
  const url = path.resolve(dataDir, 'db');
  // Exists while a new database is being created: one that was interrupted has never contained anything.
  const unfinished = `${url}.unfinished`;
  if (existsSync(unfinished)) rmSync(url, { recursive: true, force: true });
  mkdirSync(url, { recursive: true, mode: 0o700 });
  const isNew = readdirSync(url).length === 0;
  if (isNew) writeFileSync(unfinished, '');
  // Without this file the engine would take the folder for a new one and initialise it over the existing rows.
  if (!isNew && !existsSync(path.join(url, 'PG_VERSION'))) throw new DamagedError(url, 'PG_VERSION is missing');
  // The engine does not start over an empty lock file, which a power failure may leave; our own lock is held already.
  rmSync(path.join(url, 'postmaster.pid'), { force: true });
  try {
    const database = await openFolder(url);
    // PGlite leaves a new database in the operating system's cache for half a minute: if the disk or power failed then,
    // only half of it would be on disk, and the log of what is written from now on could not be replayed over it.
    if (isNew) await syncDatabaseToDisk(path.resolve(dataDir));
    rmSync(unfinished, { force: true });
    return database;
  } catch (error) {
    throw explainOpeningFailure(url, error, { isNew, freeBytes: readFreeBytes(url) });
  }
}

/** The free space of a folder's disk, infinite where it cannot be read: that error would hide the one before it. */
function readFreeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

// An intact database opens with some kilobytes to spare; without them the engine aborts, and does not say why.
const minFreeBytesToOpen = 1_000_000;

/** The error of an embedded database that could not be opened: on a full disk its files need not be damaged. */
export function explainOpeningFailure(
  folder: string,
  error: unknown,
  { isNew, freeBytes }: { isNew: boolean; freeBytes: number },
): unknown {
  if (freeBytes < minFreeBytesToOpen)
    return new Error(`The disk with ${folder} is full: free some space, then start again. Nothing was changed.`, {
      cause: error,
    });
  return isNew || isDiskTrouble(error) ? error : new DamagedError(folder, error);
}

/** A full or read-only disk, or a file that may not be opened: nothing is wrong with the data. */
function isDiskTrouble(error: unknown): boolean {
  return /^(ENOSPC|EROFS|EACCES|EPERM|EDQUOT|EMFILE|ENFILE)$/.test(String((error as NodeJS.ErrnoException).code));
}

/**
 * PGlite copies its parsers for every statement, and two thirds of them parse arrays of whole rows, which nothing here
 * returns.
 */
async function dropRowParsers(driver: PgliteConnection['driver']): Promise<void> {
  const { rows } = await driver.query<{ typarray: number }>(
    'select typarray from pg_catalog.pg_type where typrelid <> 0 and typarray <> 0',
  );
  const lists = new Set(rows.map(({ typarray }) => typarray));
  driver.parsers = Object.fromEntries(
    Object.entries(driver.parsers).filter(
      ([oid, parser]) => !lists.has(Number(oid)) && parser !== types.parsers[Number(oid)],
    ),
  );
}

const pgliteParsers = {
  ...Object.fromEntries(timestampOids.map((oid) => [oid, postgresTimestampToIso])),
  ...Object.fromEntries([...floatOids, numericOid].map((oid) => [oid, postgresNumberToJson])),
  // As PostgreSQL writes it, which is how it is sent and received as JSON.
  [byteaOid]: (text: string) => text,
};

const pgliteSerializers = {
  [booleanOid]: String,
  [byteaOid]: byteaToText,
};

/** Parses the arrays of every type that exists now: those of PGlite return the text 'NULL' for a null. */
async function setArrayParsers(driver: PgliteConnection['driver']): Promise<void> {
  const { rows } = await driver.query<ArrayType>(arrayTypesSql);
  for (const { oid, element, delimiter } of rows) {
    const parseElement = driver.parsers[element] ?? types.parsers[element] ?? ((text: string) => text);
    driver.parsers[oid] = (text: string) => parsePostgresArray(text, (each) => parseElement(each, element), delimiter);
  }
}

async function openFolder(url: string): Promise<OpenedDatabase> {
  const connection = await createPgliteConnection({
    url,
    pgliteOptions: { startParams, parsers: pgliteParsers, serializers: pgliteSerializers },
  });
  await connection.driver.waitReady;
  await dropRowParsers(connection.driver);
  await setArrayParsers(connection.driver);

  const session = new SerialSession();
  connection.kysely = new Kysely({ dialect: createSerialDialect(connection.driver, session) });
  const withContext = connection.withContext.bind(connection);
  const runInTransaction = connection.runInTransaction.bind(connection);
  connection.withContext = (vars, work, options) => session.lease(() => withContext(vars, work, options));
  connection.runInTransaction = (work) => session.lease(() => runInTransaction(work));

  const alone = async <T>(work: () => Promise<T>): Promise<T> => {
    const release = await session.acquire();
    try {
      return await work();
    } finally {
      release();
    }
  };

  return {
    connection,
    runScript: (text) =>
      alone(async () => {
        await connection.driver.transaction((transaction) => transaction.exec(text));
        // A script may have created types.
        await connection.driver.refreshArrayTypes();
        await dropRowParsers(connection.driver);
        await setArrayParsers(connection.driver);
      }),
    transaction: (work) =>
      alone(() => connection.driver.transaction((transaction) => work(pgliteTransactionAdapter(transaction)))),
    // The lock of the data folder excludes other processes.
    withAdvisoryLock: (work) => work(),
    // LISTEN belongs to a transaction: it must not run inside of another request's.
    listen: async (channel, onMessage) => {
      const unlisten = await alone(() => connection.driver.listen(channel, onMessage));
      return () => alone(() => unlisten());
    },
    shared: false,
    flush: createWalSync(url),
    close: () => connection.close(),
  };
}

/**
 * Opens PostgreSQL at `databaseUrl`, or PGlite in the data folder when there is none; throws when it cannot be opened.
 */
export async function openDatabase(
  dataDir: string,
  databaseUrl: string | undefined,
  listenUrl?: string,
): Promise<BackendDatabase> {
  const database = finish(databaseUrl ? await openExternalPostgres(databaseUrl, listenUrl) : await openPglite(dataDir));
  await database.query('select 1');
  return database;
}
