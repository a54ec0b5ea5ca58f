import 'server-only';
import type { requireStaff } from '@/lib/auth/require-staff';
import { parseStoreDatabaseRow } from '../store-rows';
import type { ExistingStore } from './check-rows';

type Client = Awaited<ReturnType<typeof requireStaff>>['supabase'];
const pageSize = 1000;

/**
 * Every store as the database has it, hidden ones too. One that is invalid cannot be compared and is left out. Throws
 * when they cannot be read.
 */
export async function listExistingStores(supabase: Client): Promise<ExistingStore[]> {
  const known: ExistingStore[] = [];
  for (let from = 0; ; from += pageSize) {
    const page = supabase.from('stores').select('*').order('id');
    const { data, error } = await page.range(from, from + pageSize - 1);
    if (error) throw new Error(`stores cannot be read: ${error.code}`, { cause: error });
    for (const row of data) {
      const read = parseStoreDatabaseRow(row);
      if (read.success) known.push({ id: row.id, version: row.updated_at, store: read.data });
    }
    if (data.length < pageSize) return known;
  }
}
