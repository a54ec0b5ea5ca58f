import type { Dialect } from 'kysely';
import { createKyselyDialect, type SqlSession } from './kysely-dialect';
import type { PostgresPool } from './postgres-pool';

const changes = /^(INSERT|UPDATE|DELETE|MERGE)$/;

/** An array of booleans is one boolean for the driver; PostgreSQL reads the type of texts from the statement. */
function arrayBooleansToText(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((each) => (typeof each === 'boolean' ? String(each) : arrayBooleansToText(each)));
}

/** A Kysely dialect over a pool of PostgreSQL connections. */
export function createPooledDialect(pool: PostgresPool): Dialect {
  return createKyselyDialect(async () => {
    const lease = await pool.lease();
    let inTransaction = false;
    const query: SqlSession['query'] = (statement, values) =>
      lease.run(async (sql) => {
        const result = await sql.unsafe(statement, values.map(arrayBooleansToText) as never[]);
        const affectedRows = changes.test(result.command) ? result.count : undefined;
        return { rows: Array.from(result) as never[], affectedRows };
      });
    return {
      query: async (statement, values) => {
        // A pooler gives each transaction another session, which has to be given its settings.
        if (inTransaction || !pool.pinsEachTransaction) return query(statement, values);
        await lease.begin('begin');
        try {
          const result = await query<never>(statement, values);
          await query('commit', []);
          return result;
        } catch (error) {
          // Fails when the connection is gone, which has rolled it back.
          await query('rollback', []).catch(() => {});
          throw error;
        }
      },
      control: async (statement) => {
        inTransaction = statement === 'begin';
        await (inTransaction ? lease.begin(statement) : query(statement, []));
      },
      release: lease.release,
    };
  });
}
