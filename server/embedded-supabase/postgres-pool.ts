import postgres, { type Options, type PostgresType, type Sql } from 'postgres';
import { ConnectionLostError, isConnectionLost } from './connection-lost';
import { type ArrayType, arrayTypesSql, setDriverArrayTypes } from './parse-postgres-array';
import { createSingleUseSocketFactory } from './single-use-socket-factory';

/**
 * The settings that the program relies on, whatever those of the database, its role or a pooler are. Sent when a
 * connection is opened, which outranks ALTER DATABASE and ALTER ROLE.
 */
export const pinnedPostgresSettings = {
  TimeZone: 'UTC',
  DateStyle: 'ISO, MDY',
  client_encoding: 'UTF8',
  standard_conforming_strings: 'on',
  IntervalStyle: 'postgres',
  search_path: 'public',
  bytea_output: 'hex',
  extra_float_digits: '1',
  row_security: 'on',
  default_transaction_isolation: 'read committed',
  statement_timeout: '60000',
  // A transaction whose process was suspended must not hold its locks for good.
  idle_in_transaction_session_timeout: '60000',
  // A connection that waits in the pool or for notifications is idle on purpose.
  idle_session_timeout: '0',
  // `statement_timeout` limits the wait for a lock as well, and migrations wait for theirs without a limit.
  lock_timeout: '0',
};

// The ones that a pooler in transaction mode stores for each of its clients; the others are then set in each
// transaction.
const poolerSettings = ['TimeZone', 'DateStyle', 'client_encoding', 'standard_conforming_strings'] as const;
const setLocal = Object.entries(pinnedPostgresSettings)
  .filter(([name]) => !['client_encoding', 'default_transaction_isolation', 'idle_session_timeout'].includes(name))
  .map(([name, value]) => `set local ${name} = '${value}'`)
  .join('; ');

const maxConnections = 10;
const acquireMs = 10_000;
// After the server's own limit, for a connection that nothing comes through any more.
const silenceMs = 75_000;

/** A connection; `ended` rejects with a `ConnectionLostError` once it has ended. */
export type Connection = { sql: Sql; destroy: () => void; ended: Promise<never> };
/** `isNew` until it has read the array types, before its first statement. */
type Member = Connection & { isClosed: boolean; isNew: boolean };
type DriverOptions = Options<Record<string, PostgresType>>;

/** One connection, for as long as a request needs it. */
export type ConnectionLease = {
  /** The driver on this connection, for cursors and COPY. */
  sql: Sql;
  /** Rejects with a `ConnectionLostError` once the connection has ended, for work that uses `sql` itself. */
  ended: Promise<never>;
  run: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>;
  /** Runs `begin …`; a connection that the server closed while it was idle is replaced. */
  begin: (statement: string) => Promise<void>;
  release: () => void;
};

/**
 * A pool in which every connection is a driver of its own. The driver writes to connections that have ended while
 * somebody holds them, which ends the process ("reading 'write'" of null), and opens a new one in the middle of a
 * transaction, which would then run as the owner of the schema. Here a connection that has ended is never used again:
 * whoever holds it gets a `ConnectionLostError`.
 */
export class PostgresPool {
  readonly #url: string;
  readonly #options: DriverOptions;
  readonly #idle: Member[] = [];
  readonly #waiting: { give: (member: Member) => void; fail: (error: Error) => void }[] = [];
  readonly #open = new Set<Member>();
  #ending = false;
  /** Whether the server rejected the settings, as a pooler in transaction mode does. */
  pinsEachTransaction = false;

  constructor(url: string, options: DriverOptions) {
    this.#url = url;
    this.#options = options;
  }

  /**
   * Opens a connection outside of the pool, such as for LISTEN; `onEnd` is called, perhaps twice, when it has ended.
   */
  connect(onEnd: () => void, options: DriverOptions = {}, url = this.#url): Connection {
    const names = this.pinsEachTransaction ? poolerSettings : Object.keys(pinnedPostgresSettings);
    const settings = Object.fromEntries(names.map((name) => [name, pinnedPostgresSettings[name as 'TimeZone']]));
    let fail = () => {};
    const ended = new Promise<never>((_resolve, reject) => {
      fail = () => reject(new ConnectionLostError({ message: 'it ended' }));
    });
    ended.catch(() => {});
    const socket = createSingleUseSocketFactory(() => {
      fail();
      onEnd();
    });
    const sql = postgres(url, {
      ...this.#options,
      // Of the whole handshake; the socket has a time of its own.
      connect_timeout: 20,
      max_lifetime: null,
      keep_alive: 30,
      // See `setDriverArrayTypes`.
      fetch_types: false,
      ...options,
      max: 1,
      onclose: onEnd,
      connection: { application_name: 'maera-site', ...settings },
      // Not in the driver's types, but in its documentation.
      ...({ socket: socket.create } as object),
    });
    return { sql, destroy: socket.destroy, ended };
  }

