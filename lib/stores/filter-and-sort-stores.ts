import { normalizeForSearch } from '@/lib/text/normalize-for-search';
import type { DisplayedStore } from './displayed-store';
import { distanceKm, type GeoPosition } from './distance';
import { isOpen } from './opening-times';
import type { StoreFinderQuery } from './store-finder-query';

/** Reduces a folded word to the part that its inflected forms share. */
type Stemmer = (word: string) => string;

type SearchedStore = Pick<DisplayedStore, 'search' | 'searchPlaces'>;

const isHan = /^\p{Script=Han}+$/u;
const terms = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;

/** Chinese has no spaces: a run of characters matches when it consists of pieces that the text contains (希腊雅典). */
function containsPieces(text: string, run: string): boolean {
  for (let end = run.length; end >= 2; end--)
    if (text.includes(run.slice(0, end)) && (end === run.length || containsPieces(text, run.slice(end)))) return true;
  return text.includes(run);
}

/**
 * A matcher of a term, which is found anywhere in a text. A place is also found by its other forms (Πάτρα, Πατρών),
 * which are at most a letter longer; a street is not: it is often named after another town.
 */
function createTermMatcher(term: string, stem: Stemmer): (store: SearchedStore) => boolean {
  if (isHan.test(term)) return ({ search, searchPlaces }) => containsPieces(`${search} ${searchPlaces}`, term);
  const contains = ({ search, searchPlaces }: SearchedStore) => search.includes(term) || searchPlaces.includes(term);
  const stemmed = stem(term);
  if (stemmed.length < 3 || !term.startsWith(stemmed)) return contains;
  const rest = term.length + 1 - stemmed.length;
  const otherForms = new RegExp(`(?<![\\p{L}\\p{N}])${stemmed}\\p{L}{0,${rest}}(?![\\p{L}\\p{N}])`, 'u');
  return (store) => contains(store) || otherForms.test(store.searchPlaces);
}

/**
 * The stores that match a query, nearest first if a position is given; `km` is the distance to it. Every word of the
 * query must be found; `stem` is the stemmer of the language. A text without words matches no store.
 */
export function filterAndSortStores(
  stores: DisplayedStore[],
  query: StoreFinderQuery,
  now: Date,
  stem: Stemmer,
  position?: GeoPosition,
): (DisplayedStore & { km?: number })[] {
  const termMatchers = (normalizeForSearch(query.text).match(terms) ?? []).map((term) => createTermMatcher(term, stem));
  if (query.text.trim() && !termMatchers.length) return [];
  const matches = stores.filter(
    (store) =>
      (!query.city || store.city === query.city) &&
      (!query.kind || store.kind === query.kind) &&
      (!query.product || store.products.includes(query.product)) &&
      (!query.open || isOpen(store, now)) &&
      termMatchers.every((matches) => matches(store)),
  );
  if (!position) return matches;
  return matches.map((store) => ({ ...store, km: distanceKm(position, store) })).sort((a, b) => a.km - b.km);
}
