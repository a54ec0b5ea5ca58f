import { toCurrentMigrationVersions } from '../former-migrations';
import type { Transaction } from '../transaction-adapters';

/** A table with its columns that contain data, in order; generated columns are left out. */
export type BackupTable = { schema: string; name: string; columns: string[] };

/** A quoted SQL identifier. */
export const quoteIdentifier = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** A table's name in SQL. */
export const sqlTableName = (table: Pick<BackupTable, 'schema' | 'name'>) =>
  `${quoteIdentifier(table.schema)}.${quoteIdentifier(table.name)}`;

/** A table's columns as a list in SQL. */
export const joinQuotedColumnNames = (columns: readonly string[]) => columns.map(quoteIdentifier).join(', ');

/** Every table that contains data of the site, by name. The list of applied migrations is stored separately. */
export function listTables(transaction: Transaction): Promise<BackupTable[]> {
  return transaction.query<BackupTable>(`
    select n.nspname as schema, c.relname as name,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('auth', 'public', 'private', 'storage')
    order by 1, 2`);
}

/** The versions of the applied migrations, in order. */
export async function listAppliedMigrationVersions(transaction: Transaction): Promise<string[]> {
  const rows = await transaction.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations order by version',
  );
  return toCurrentMigrationVersions(rows.map((row) => row.version));
}

/** Sets every sequence of a column to the highest value in it, so that the next row gets a new number. */
export async function advanceSequences(transaction: Transaction): Promise<void> {
  const owned = await transaction.query<{ schema: string; name: string; column: string; sequence: string }>(`
    select n.nspname as schema, c.relname as name, a.attname as column, d.objid::regclass::text as sequence
    from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S'
      join pg_class c on c.oid = d.refobjid join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
    where d.classid = 'pg_class'::regclass and d.refobjsubid > 0 and n.nspname in ('auth', 'public', 'private', 'storage')`);
  for (const { schema, name, column, sequence } of owned) {
    const highest = `(select max(${quoteIdentifier(column)}) from ${sqlTableName({ schema, name })})`;
    await transaction.query(`select setval($1::regclass, coalesce(${highest}, 1), ${highest} is not null)`, [sequence]);
  }
}
