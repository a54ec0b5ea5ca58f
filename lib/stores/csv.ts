import { parse } from 'csv-parse/sync';
import { parseStoreForm, type StoreField, type StoreFormValues, storeFields } from './form';
import type { Store } from './schema';

/** A row of an import; `absent` lists the fields that the file has no column for. */
export type ImportRow = {
  line: number;
  name: string;
  fields: StoreField[];
  duplicate: boolean;
  store: Store | null;
  absent: readonly StoreField[];
};
export type ImportProblem = 'unreadable' | 'empty' | 'tooMany' | { missing: string[] };

const mostRows = 5000;
// The parser repeats the names of all columns in each row, so a line of separators would fill the memory.
const mostColumns = 200;
const required: StoreField[] = ['name', 'kind', 'address', 'city', 'latitude', 'longitude'];

/** The rows of a CSV file (comma or semicolon, the first line names the columns), each with its invalid fields. */
export function readStoreCsv(text: string, known: ReadonlySet<string>): ImportRow[] | ImportProblem {
  // Text that was not UTF-8 can no longer be recovered: spreadsheets here save Windows-1253.
  if (text.includes('\uFFFD')) return 'unreadable';
  const [head = ''] = text.split(/\r?\n/, 1);
  let names: string[] = [];
  let records: { record: Record<string, string>; info: { empty_lines: number } }[];
  try {
    records = parse(text, {
      bom: true,
      columns: (given: string[]) => {
        if (given.length > mostColumns) throw new Error('these are no columns of shops');
        names = given.map((name) => name.trim());
        return names;
      },
      info: true,
      // One more than allowed shows that there are too many; the rest are not even read.
      to: mostRows + 1,
      delimiter: head.split(';').length > head.split(',').length ? ';' : ',',
      skip_empty_lines: true,
      trim: true,
      relax_column_count_less: true,
    });
  } catch {
    return 'unreadable';
  }
  if (records.length === 0) return 'empty';
  if (records.length > mostRows) return 'tooMany';
  const missing = required.filter((name) => !names.includes(name));
  if (missing.length) return { missing };
  const absent = storeFields.filter((name) => !names.includes(name));
  const seen = new Set<string>();
  return records.map(({ record, info }, index) => {
    const form = Object.fromEntries(storeFields.map((name) => [name, record[name] ?? ''])) as StoreFormValues;
    const parsed = parseStoreForm(form, known);
    const slug = parsed.ok ? parsed.store.slug : '';
    const duplicate = seen.has(slug);
    if (slug) seen.add(slug);
    return {
      // Counted as in a spreadsheet: empty rows included, line breaks inside a cell not.
      line: index + 2 + info.empty_lines,
      name: form.name,
      fields: parsed.ok ? [] : parsed.fields,
      duplicate,
      store: parsed.ok && !duplicate ? parsed.store : null,
      absent,
    };
  });
}
