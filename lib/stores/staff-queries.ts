import 'server-only';
import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import type { Database } from '@/lib/supabase/database.types';
import { safeParseStoreRow } from './store-row-mapper';

export type StoreRow = Database['public']['Tables']['stores']['Row'];

/** A store as the staff list shows it. */
export type StaffStoreListItem = Database['public']['Functions']['list_stores']['Returns'][number];

const pageSize = 50;

/**
 * One page of the stores whose name, address or town contains every search term (ignoring case and accents), latest
 * change first, and their total number. Throws if they cannot be read.
 */
export async function listStoresForStaff(
  text: string,
  page: number,
): Promise<{ rows: StaffStoreListItem[]; count: number; pages: number }> {
  const { supabase } = await requireStaffWithRole(...rolesByPermission.stores);
  // The database rejects control characters.
  const searchText = text.replace(/\p{Cc}/gu, ' ');
  const { data, error } = await supabase.rpc('list_stores', { words: searchText, page_size: pageSize, page });
  if (error) throw new Error(`stores cannot be read: ${error.code}`, { cause: error });
  const count = data[0]?.total ?? 0;
  return { rows: data, count, pages: Math.max(1, Math.ceil(count / pageSize)) };
}

/** The saved imports of the last day, latest first. Throws if they cannot be read. */
export async function listRecentStoreImports() {
  const { supabase } = await requireStaffWithRole(...rolesByPermission.stores);
  const since = new Date(Date.now() - 86_400_000).toISOString();
  const { data, error } = await supabase
    .from('store_imports')
    .select('id, file_name, applied_at, undone_at, added, changed')
    .gt('applied_at', since)
    .order('applied_at', { ascending: false })
    .limit(20);
  if (error) throw new Error(`imports cannot be read: ${error.code}`, { cause: error });
  return data;
}

/** The ids of those stores whose row is invalid, which the site skips. Throws if they cannot be read. */
export async function findInvalidAmongStoreIds(ids: string[]): Promise<ReadonlySet<string>> {
  const { supabase } = await requireStaffWithRole(...rolesByPermission.stores);
  const { data, error } = await supabase.from('stores').select('*').in('id', ids);
  if (error) throw new Error(`stores cannot be read: ${error.code}`, { cause: error });
  return new Set(data.filter((row) => !safeParseStoreRow(row).success).map(({ id }) => id));
}

/** One store, null if it does not exist. Throws if it cannot be read. */
export async function fetchStoreById(id: string): Promise<StoreRow | null> {
  const { supabase } = await requireStaffWithRole(...rolesByPermission.stores);
  const { data, error } = await supabase.from('stores').select('*').eq('id', id).maybeSingle();
  if (error) throw new Error(`store cannot be read: ${error.code}`, { cause: error });
  return data;
}
