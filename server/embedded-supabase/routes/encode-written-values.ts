import type { BackendDatabase } from '../database';

type Row = Record<string, unknown>;
type ValueKind = 'json' | 'number' | 'other';
/** Whose columns or arguments are written: a table, or a function. */
export type TableOrFunctionTarget = { schema: string; table: string } | { schema: string; function: string };

const kindSql = (type: string) => `case when ${type} in ('json'::regtype, 'jsonb'::regtype) then 'json'
  when ${type} in ('int8'::regtype, 'numeric'::regtype) then 'number' else 'other' end`;
const columnsSql = `select a.attname as name, ${kindSql('a.atttypid')} as kind from pg_attribute a
  where a.attrelid = to_regclass(format('%I.%I', $1::text, $2::text)) and a.attnum > 0 and not a.attisdropped`;
// An argument that another function of the same name takes as something else stays as it is.
const argumentsSql = `select argument.name,
    case when count(distinct ${kindSql('argument.type')}) = 1 then min(${kindSql('argument.type')}) else 'other' end as kind
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace,
    unnest(p.proargnames[1:p.pronargs], p.proargtypes::oid[]) argument (name, type)
  where n.nspname = $1 and p.proname = $2 and argument.name is not null group by 1`;

/** The column or argument whose number has more digits than the server underneath keeps. */
export class TooManyDigitsError extends Error {
  constructor(readonly column: string) {
    super('a number has too many digits');
  }
}

const significantDigits = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '').length;

/**
 * Returns a function that gives the rows of a write as the server underneath must get them. It takes each text of a
 * JSON column for JSON, so that 'abc' would be rejected and '12' become a number: texts, numbers and booleans of JSON
 * columns and arguments become JSON text. Throws `TooManyDigitsError` for a number that it would round.
 */
export function createWrittenValueEncoder(database: BackendDatabase) {
  // As the schema that the server underneath knows, these are read once.
  const known = new Map<string, Map<string, ValueKind>>();

  async function kindsOf(target: TableOrFunctionTarget): Promise<Map<string, ValueKind>> {
    const key = JSON.stringify(target);
    const found = known.get(key);
    if (found) return found;
    const isTable = 'table' in target;
    const rows = await database.query<{ name: string; kind: ValueKind }>(isTable ? columnsSql : argumentsSql, [
      target.schema,
      isTable ? target.table : target.function,
    ]);
    const kinds = new Map(rows.map(({ name, kind }) => [name, kind]));
    if (rows.length > 0) known.set(key, kinds);
    return kinds;
  }

  return async (target: TableOrFunctionTarget, rows: readonly Row[]): Promise<Row[]> => {
    const kinds = await kindsOf(target);
    const encode = (name: string, value: unknown): unknown => {
      const kind = kinds.get(name);
      if (kind === 'number' && typeof value === 'string' && /^[\s\d.+-]+$/.test(value) && significantDigits(value) > 15)
        throw new TooManyDigitsError(name);
      if (kind !== 'json' || !['string', 'number', 'boolean'].includes(typeof value)) return value;
      // The server decodes the text of a column once more than that of an argument.
      return JSON.stringify('table' in target ? JSON.stringify(value) : value);
    };
    return rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, encode(name, value)])),
    );
  };
}
