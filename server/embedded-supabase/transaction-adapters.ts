import { createReadStream, createWriteStream, openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Transaction as PgliteDriver } from '@electric-sql/pglite';
import type { Sql } from 'postgres';

/** One open transaction: statements as the owner of the schema, and whole tables in PostgreSQL's COPY text form. */
export type Transaction = {
  query: <Row = Record<string, unknown>>(text: string, values?: readonly unknown[]) => Promise<Row[]>;
  /** Writes these columns of a table to a file; all names as SQL has them. */
  copyOut: (table: string, columns: readonly string[], file: string) => Promise<void>;
  /** Reads a file of that form into `target` (a table with its columns). */
  copyIn: (target: string, file: string) => Promise<void>;
};

/** A transaction of PGlite, which has the database to itself until it ends. */
export function pgliteTransactionAdapter(driver: PgliteDriver): Transaction {
  return {
    query: async <Row>(text: string, values: readonly unknown[] = []) =>
      (await driver.query<Row>(text, [...values])).rows,
    copyOut: async (table, columns, file) => {
      const { blob } = await driver.query(`copy (select ${columns.join(', ')} from ${table}) to '/dev/blob'`);
      await writeFile(file, blob ? Buffer.from(await blob.arrayBuffer()) : '', { mode: 0o600 });
    },
    copyIn: async (target, file) => {
      await driver.query(`copy ${target} from '/dev/blob'`, [], { blob: await openAsBlob(file) });
    },
  };
}

const cursorRows = 1000;
// Characters that are escaped in COPY's text format, the backslash first.
const escapes = [
  ['\\\\', '\\\\\\\\'],
  ['\\t', '\\\\t'],
  ['\\n', '\\\\n'],
  ['\\r', '\\\\r'],
] as const;
const escaped = (text: string, [from, to]: (typeof escapes)[number]) => `replace(${text}, E'${from}', E'${to}')`;

/** A transaction of PostgreSQL; others read and write in parallel. */
export function postgresTransactionAdapter(sql: Sql): Transaction {
  return {
    query: async <Row>(text: string, values: readonly unknown[] = []) =>
      (await sql.unsafe(text, [...values] as never[])) as unknown as Row[],
    copyOut: async (table, columns, file) => {
      // With a cursor: the driver's COPY reader hangs when its buffer is full at the last row.
      const cells = columns.map((column) => `coalesce(${escapes.reduce(escaped, `${column}::text`)}, '\\N')`);
      const lines = sql.unsafe<{ line: string }[]>(
        `select concat_ws(E'\\t', ${cells.join(', ')}) as line from ${table}`,
      );
      async function* parts() {
        for await (const rows of lines.cursor(cursorRows)) yield rows.map(({ line }) => `${line}\n`).join('');
      }
      await pipeline(parts, createWriteStream(file, { mode: 0o600 }));
    },
    copyIn: async (target, file) => {
      await pipeline(createReadStream(file), await sql.unsafe(`copy ${target} from stdin`).writable());
    },
  };
}
