import 'server-only';
import { isBackendConfigured, wasBuiltWithBackend } from '@/lib/config/env';
import { defaultLocale } from '@/lib/i18n/locales';
import { log } from '@/lib/observability/log';
import { createServiceClient } from '@/lib/supabase/service-client';
import { readSampleStores } from './sample-stores';
import type { Store } from './schema';
import { sortStoresByCountryAndTown } from './sort-stores-by-country-and-town';
import { publicStoreColumns, storeFromRow } from './store-row-mapper';

/** A store that pages show; `sample` marks the sample stores. */
export type PublishedStore = Store & { sample: boolean };

const samples = (): PublishedStore[] => readSampleStores().map((store) => ({ ...store, sample: true }));

// A back end returns at most this many rows (`max_rows`).
const maxRowsAtOnce = 1000;

/**
 * All visible stores, by country, town and name. An invalid row is logged and skipped. Throws if the back end cannot be
 * read.
 */
async function listVisibleStores(): Promise<PublishedStore[]> {
  const stores: PublishedStore[] = [];
  // Each page begins after the last id of the one before, so that a store which is added or hidden meanwhile moves no
  // other one from page to page.
  for (let last: string | undefined; ; ) {
    let query = createServiceClient().from('stores').select(`id, ${publicStoreColumns}`).eq('visible', true);
    if (last) query = query.gt('id', last);
    const { data, error } = await query.order('id').limit(maxRowsAtOnce);
    if (error) throw new Error(`stores cannot be read: ${error.code}`, { cause: error });
    for (const row of data) {
      try {
        stores.push({ ...storeFromRow(row), sample: row.sample });
      } catch (error) {
        log.error({ err: error }, 'invalid store skipped');
      }
    }
    last = data.at(-1)?.id;
    if (data.length < maxRowsAtOnce) return sortStoresByCountryAndTown(stores, defaultLocale);
  }
}

/** The number of sample stores in the database, including hidden ones; 0 if it cannot be read, which is logged. */
export async function countSampleStoresInDatabase(): Promise<number> {
  const { count, error } = await createServiceClient()
    .from('stores')
    .select('id', { count: 'exact', head: true })
    .eq('sample', true);
  if (error) log.warn({ err: error }, 'sample stores cannot be counted');
  return count ?? 0;
}

let lastStores: PublishedStore[] | undefined;

/**
 * The stores that pages show. A build without a back end shows the samples until the page is regenerated; while the
 * back end is unreachable, they show the last list. Throws if there is none.
 */
export async function readPublishedStores(): Promise<PublishedStore[]> {
  if (!isBackendConfigured()) return samples();
  try {
    lastStores = await listVisibleStores();
  } catch (error) {
    // Only a site that was built without its back end may fall back to the samples, which its build already shows.
    if (!lastStores && wasBuiltWithBackend) throw error;
    log.warn({ err: error }, 'stores cannot be read; the last list is used');
    return lastStores ?? samples();
  }
  return lastStores;
}
