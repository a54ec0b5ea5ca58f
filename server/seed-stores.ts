import { readSampleStores } from '@/lib/stores/sample-stores';
import { toStoreRow } from '@/lib/stores/store-row-mapper';
import type { SupabaseVariables } from './backend-process';
import { createScriptSupabaseClient } from './create-script-supabase-client';

/**
 * Fills a store table that has never contained a store with the samples. Returns how many it stored; throws when the
 * back end rejects.
 */
export async function seedStores(
  env: Pick<SupabaseVariables, 'SUPABASE_URL' | 'SUPABASE_SECRET_KEY'>,
): Promise<number> {
  const client = createScriptSupabaseClient(env);
  const stores = await client.from('stores').select('id').limit(1).throwOnError();
  // An owner who deleted the samples does not want them back at the next start.
  const ever = await client.from('audit_log').select('id').eq('table_name', 'stores').limit(1).throwOnError();
  if (stores.data.length > 0 || ever.data.length > 0) return 0;
  const rows = readSampleStores().map((store) => ({ ...toStoreRow(store), sample: true }));
  await client.from('stores').insert(rows).throwOnError();
  return rows.length;
}
