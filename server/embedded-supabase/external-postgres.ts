import { setTimeout as sleep } from 'node:timers/promises';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { Kysely } from 'kysely';
import { isConnectionLost } from './connection-lost';
import type { OpenedDatabase } from './database';
import { holdRunningLockSql } from './database-in-use-lock';
import { type ArrayType, arrayTypesSql } from './parse-postgres-array';
import { createPooledDialect } from './pooled-dialect';
import { type Connection, PostgresPool, pinnedPostgresSettings } from './postgres-pool';
import { checkPostgresRequirements, UnsuitableDatabaseError } from './postgres-requirements';
import {
  booleanOid,
  byteaOid,
  byteaToText,
  floatOids,
  jsonOids,
  numericOid,
  postgresNumberToJson,
  postgresTimestampToIso,
} from './postgres-types';
import { postgresTransactionAdapter, type Transaction } from './transaction-adapters';

const jsonText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const text = { serialize: (value: unknown) => value };
const identity = (value: string) => value;

const driverOptions = {
  onnotice: () => {},
  types: {
    bigint: {
      to: 20,
      from: [20],
      serialize: String,
      parse: (value: string) => (Number.isSafeInteger(Number(value)) ? Number(value) : BigInt(value)),
    },
    date: { to: 1082, from: [1082], ...text, parse: identity },
    time: { to: 1083, from: [1083], ...text, parse: identity },
    timetz: { to: 1266, from: [1266], ...text, parse: identity },
    timestamp: { to: 1114, from: [1114], ...text, parse: postgresTimestampToIso },
    timestamptz: { to: 1184, from: [1184], ...text, parse: postgresTimestampToIso },
    numeric: { to: numericOid, from: [numericOid], serialize: String, parse: postgresNumberToJson },
    float: { to: 701, from: floatOids, serialize: String, parse: postgresNumberToJson },
    // The driver's own makes false of every text, `t` included.
    boolean: { to: booleanOid, from: [booleanOid], serialize: String, parse: (value: string) => value === 't' },
    // As PostgreSQL writes it, which is how it is sent and received as JSON.
    bytea: { to: byteaOid, from: [byteaOid], serialize: byteaToText, parse: identity },
    // The server above passes JSON text; the driver would quote it again and store a string.
    json: { to: jsonOids[0], from: jsonOids, serialize: jsonText, parse: JSON.parse },
    jsonb: { to: jsonOids[1], from: [], serialize: jsonText, parse: JSON.parse },
  },
};

const startSeconds = 60;
const probeChannel = 'site_probe';
const probeMs = 5000;

/** True if the settings of a connection did not reach the server: a pooler may accept and drop them. */
async function ignoresSettings(pool: PostgresPool): Promise<boolean> {
  const lease = await pool.lease();
  try {
    const [found] = await lease.run((sql) => sql`select setting from pg_settings where name = 'statement_timeout'`);
    return found?.setting !== pinnedPostgresSettings.statement_timeout;
  } finally {
    lease.release();
  }
}

/** Waits for a server that is just starting, as after the start of the machine; throws its error otherwise. */
async function waitForServer(pool: PostgresPool): Promise<void> {
  const deadline = Date.now() + startSeconds * 1000;
  for (;;) {
    try {
      await checkPostgresRequirements(pool);
      pool.pinsEachTransaction ||= await ignoresSettings(pool);
      return;
    } catch (error) {
      const cause = (error as Error).cause as { code?: string; message?: string } | undefined;
      if (cause?.code === '08P01' && /startup parameter/i.test(String(cause.message)) && !pool.pinsEachTransaction) {
        pool.pinsEachTransaction = true;
        continue;
      }
      if (error instanceof UnsuitableDatabaseError || !isConnectionLost(error)) throw error;
      if (Date.now() > deadline)
        throw new UnsuitableDatabaseError(
          `DATABASE_URL cannot be reached: ${cause?.message ?? (error as Error).message}`,
        );
      await sleep(500);
    }
  }
}

/**
 * Receives notifications on a connection of its own, which is opened again whenever it ends and shows that the database
 * is in use.
 */
