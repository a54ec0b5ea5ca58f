import { AsyncLocalStorage } from 'node:async_hooks';
import type { PGlite } from '@electric-sql/pglite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';

type Lease = { uses: number; entered: Promise<void> };

/** Gives PGlite's only session to one transaction at a time. Otherwise concurrent requests would share a transaction, and so a role. */
export class Session {
  #tail: Promise<void> = Promise.resolve();
  #free: (() => void) | null = null;
  readonly #leases = new AsyncLocalStorage<Lease>();

  /** Runs work whose inner queries may join the transaction that it opened, instead of waiting for its end. */
  lease<T>(work: () => Promise<T>): Promise<T> {
    return this.#leases.getStore() ? work() : this.#leases.run({ uses: 0, entered: Promise.resolve() }, work);
  }

  async acquire(): Promise<() => void> {
    const lease = this.#leases.getStore();
    if (!lease) await this.#enter();
    else {
      if (lease.uses === 0) lease.entered = this.#enter();
      lease.uses += 1;
      await lease.entered;
    }
    return () => {
      if (lease) lease.uses -= 1;
      if (!lease || lease.uses === 0) this.#leave();
    };
  }

  async #enter() {
    const before = this.#tail;
    let free = () => {};
    this.#tail = new Promise((resolve) => {
      free = resolve;
    });
    await before;
    this.#free = free;
  }

  #leave() {
    this.#free?.();
  }
}

// What the server sets for one transaction: a setting by its name, or the role.
const settingForm = /^SELECT set_config\('([a-z.]+)', (?:\$1|''), true\)$/;
const roleForm = /^SET LOCAL ROLE "([a-z_]+)"$/;

const isDatabaseError = (error: unknown) => /^[0-9A-Z]{5}$/.test(String((error as { code?: unknown }).code ?? ''));

/** An object as JSON text: the driver cannot encode one for a column that is not JSON. */
const asText = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
    ? JSON.stringify(value)
    : value;

class SessionConnection implements DatabaseConnection {
  #settings: [name: string, value: unknown][] = [];

  constructor(
    readonly client: PGlite,
    readonly release: () => void,
  ) {}

  /** Runs `begin`, `commit` or `rollback`. */
  async control(statement: string): Promise<void> {
    this.#settings = [];
    await this.client.exec(statement);
  }

  async executeQuery<R>(query: CompiledQuery) {
    // A dozen settings precede every statement of a request, each as a query of its own: they are collected and sent as one.
    const name = settingForm.exec(query.sql)?.[1];
    const role = roleForm.exec(query.sql)?.[1];
    if (name) this.#settings.push([name, query.parameters[0] ?? '']);
    else if (role) this.#settings.push(['role', role]);
    if (name || role) return { rows: [] };
    await this.#set();
    const result = await this.#run<R>(query.sql, query.parameters.map(asText));
    return {
      rows: result.rows,
      numAffectedRows: result.affectedRows === undefined ? undefined : BigInt(result.affectedRows),
    };
  }

  async #run<R>(statement: string, values: unknown[]) {
    try {
      return await this.client.query<R>(statement, values);
    } catch (error) {
      if (isDatabaseError(error)) throw error;
      // The driver could not encode a value. The half of a message that it has prepared would spoil the next one, which might be the rollback:
      // it is spent on a statement that does nothing.
      await this.client.exec('').catch((spent) => {
        if (!isDatabaseError(spent)) throw spent;
      });
      throw Object.assign(new Error('invalid input value for a parameter'), { code: '22P02', cause: error });
    }
  }

  async #set() {
    if (this.#settings.length === 0) return;
    const calls = this.#settings.map((_, at) => `set_config($${2 * at + 1}, $${2 * at + 2}, true)`);
    const values = this.#settings.flat();
    this.#settings = [];
    await this.client.query(`select ${calls.join(', ')}`, values);
  }

  // biome-ignore lint/correctness/useYield: PGlite has no cursors over this interface
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('PGlite does not stream');
  }
}

/** A Kysely dialect over one PGlite instance, serialised by `session`. */
export function serialDialect(client: PGlite, session: Session): Dialect {
  const run = (connection: DatabaseConnection, statement: string) =>
    (connection as SessionConnection).control(statement);
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => new SessionConnection(client, await session.acquire()),
    beginTransaction: (connection) => run(connection, 'begin'),
    commitTransaction: (connection) => run(connection, 'commit'),
    rollbackTransaction: (connection) => run(connection, 'rollback'),
    releaseConnection: async (connection) => (connection as SessionConnection).release(),
    destroy: async () => {},
  };
  return {
    createDriver: () => driver,
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
