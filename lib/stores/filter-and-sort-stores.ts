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
const fillerTerms = [
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
const fillerTerm = new RegExp(`^(?:${fillerTerms.join('|')})$`, 'u');
/** 'Me', 'here': after 'near' they name no place that the search knows. */
const hereWord =
  /^(?:με(?:να)?|εμενα|μου|μασ|εδω|me|here|mi|aqui|moi|ici|qui|мне|мнои|меня|нас|нами|здесь|мен|тук|mani?s?|seit)$/u;
/** The same in Chinese, where they are not parted from the name. */
const littleHan = /我|在|离|的|有|哪里|附近|最近|周边|周围|靠近|邻近|临近|旁边|一带|宠物|用品|商店|门店|店/gu;

const shortWord = /^(?!\p{Script=Han})\p{L}{1,2}$/u;

/** True for 'shop near me' and 附近的宠物店, which name no place. */
function isNearMeQuery(found: string[]): boolean {
  const some = (pattern: RegExp) => found.some((term) => pattern.test(term));
  const namesNoPlace = found.every((term) => {
    const rest = term.replace(littleHan, '');
    return rest === '' || [fillerTerm, shortWord, hereWord].some((little) => little.test(rest));
  });
  return namesNoPlace && (some(/附近/u) || (some(fillerTerm) && some(hereWord)));
}

/**
 * The terms of a text; none if it names no place but that of the visitor. Little words (в, στην, d', 'near') only
 * introduce a place, and 市 and 区 only say what it is, so these count only where the text has nothing else.
 */
function extractTerms(text: string): string[] {
  let found: string[] = normalizeForSearch(text).match(terms) ?? [];
  if (isNearMeQuery(found)) return [];
  const withoutLittleHan = found.map((term) => term.replace(littleHan, '')).filter(Boolean);
  if (withoutLittleHan.length) found = withoutLittleHan;
  for (const little of [fillerTerm, shortWord]) {
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
 * query must be found, but for little ones; 'near me' excludes no store, a text without words matches none.
 */
export function filterAndSortStores(
  stores: DisplayedStore[],
  query: StoreFinderQuery,
  now: Date,
  position?: GeoPosition,
): (DisplayedStore & { km?: number })[] {
  const termMatchers = extractTerms(query.text).map(createTermMatcher);
  if (query.text.trim() && !/[\p{L}\p{N}]/u.test(query.text)) return [];
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