async function listen(
  open: (onEnd: () => void, onNotify: (channel: string, text: string) => void) => Connection,
  channel: string,
  onMessage: (text: string) => void,
  onReconnect: () => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let current: ReturnType<typeof open>;
  const connect = async () => {
    let closed = false;
    let connected = false;
    current = open(
      () => {
        if (closed || !connected) return;
        closed = true;
        void reconnect();
      },
      (name, message) => name === channel && onMessage(message),
    );
    // Again, because what is sent to a pooler at the start of a connection is left out here, too.
    const statements = `set idle_session_timeout = 0; ${holdRunningLockSql}; listen "${channel}"`;
    // The driver itself waits for ever if the connection is closed before the server has greeted it.
    await Promise.race([current.sql.unsafe(statements).simple(), current.ended]);
    connected = true;
  };
  const reconnect = async () => {
    current.destroy();
    for (let pauseMs = 100; !stopped; pauseMs = Math.min(pauseMs * 2, 5000)) {
      try {
        await connect();
        return onReconnect();
      } catch {
        current.destroy();
        await sleep(pauseMs);
      }
    }
  };
  await connect();
  return async () => {
    stopped = true;
    current.destroy();
  };
}

/**
 * Opens a PostgreSQL; `listenUrl` leads to it without a pooler. Throws an `UnsuitableDatabaseError` when it cannot be
 * used as it is.
 */
export async function openExternalPostgres(url: string, listenUrl: string | undefined): Promise<OpenedDatabase> {
  const pool = new PostgresPool(url, driverOptions as never);
  const connection = createPostgresConnection({ url });
  // It has made no connection yet.
  await connection.driver.end();
  connection.kysely = new Kysely({ dialect: createPooledDialect(pool) });
  await waitForServer(pool);

  const openListener = (onClose: () => void, onnotify: (channel: string, message: string) => void) =>
    pool.connect(onClose, { onnotify } as never, listenUrl ?? url);
  if (pool.pinsEachTransaction) await checkNotifications(pool, openListener);

  return {
    connection,
    runScript: async (script) => {
      const arrayTypes = await pool.transaction('begin', true, async (lease) => {
        await lease.run((sql) => sql.unsafe(script).simple());
        // Not after the commit, when a failure would report a script that has been run.
        return lease.run((sql) => sql.unsafe<ArrayType[]>(arrayTypesSql));
      });
      pool.addArrayTypes(arrayTypes);
    },
    transaction: <T>(work: (transaction: Transaction) => Promise<T>) =>
      pool.transaction('begin isolation level repeatable read', true, (lease) =>
        // The driver itself waits for ever for a statement that is sent after the connection has ended.
        Promise.race([work(postgresTransactionAdapter(lease.sql)), lease.ended]),
      ),
    // The transaction only holds the lock; the work uses connections of its own.
    withAdvisoryLock: <T>(work: () => Promise<T>) =>
      pool.transaction('begin', true, async (lease) => {
        await lease.run((sql) => sql`select pg_advisory_xact_lock(hashtext('site.exclusively'))`);
        return work();
      }),
    listen: (channel, onMessage, onReconnect) => listen(openListener, channel, onMessage, onReconnect),
    shared: true,
    flush: async () => {},
    close: () => pool.end(),
  };
}

/** A pooler in transaction mode accepts LISTEN and delivers nothing. */
async function checkNotifications(pool: PostgresPool, open: Parameters<typeof listen>[0]): Promise<void> {
  let arrived = () => {};
  const arrival = new Promise<boolean>((resolve) => {
    arrived = () => resolve(true);
  });
  const unlisten = await listen(open, probeChannel, arrived, () => {});
  const lease = await pool.lease();
  try {
    await lease.run((sql) => sql.unsafe(`notify ${probeChannel}`));
    if (await Promise.race([arrival, sleep(probeMs, false)])) return;
  } finally {
    lease.release();
    await unlisten();
  }
  throw new UnsuitableDatabaseError(
    'DATABASE_URL leads to a pooler in transaction mode, which delivers no notifications: set DATABASE_LISTEN_URL to the PostgreSQL behind it.',
  );
}
