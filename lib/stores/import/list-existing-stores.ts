import 'server-only';
import type { requireStaffWithRole } from '@/lib/auth/require-staff';
import type { StoreFormValues } from '../store-field-names';
import { safeParseStoreRow } from '../store-row-mapper';
import { storeRowToFormValues } from '../store-row-to-form-values';
import type { ExistingStore, InvalidStoreRow } from './classify-import-rows';

type Client = Awaited<ReturnType<typeof requireStaffWithRole>>['supabase'];
const pageSize = 1000;

/**
 * Every store of the database, including hidden ones. Rows that are no valid stores, which cannot be compared, are
 * listed apart, with their texts as they are stored. Throws if they cannot be read.
 */
export async function listExistingStores(
  supabase: Client,
): Promise<{ valid: ExistingStore[]; invalid: (InvalidStoreRow & { values: StoreFormValues })[] }> {
  const valid: ExistingStore[] = [];
  const invalid: (InvalidStoreRow & { values: StoreFormValues })[] = [];
  for (let from = 0; ; from += pageSize) {
    const query = supabase.from('stores').select('*').order('id');
    const { data, error } = await query.range(from, from + pageSize - 1);
    if (error) throw new Error(`stores cannot be read: ${error.code}`, { cause: error });
    for (const row of data) {
      const parsed = safeParseStoreRow(row);
      const { id, slug, code, name, address, city } = row;
      if (parsed.success) valid.push({ id, version: row.updated_at, store: parsed.data });
      else invalid.push({ id, slug, code, name, address, city, values: storeRowToFormValues(row) });
    }
    if (data.length < pageSize) return { valid, invalid };
  }
}
