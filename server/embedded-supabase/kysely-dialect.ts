import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { currentRequestId } from '@/lib/http/request-id-context';

/** A session of a database: one statement after the other. */
export type SqlSession = {
  query: <R>(statement: string, values: unknown[]) => Promise<{ rows: R[]; affectedRows?: number }>;
  /** Runs `begin`, `commit` or `rollback`. */
  control: (statement: string) => Promise<void>;
  release: () => void;
};

// What the server sets for one transaction: a setting by its name, or the role.
const settingForm = /^SELECT set_config\('([a-z.]+)', (?:\$1|''), true\)$/;
const roleForm = /^SET LOCAL ROLE "([a-z_]+)"$/;

/** An object as JSON text: the driver cannot encode one for a column that is not JSON. */
const asText = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
    ? JSON.stringify(value)
    : value;

class SessionConnection implements DatabaseConnection {
  #settings: [name: string, value: unknown][] = [];

  constructor(readonly session: SqlSession) {}

  async control(statement: string): Promise<void> {
    this.#settings = [];
    await this.session.control(statement);
  }

  async executeQuery<R>(query: CompiledQuery) {
    // A dozen settings precede every statement of a request, each as a query of its own: they are collected and sent as
    // one.
    const name = settingForm.exec(query.sql)?.[1];
    const role = roleForm.exec(query.sql)?.[1];
    if (name) this.#settings.push([name, query.parameters[0] ?? '']);
    else if (role) this.#settings.push(['role', role]);
    if (name || role) return { rows: [] };
    await this.#set();
    const { rows, affectedRows } = await this.session.query<R>(query.sql, query.parameters.map(asText));
    return { rows, numAffectedRows: affectedRows === undefined ? undefined : BigInt(affectedRows) };
  }

  async #set() {
    if (this.#settings.length === 0) return;
    const id = currentRequestId();
    // As PostgREST does for every request; the server underneath does it for functions only.
    if (id && !this.#settings.some(([name]) => name === 'request.headers'))
      this.#settings.push(['request.headers', JSON.stringify({ 'x-request-id': id })]);
    const calls = this.#settings.map((_, at) => `set_config($${2 * at + 1}, $${2 * at + 2}, true)`);
    const values = this.#settings.flat();
    this.#settings = [];
    await this.session.query(`select ${calls.join(', ')}`, values);
  }

  // biome-ignore lint/correctness/useYield: nothing reads with cursors over this interface
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('rows are not streamed here');
  }
}

/** A Kysely dialect over sessions that `acquire` hands out. */
export function createKyselyDialect(acquire: () => Promise<SqlSession>): Dialect {
  const run = (connection: DatabaseConnection, statement: string) =>
    (connection as SessionConnection).control(statement);
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => new SessionConnection(await acquire()),
    beginTransaction: (connection) => run(connection, 'begin'),
    commitTransaction: (connection) => run(connection, 'commit'),
    rollbackTransaction: (connection) => run(connection, 'rollback'),
    releaseConnection: async (connection) => (connection as SessionConnection).session.release(),
    destroy: async () => {},
  };
  return {
    createDriver: () => driver,
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
