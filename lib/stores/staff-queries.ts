import 'server-only';
import { permissions } from '@/lib/auth/permissions';
import { requireStaff } from '@/lib/auth/require-staff';
import type { Database } from '@/lib/supabase/database.types';

export type StoreRow = Database['public']['Tables']['stores']['Row'];
const pageSize = 50;

/** One page of the shops whose name, town or address contains the text, newest change first, and how many there are. Throws when they cannot be read. */
export async function listStores(
  text: string,
  page: number,
): Promise<{ rows: StoreRow[]; count: number; pages: number }> {
  const { supabase } = await requireStaff(...permissions.stores);
  let query = supabase.from('stores').select('*', { count: 'exact' });
  // Characters that the filter's own syntax uses cannot be part of a search, nor what the database does not take.
  const words = text
    .replace(/[%_,()"\\*\p{Cc}]/gu, ' ')
    .trim()
    .split(/\s+/)
    .filter(Boolean);
  // One filter for all words: a back end may take the second of two for a choice beside the first.
  const each = words.map((word) => `or(name.ilike.%${word}%,city.ilike.%${word}%,address.ilike.%${word}%)`);
  if (each.length > 0) query = query.or(`and(${each.join(',')})`);
  const from = (page - 1) * pageSize;
  const { data, count, error } = await query
    .order('updated_at', { ascending: false })
    .order('id')
    .range(from, from + pageSize - 1);
  if (error && error.code !== 'PGRST103') throw new Error(`stores cannot be read: ${error.code}`, { cause: error });
  return { rows: data ?? [], count: count ?? 0, pages: Math.max(1, Math.ceil((count ?? 0) / pageSize)) };
}

/** One shop, null when there is none. Throws when it cannot be read. */
export async function readStore(id: string): Promise<StoreRow | null> {
  const { supabase } = await requireStaff(...permissions.stores);
  const { data, error } = await supabase.from('stores').select('*').eq('id', id).maybeSingle();
  if (error) throw new Error(`store cannot be read: ${error.code}`, { cause: error });
  return data;
}
