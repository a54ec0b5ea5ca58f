import type { Sql } from 'postgres';
import { arrayElementOids } from './postgres-types';

type ParsedArray = unknown[];

/**
 * The elements of an array in PostgreSQL's text form, such as `{1,NULL,"a \"b\""}`. The parsers of both drivers return
 * the text 'NULL' for a null.
 */
export function parsePostgresArray(
  text: string,
  parseElement: (element: string) => unknown,
  delimiter = ',',
): ParsedArray {
  // Bounds other than 1 come first, as in `[0:1]={1,2}`.
  let at = text.indexOf('{') + 1;

  function readQuoted(): string {
    let value = '';
    for (at += 1; at < text.length && text[at] !== '"'; at += 1) {
      if (text[at] === '\\') at += 1;
      value += text[at];
    }
    at += 1;
    return value;
  }

  function readPlain(): string {
    const start = at;
    while (at < text.length && text[at] !== delimiter && text[at] !== '}') at += 1;
    return text.slice(start, at);
  }

  function readElements(): ParsedArray {
    const elements: ParsedArray = [];
    while (at < text.length && text[at] !== '}') {
      if (text[at] === delimiter) at += 1;
      else if (text[at] === '{') {
        at += 1;
        elements.push(readElements());
      } else if (text[at] === '"') elements.push(parseElement(readQuoted()));
      else {
        const element = readPlain();
        elements.push(element === 'NULL' ? null : parseElement(element));
      }
    }
    at += 1;
    return elements;
  }

  return readElements();
}

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
