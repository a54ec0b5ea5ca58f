import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { StaffSession } from '@/lib/auth/require-staff';
import { logIncident } from '@/lib/observability/log-incident';
import type { Database } from '@/lib/supabase/database.types';
import { createJsonTextSchema } from '../json-text-schema';
import { formatStoreHoursAsOsm } from '../parse-store-hours';
import type { Store } from '../schema';
import { readStockableProducts } from '../stockable-products';
import { toStoreRow } from '../store-row-mapper';
import {
  type CheckedRow,
  classifyImportRows,
  type ImportCellProblem,
  type ImportRowNoteKey,
} from './classify-import-rows';
import { columnTargets, findHeadingRow, type ImportColumn, readImportColumns } from './columns';
import { listExistingStores } from './list-existing-stores';
import { readSpreadsheet, type SpreadsheetProblemKey } from './read-spreadsheet';
import { type TextEncoding, textEncodingSchema } from './text-encoding-schema';

/** A row of the dry run. `values`: those of a new store; `changes`: field, old and new value. */
export type DryRunRow = {
  line: number;
  name: string;
  city: string;
  status: CheckedRow['status'];
  values?: string[];
  changes?: [field: string, old: string, now: string][];
  problems?: ImportCellProblem[];
  notes?: ImportRowNoteKey[];
};
export type DryRun = {
  ok: true;
  /** The import that `applyStoreImport` saves; null if there is nothing to save or a column is not matched. */
  id: string | null;
  encoding?: TextEncoding;
  sheet?: string;
  otherSheets: string[];
  /** Rows above the headings, such as a title. */
  above: string[];
  columns: ImportColumn[];
  counts: Record<CheckedRow['status'], number>;
  rows: DryRunRow[];
  /** Stores of the database that must be corrected: their number, and the first of them. */
  invalidCount: number;
  invalid: { id: string; name: string }[];
};
export type ImportCheckProgress = { done: number; total: number };
export type ImportCheckResult =
  | DryRun
  | { ok: false; problem: SpreadsheetProblemKey | 'headings' | 'options' | 'failed'; incident?: string };

const optionsSchema = z.object({
  name: z.string().trim().min(1).max(200),
  encoding: textEncodingSchema.optional(),
  swap: z.literal('1').optional(),
  columns: createJsonTextSchema(20_000)
    .pipe(z.record(z.string(), z.enum(columnTargets)))
    .optional(),
});

type ImportRow = Omit<Database['public']['Tables']['store_import_rows']['Row'], 'import_id' | 'before'>;

const chunkSize = 500;
const maxListedInvalid = 50;

// JSON drops undefined fields, but a row has none.
const jsonOf = (store: Store) => toStoreRow(store) as ImportRow['data'];

const toDryRunRow = (row: CheckedRow): DryRunRow => {
  const { line, name, city, status } = row;
  if (row.status === 'wrong') return { line, name, city, status, problems: row.problems };
  const notes = row.notes.length ? { notes: row.notes } : {};
  if (row.status === 'changed') return { line, name, city, status, changes: row.changes, ...notes };
  if (row.status === 'unchanged') return { line, name, city, status };
  const { store } = row;
  const values = [
    store.kind,
    store.address,
    store.postalCode,
    store.city,
    store.country,
    `${store.latitude}, ${store.longitude}`,
  ];
  const optionalValues = [
    store.phone ?? '',
    store.website ?? '',
    formatStoreHoursAsOsm(store),
    store.products.join(' '),
  ];
  return { line, name: store.name, city, status, values: [...values, ...optionalValues].filter(Boolean), ...notes };
};

/**
 * Compares a spreadsheet with the existing stores, and stores the rows to be saved for a day. The stores stay
 * unchanged. `options` contain the name of the file, and corrections by hand of how it is read.
 */
export async function checkAndStageStoreImport(
  { supabase }: Pick<StaffSession, 'supabase'>,
  bytes: Uint8Array,
  options: unknown,
  onProgress: (progress: ImportCheckProgress) => void,
): Promise<ImportCheckResult> {
  const parsed = optionsSchema.safeParse(options);
  if (!parsed.success) return { ok: false, problem: 'options' };
  const sheet = await readSpreadsheet(bytes, parsed.data.encoding);
  if (typeof sheet === 'string') return { ok: false, problem: sheet };
  const head = findHeadingRow(sheet.rows);
  if (head < 0) return { ok: false, problem: 'headings' };
  const columns = readImportColumns(sheet.rows, head, new Map(Object.entries(parsed.data.columns ?? {})));
  const { valid, invalid } = await listExistingStores(supabase);
  const checked = classifyImportRows(sheet.rows, head, columns, {
    products: readStockableProducts(),
    known: valid,
    invalid,
    swap: parsed.data.swap === '1',
    newId: randomUUID,
  });
  const counts = { new: 0, changed: 0, unchanged: 0, wrong: 0 };
  for (const { status } of checked) counts[status] += 1;
  const rows = checked.map(toDryRunRow);
  const above = sheet.rows
    .slice(0, head)
    .map((row) => row.filter(Boolean).join(' · '))
    .filter(Boolean);
  const result: DryRun = {
    ok: true,
    id: null,
    encoding: sheet.encoding,
    sheet: sheet.sheet,
    otherSheets: sheet.otherSheets,
    above,
    columns,
    counts,
    rows,
    invalidCount: invalid.length,
    invalid: invalid.slice(0, maxListedInvalid).map(({ id, name }) => ({ id, name })),
  };
  const unmatched = columns.some(({ target, values }) => !target && values.length > 0);
  const toSave = checked.flatMap((row): ImportRow[] => {
    if (row.status === 'new') return [{ line: row.line, store_id: row.id, seen: null, data: jsonOf(row.store) }];
    if (row.status !== 'changed') return [];
    return [{ line: row.line, store_id: row.known.id, seen: row.known.version, data: jsonOf(row.store) }];
  });
  if (unmatched || toSave.length === 0) return result;
  // Checking thousands of rows takes seconds, and the back end closes idle connections meanwhile. The pause lets the
  // client notice that; otherwise the next request would use a closed one.
  await sleep(50);
  const id = randomUUID();
  const inserted = await supabase.from('store_imports').insert({ id, file_name: parsed.data.name });
  if (inserted.error)
    return { ok: false, problem: 'failed', incident: logIncident({ code: inserted.error.code }, 'import not stored') };
  for (let start = 0; start < toSave.length; start += chunkSize) {
    const rows = toSave.slice(start, start + chunkSize);
    const { error } = await supabase.rpc('add_store_import_rows', { batch: id, rows });
    if (error)
      return { ok: false, problem: 'failed', incident: logIncident({ code: error.code }, 'import not stored') };
    onProgress({ done: Math.min(start + chunkSize, toSave.length), total: toSave.length });
  }
  return { ...result, id };
}