  #create(): Member {
    const onEnd = () => {
      member.isClosed = true;
      const at = this.#idle.indexOf(member);
      if (at < 0) return;
      this.#idle.splice(at, 1);
      this.#discard(member);
    };
    const member: Member = { ...this.connect(onEnd), isClosed: false, isNew: true };
    this.#open.add(member);
    return member;
  }

  #close(member: Member): void {
    member.isClosed = true;
    this.#open.delete(member);
    member.destroy();
  }

  #discard(member: Member): void {
    this.#close(member);
    // Its place is free for whoever waits.
    const next = this.#waiting.shift();
    if (next) next.give(this.#create());
  }

  async #acquire(): Promise<Member> {
    if (this.#ending) throw new ConnectionLostError({ message: 'the program is being stopped' });
    const idle = this.#idle.pop();
    if (idle) return idle;
    if (this.#open.size < maxConnections) return this.#create();
    return new Promise((resolve, reject) => {
      const waiter = {
        give: (member: Member) => {
          clearTimeout(timer);
          resolve(member);
        },
        fail: reject,
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
        reject(
          new ConnectionLostError({
            message: `all ${maxConnections} connections have been in use for ${acquireMs / 1000} s`,
          }),
        );
      }, acquireMs);
      this.#waiting.push(waiter);
    });
  }

  async #run<T>(member: Member, work: (sql: Sql) => Promise<T>, limitMs = silenceMs): Promise<T> {
    if (member.isClosed) throw new ConnectionLostError({ message: 'it ended before this statement' });
    let timer: NodeJS.Timeout | undefined;
    const silence = () =>
      new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new ConnectionLostError({ message: 'no reply' })), limitMs);
      });
    const perform = async () => {
      if (member.isNew) {
        // On each connection, because another process may have created types since this one started.
        setDriverArrayTypes(member.sql, await member.sql.unsafe<ArrayType[]>(arrayTypesSql));
        member.isNew = false;
      }
      return work(member.sql);
    };
    try {
      return await Promise.race([perform(), member.ended, ...(limitMs > 0 ? [silence()] : [])]);
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
      member.isClosed = true;
      member.destroy();
      throw error instanceof ConnectionLostError ? error : new ConnectionLostError(error);
    } finally {
      clearTimeout(timer);
    }
  }

  /** A connection of the pool. `isLong` is for work without a time limit, such as backups and migrations. */
  async lease(isLong = false): Promise<ConnectionLease> {
    let member = await this.#acquire();
    const limitMs = isLong ? 0 : silenceMs;
    const settings = this.pinsEachTransaction ? `; ${setLocal}` : '';
    const free = isLong ? '; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0' : '';
    const begin = (statement: string) =>
      this.#run(member, (sql) => sql.unsafe(`${statement}${settings}${free}`).simple(), limitMs);
    return {
      get sql() {
        return member.sql;
      },
      get ended() {
        return member.ended;
      },
      run: (work) => this.#run(member, work, limitMs),
      begin: async (statement) => {
        const wasIdle = !member.isNew;
        try {
          await begin(statement);
        } catch (error) {
          // The server, or something on the way, had closed it: nothing has happened yet.
          if (!wasIdle || !(error instanceof ConnectionLostError)) throw error;
          // Its place stays with this lease: given to whoever waits, there would be one connection too many.
          this.#close(member);
          member = this.#create();
          await begin(statement);
        }
      },
      release: () => {
        if (member.isClosed || this.#ending) return this.#discard(member);
        const next = this.#waiting.shift();
        if (next) next.give(member);
        else this.#idle.push(member);
      },
    };
  }

  /** Runs work in a transaction of its own. */
  async transaction<T>(begin: string, isLong: boolean, work: (lease: ConnectionLease) => Promise<T>): Promise<T> {
    const lease = await this.lease(isLong);
    try {
      await lease.begin(begin);
      const result = await work(lease);
      await lease.run((sql) => sql.unsafe('commit'));
      return result;
    } catch (error) {
      // Fails when the connection is gone, which has rolled it back.
      await lease.run((sql) => sql.unsafe('rollback')).catch(() => {});
      throw error;
    } finally {
      lease.release();
    }
  }

  /** Makes the open connections know array types that were created since they read them. */
  addArrayTypes(arrayTypes: readonly ArrayType[]): void {
    for (const { sql } of this.#open) setDriverArrayTypes(sql, arrayTypes);
  }

  async end(): Promise<void> {
    this.#ending = true;
    for (const waiter of this.#waiting.splice(0))
      waiter.fail(new ConnectionLostError({ message: 'the program is being stopped' }));
    await Promise.all(this.#idle.splice(0).map(({ sql }) => sql.end({ timeout: 2 })));
  }
}
