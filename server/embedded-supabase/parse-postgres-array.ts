import type { Sql } from 'postgres';

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

/** An array in PostgreSQL's text form, with every element in quotation marks. */
export function formatPostgresArray(
  values: readonly unknown[],
  formatElement: (element: unknown) => unknown,
  delimiter = ',',
): string {
  const elements = values.map((value) => {
    if (Array.isArray(value)) return formatPostgresArray(value, formatElement, delimiter);
    if (value === null || value === undefined) return 'NULL';
    return `"${String(formatElement(value)).replace(/["\\]/g, '\\$&')}"`;
  });
  return `{${elements.join(delimiter)}}`;
}

/** An array type: the OIDs of itself and of its elements, and what separates them in its text. */
export type ArrayType = { oid: number; element: number; delimiter: string };

/** Selects the array types of a database as `ArrayType`, without those of rows, which nothing here returns. */
export const arrayTypesSql = `
  select a.oid, e.oid as element, e.typdelim as delimiter from pg_catalog.pg_type a
    join pg_catalog.pg_type e on e.oid = a.typelem and e.typarray = a.oid where e.typrelid = 0`;

/**
 * Makes a driver of PostgreSQL read and write arrays with the functions above. Its own reading of the types
 * (`fetch_types`) has to be off: nobody handles its rejection, so that a connection which ends meanwhile would end the
 * process.
 */
export function setDriverArrayTypes(sql: Sql, arrayTypes: readonly ArrayType[]): void {
  const { parsers, serializers } = sql.options as unknown as {
    parsers: Record<number, (text: string) => unknown>;
    serializers: Record<number, (value: unknown) => unknown>;
  };
  for (const { oid, element, delimiter } of arrayTypes) {
    parsers[oid] = (text) =>
      parsePostgresArray(text, (each) => (parsers[element] ? parsers[element](each) : each), delimiter);
    serializers[oid] = (value) =>
      Array.isArray(value) ? formatPostgresArray(value, serializers[element] ?? String, delimiter) : value;
  }
}
