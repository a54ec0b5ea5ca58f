import { normalizeForSearch } from '@/lib/text/normalize-for-search';
import type { DisplayedStore } from './displayed-store';
import { distanceKm, type GeoPosition } from './distance';
import { isOpen } from './opening-times';
import type { StoreFinderQuery } from './store-finder-query';

/** The stores that match a query, nearest first if a position is given; `km` is the distance to it. */
export function filterAndSortStores(
  stores: DisplayedStore[],
  query: StoreFinderQuery,
  now: Date,
  position?: GeoPosition,
): (DisplayedStore & { km?: number })[] {
  const terms = normalizeForSearch(query.text).split(/[^\p{L}\p{N}]+/u);
  const matches = stores.filter(
    (store) =>
      (!query.city || store.city === query.city) &&
      (!query.kind || store.kind === query.kind) &&
      (!query.product || store.products.includes(query.product)) &&
      (!query.open || isOpen(store, now)) &&
      terms.every((term) => store.search.includes(term)),
  );
  if (!position) return matches;
  return matches.map((store) => ({ ...store, km: distanceKm(position, store) })).sort((a, b) => a.km - b.km);
}
