import { normalizeForSearch } from '@/lib/text/normalize-for-search';
import { matchDeclinedPlaceName } from './declined-place-name';
import type { DisplayedStore } from './displayed-store';
import { distanceKm, type GeoPosition } from './distance';
import { isOpen } from './opening-times';
import type { StoreFinderQuery } from './store-finder-query';

type SearchedStore = Pick<DisplayedStore, 'search' | 'searchPlaces'>;

const isHan = /^\p{Script=Han}+$/u;
const terms = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;

/** Chinese has no spaces: a run of characters matches when it consists of pieces that the text contains (希腊雅典). */
function containsPieces(text: string, run: string): boolean {
  for (let end = run.length; end >= 2; end--)
    if (text.includes(run.slice(0, end)) && (end === run.length || containsPieces(text, run.slice(end)))) return true;
  return text.includes(run);
}

/** Words of more than two letters that only introduce a place ('near', 'in the area of') or ask for a shop, folded. */
const littleWords = [
  // Greek
  'σ?τ(?:ην|ον|ησ|ισ|ουσ|ου|ων)|στ[ηοα]|κοντ(?:α|ιν\\p{L}{1,7})|διπλα|(?:τρι)?γυρω|περιξ|πλησιον',
  'απο|εντοσ|μεσα|εξω|για|περιοχησ?|καταστημα(?:τα|των)?|μαγαζια?|κατοικιδι\\p{L}{1,2}|ζωων',
  // English, whose 'pet shop' is Greek too
  'the|near(?:by|est)?|close(?:st)?|next|around|about|from|within|outside|area|for',
  'pets?|(?:pet)?(?:shop|store)s?|stockists?',
  // Spanish
  'del|los|las|una|cerca(?:n[oa]s?)?|junto|alrededor(?:es)?|proxim[oa]s?|zona|por|para|tiendas?|mascotas?|animales',
  // French
  'les|des|aux|une|dans|pres|proches?|proximite|autour|alentours?|environs?|cote|vers|pour',
  'magasins?|boutiques?|animaleries?',
  // Italian
  '(?:a|de|ne)ll[aeo]?|dall[aeo]?|(?:da|de|ne)[il]|vicin(?:[oaie]|anze)|press[oi]|attorno|intorno|dintorni',
  'accanto|per|negozio?|animali',
  // Russian and Bulgarian
  'возле|рядом|около|вблизи|(?:на)?близ(?:о|ко|и)?|недале(?:ко|ч)|неподалеку|поблизости|ближаиш\\p{L}{1,3}',
  'вокруг|при|под|окрестност\\p{L}{1,4}|раион[ае]?|краи|във|для|за|(?:зоо)?магазин\\p{L}{0,5}',
  'животн\\p{L}{1,4}|домашни(?:те)?|любимци',
  // Latvian
  'pie|netalu|tuv(?:u|ak\\p{L}{1,3}|uma)|blakus|apkart(?:ne)?|(?:zoo)?veikal\\p{L}{1,3}|dzivnieku',
];
const littleWord = new RegExp(`^(?:${littleWords.join('|')})$`, 'u');
/** The same in Chinese, where they are not parted from the name. */
const littleHan = /在|离|的|有|哪里|附近|最近|周边|周围|靠近|邻近|临近|旁边|一带|宠物|用品|商店|门店|店/gu;

/**
 * The terms of a text. Little words (в, στην, d', 'near') only introduce a place, and 市 and 区 only say what it is, so
 * these count only where the text has nothing else.
 */
function extractTerms(text: string): string[] {
  let found: string[] = normalizeForSearch(text).match(terms) ?? [];
  const withoutLittleHan = found.map((term) => term.replace(littleHan, '')).filter(Boolean);
  if (withoutLittleHan.length) found = withoutLittleHan;
  for (const little of [littleWord, /^(?!\p{Script=Han})\p{L}{1,2}$/u]) {
    const others = found.filter((term) => !little.test(term));
    if (others.length) found = others;
  }
  return found.map((term) => term.replace(/(?<=\p{Script=Han}{2})(?:市|大?区|岛)$/u, ''));
}

/**
 * A matcher of a term, which is found anywhere in a text. A place is also found by its other forms (Πάτρα, Πατρών); a
 * street is not: it is often named after another town.
 */
function createTermMatcher(term: string): (store: SearchedStore) => boolean {
  if (isHan.test(term)) return ({ search, searchPlaces }) => containsPieces(`${search} ${searchPlaces}`, term);
  const forms = matchDeclinedPlaceName(term);
  return ({ search, searchPlaces }) =>
    search.includes(term) || searchPlaces.includes(term) || !!forms?.test(searchPlaces);
}

/**
 * The stores that match a query, nearest first if a position is given; `km` is the distance to it. Every word of the
 * query must be found, but for little ones. A text without words matches no store.
 */
export function filterAndSortStores(
  stores: DisplayedStore[],
  query: StoreFinderQuery,
  now: Date,
  position?: GeoPosition,
): (DisplayedStore & { km?: number })[] {
  const termMatchers = extractTerms(query.text).map(createTermMatcher);
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
