import 'server-only';
import type { requireStaffWithRole } from '@/lib/auth/require-staff';
import { safeParseStoreRow } from '../store-row-mapper';
import type { ExistingStore } from './classify-import-rows';

type Client = Awaited<ReturnType<typeof requireStaffWithRole>>['supabase'];
const pageSize = 1000;

/**
 * Every store of the database, including hidden ones, but without invalid ones, which cannot be compared. Throws if
 * they cannot be read.
 */
export async function listValidExistingStores(supabase: Client): Promise<ExistingStore[]> {
  const stores: ExistingStore[] = [];
  for (let from = 0; ; from += pageSize) {
    const query = supabase.from('stores').select('*').order('id');
    const { data, error } = await query.range(from, from + pageSize - 1);
    if (error) throw new Error(`stores cannot be read: ${error.code}`, { cause: error });
    for (const row of data) {
      const parsed = safeParseStoreRow(row);
      if (parsed.success) stores.push({ id: row.id, version: row.updated_at, store: parsed.data });
    }
    if (data.length < pageSize) return stores;
  }
}
