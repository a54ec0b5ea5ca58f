import type { Sql } from 'postgres';
import { parsePostgresArray } from './parse-postgres-array';
import { arrayElementOids } from './postgres-types';

type ArrayParser = ((text: string) => unknown) & { array?: boolean };

/**
 * Makes a driver parse PostgreSQL's own arrays with `parsePostgresArray`. The driver sets its own parsers when it
 * connects, only for types that lack a serializer as well as a parser, so that they cannot be given as options.
 */
export function setDriverArrayParsers(sql: Sql): void {
  const { parsers } = sql.options as unknown as { parsers: Record<number, (text: string) => unknown> };
  for (const [oid, element] of Object.entries(arrayElementOids)) {
    const parser: ArrayParser = (text) =>
      parsePostgresArray(text, (each) => (parsers[element] ? parsers[element](each) : each));
    // The driver cuts the first bracket off the text of a parser that it has marked as its own.
    Object.defineProperty(parser, 'array', { get: () => false, set: () => {} });
    Object.defineProperty(parsers, oid, { enumerable: true, get: () => parser, set: () => {} });
  }
}
