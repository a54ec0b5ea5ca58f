import 'server-only';
import writeXlsx from 'write-excel-file/node';
import type { requireStaffWithRole } from '@/lib/auth/require-staff';
import { formatCsv, getCsvSeparator } from '@/lib/i18n/csv';
import type { Locale } from '@/lib/i18n/locales';
import { storeToFormValues } from '../parse-store-form';
import { readSampleStores } from '../sample-stores';
import { type StoreFormValues, storeFields } from '../store-field-names';
import { listExistingStores } from './list-existing-stores';

export const storeExportContentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The headings and one row for each store, in the format that the import reads. */
function formsToExportRows(forms: StoreFormValues[]): string[][] {
  return [[...storeFields], ...forms.map((form) => storeFields.map((field) => form[field]))];
}

/**
 * All stores (or one example) as a file that the import can read without changes; CSV for spreadsheets in a language.
 * Invalid ones come last, as they are stored: the file is what people keep, and the import names what is to be
 * corrected. Throws if they cannot be read.
 */
export async function fetchAndExportStores(
  supabase: Awaited<ReturnType<typeof requireStaffWithRole>>['supabase'],
  { type, template, locale }: { type: keyof typeof storeExportContentTypes; template: boolean; locale: Locale },
): Promise<BodyInit> {
  const { valid, invalid } = template
    ? {
        valid: readSampleStores()
          .slice(0, 1)
          .map((store) => ({ store })),
        invalid: [],
      }
    : await listExistingStores(supabase);
  const rows = formsToExportRows([
    ...valid.map(({ store }) => storeToFormValues(store)),
    ...invalid.map(({ values }) => values),
  ]);
  if (type === 'csv') return formatCsv(rows, getCsvSeparator(locale));
  // Cells are text: a spreadsheet would convert hours to dates and drop leading zeros of phone numbers.
  const cells = rows.map((row, index) =>
    row.map((value) => ({ type: String, value, format: '@', ...(index === 0 && { fontWeight: 'bold' as const }) })),
  );
  const file = await writeXlsx(cells, { stickyRowsCount: 1, sheet: 'Stores' }).toBuffer();
  return new Uint8Array(file);
}
