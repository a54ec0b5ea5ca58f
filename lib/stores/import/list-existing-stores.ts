import 'server-only';
import { rolesByPermission } from '@/lib/auth/permissions';
import { readAllRows } from '@/lib/auth/read-all-rows';
import type { requireStaffWithRole } from '@/lib/auth/require-staff';
import type { StoreFormValues } from '../store-field-names';
import { safeParseStoreRow } from '../store-row-mapper';
import { storeRowToFormValues } from '../store-row-to-form-values';
import type { ExistingStore, InvalidStoreRow } from './classify-import-rows';

type Client = Awaited<ReturnType<typeof requireStaffWithRole>>['supabase'];

/**
 * Every store of the database, including hidden ones. Rows that are no valid stores, which cannot be compared, are
 * listed apart, with their texts as they are stored. Throws if they cannot be read, or not to the end because the
 * session ends.
 */
export async function listExistingStores(
  supabase: Client,
): Promise<{ valid: ExistingStore[]; invalid: (InvalidStoreRow & { values: StoreFormValues })[] }> {
  const valid: ExistingStore[] = [];
  const invalid: (InvalidStoreRow & { values: StoreFormValues })[] = [];
  const rows = await readAllRows(supabase, rolesByPermission.stores, (from, maxRows) =>
    supabase.from('stores').select('*').gte('id', from).order('id').limit(maxRows),
  );
  for (const row of rows) {
    const parsed = safeParseStoreRow(row);
    const { id, slug, code, name, address, city } = row;
    if (parsed.success) valid.push({ id, version: row.updated_at, store: parsed.data });
    else invalid.push({ id, slug, code, name, address, city, values: storeRowToFormValues(row) });
  }
  return { valid, invalid };
}
