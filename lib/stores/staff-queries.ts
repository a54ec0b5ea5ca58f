import 'server-only';
import { permissions } from '@/lib/auth/permissions';
import { requireStaff } from '@/lib/auth/require-staff';
import type { Database } from '@/lib/supabase/database.types';

export type StoreRow = Database['public']['Tables']['stores']['Row'];

/** A store as the staff list shows it. */
export type StoreSummary = Database['public']['Functions']['list_stores']['Returns'][number];

const pageSize = 50;

/**
 * One page of the stores whose name or place contains every word of the text (ignoring case and accents), latest change first, and their
 * total number. Throws when they cannot be read.
 */
export async function listStores(
  text: string,
  page: number,
): Promise<{ rows: StoreSummary[]; count: number; pages: number }> {
  const { supabase } = await requireStaff(...permissions.stores);
  // The database rejects control characters.
  const words = text.replace(/\p{Cc}/gu, ' ');
  const { data, error } = await supabase.rpc('list_stores', { words, page_size: pageSize, page });
  if (error) throw new Error(`stores cannot be read: ${error.code}`, { cause: error });
  const count = data[0]?.total ?? 0;
  return { rows: data, count, pages: Math.max(1, Math.ceil(count / pageSize)) };
}

/** One store, null when there is none. Throws when it cannot be read. */
export async function readStore(id: string): Promise<StoreRow | null> {
  const { supabase } = await requireStaff(...permissions.stores);
  const { data, error } = await supabase.from('stores').select('*').eq('id', id).maybeSingle();
  if (error) throw new Error(`store cannot be read: ${error.code}`, { cause: error });
  return data;
}
