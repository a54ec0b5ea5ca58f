import { createReadStream, createWriteStream, openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { finished, pipeline } from 'node:stream/promises';
import type { Transaction as PgliteDriver } from '@electric-sql/pglite';
import type { TransactionSql } from 'postgres';

/** One open transaction: statements as the owner of the schema, and whole tables in PostgreSQL's COPY text form. */
export type Transaction = {
  query: <Row = Record<string, unknown>>(text: string, values?: readonly unknown[]) => Promise<Row[]>;
  /** Writes what `source` (a table or a query in parentheses) holds to a file. */
  copyOut: (source: string, file: string) => Promise<void>;
  /** Reads a file of that form into `target` (a table with its columns). */
  copyIn: (target: string, file: string) => Promise<void>;
};

/** A transaction of PGlite, which is alone with its database until it ends. */
export function pgliteTransaction(driver: PgliteDriver): Transaction {
  return {
    query: async <Row>(text: string, values: readonly unknown[] = []) =>
      (await driver.query<Row>(text, [...values])).rows,
    copyOut: async (source, file) => {
      const { blob } = await driver.query(`copy ${source} to '/dev/blob'`);
      await writeFile(file, blob ? Buffer.from(await blob.arrayBuffer()) : '', { mode: 0o600 });
    },
    copyIn: async (target, file) => {
      await driver.query(`copy ${target} from '/dev/blob'`, [], { blob: await openAsBlob(file) });
    },
  };
}

/** A transaction of PostgreSQL; others go on reading and writing beside it. */
export function postgresTransaction(sql: TransactionSql): Transaction {
  return {
    query: async <Row>(text: string, values: readonly unknown[] = []) =>
      (await sql.unsafe(text, [...values] as never[])) as unknown as Row[],
    copyOut: async (source, file) => {
      const rows = await sql.unsafe(`copy ${source} to stdout`).readable();
      const out = createWriteStream(file, { mode: 0o600 });
      // Not piped: the driver pauses its socket for a full buffer, and would not resume it for what follows the last row.
      rows.on('data', (part) => out.write(part));
      await finished(rows);
      out.end();
      await finished(out);
    },
    copyIn: async (target, file) => {
      await pipeline(createReadStream(file), await sql.unsafe(`copy ${target} from stdin`).writable());
    },
  };
}
