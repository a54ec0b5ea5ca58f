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

/** Folded phrases that say 'near'; in a text that names no place, near the visitor. */
const nearPhrases = [
  // Greek
  '(?:πιο )?κοντ(?:α|ιν\\p{L}{1,7}|υτερα)|πλησι(?:ον|εστερ\\p{L}{1,3})|διπλα|(?:τρι)?γυρω|περιξ',
  '(?:περιοχη|γειτονια) (?:μου|μασ)',
  // English
  'near(?:by|er|est)?|close(?:r|st)?|next to|around|(?:my|our|in th(?:e|is)) (?:area|neighbou?rhood)',
  // Spanish
  '(?:mas )?(?:cerca(?:n[oa]s?)?|proxim[oa]s?)|junto a|al lado|alrededor(?:es)?|(?:mi|esta|en la) zona',
  // French, where les prés are meadows
  '(?:plus )?(?:(?<!(?:[dl]es|aux) )pres|proches?)|proximite|autour|a cote|alentours|environs|(?:mon|ce|dans le) quartier',
  // Italian
  '(?:piu )?vicin(?:[oaie]|anze)|(?:nei )?pressi|attorno|intorno|dintorni|accanto|(?:in|mia|questa) zona',
  // Russian and Bulgarian
  '(?:наи |сам\\p{L}{2,3} )?(?:(?:на)?близ(?:о|ко|и)?|близ(?:ък|к\\p{L}{1,3})|ближаиш\\p{L}{1,3}|ближе)',
  'возле|рядом|около|вблизи|недале(?:ко|ч)|неподалеку|поблизости|вокруг|окрестност\\p{L}{1,4}|раион[ае]|моя раион',
  // Latvian, whose 'mani' is a region of Greece too
  '(?:mana )?(?:tuvuma|apkart(?:ne)?|apkaime|rajona)|(?:vis)?tuv(?:u|ak\\p{L}{0,3}|ej\\p{L}{1,3})|netalu|blakus',
  'ap (?:mani|mums)|pie (?:manis|mums)',
];
const nearPhrase = new RegExp(
  `(?<=^| )(?:${nearPhrases.join('|')})(?= |$)|附近|最近|周边|周围|靠近|邻近|临近|旁边|身边|一带`,
  'u',
);

/**
 * Terms that only introduce a place ('from', 'in the area of') or ask for a shop, folded. Not every term of two letters
 * is one: Κω is an island.
 */
const fillerTerms = [
  // Greek
  'σ?τ(?:ην|ον|ησ|ισ|ουσ|ου|ων)|στ[ηοα]|απο|εντοσ|μεσα|εξω|για|περιοχησ?|που|ειναι',
  'καταστημα(?:τα|των)?|μαγαζια?|κατοικιδι\\p{L}{1,2}|ζωων',
  // English, whose 'pet shop' is Greek too
  'the|next|about|from|within|outside|area|for|where|find|pets?|(?:pet)?(?:shop|store)s?|stockists?',
  // Spanish
  'del|los|las|una|junto|zona|por|para|donde|tiendas?|mascotas?|animales',
  // French
  'les|des|aux|une|dans|pres|alentour|environ|cote|vers|pour|magasins?|boutiques?|animaleries?',
  // Italian
  '(?:a|de|ne)ll[aeo]?|dall[aeo]?|(?:da|de|ne)[il]|presso|per|dove|negozio?|animali',
  // Russian and Bulgarian
  'при|под|краи|раион|във|для|за|где|къде|(?:зоо)?магазин\\p{L}{0,5}|животн\\p{L}{1,4}|домашни(?:те)?|любимци',
  // Latvian
  'pie|kur|(?:zoo)?veikal\\p{L}{1,3}|dzivnieku',
  // One or two letters
  '[a-zα-ωа-я]|σε|με|τ[οαη]|οι|in|at|by|of|to|on|is|de|en|el|l[aeo]|un|du|au|d[ia]|il|на|от|до|со|ко|по|из|no|uz|ir|es',
];

/** What each of the shops sells, folded: it names no shop ('raw food near me', 'корм для собак'). */
const foodTerms = [
  // Greek
  'τροφ(?:η|ησ|εσ|ων)|φαγητ(?:ο|ου|α)|ωμ(?:η|ησ|ο|ου|α|εσ|ων)|κρεασ|κρεατ(?:οσ|α)|κατεψυγμεν\\p{L}{1,3}|διατροφησ?',
  // English
  'raw|barf|foods?|meat|frozen|diet|feed(?:ing)?',
  // Spanish
  'crud[oa]s?|comidas?|alimentos?|alimentacion|carne|congelad[oa]s?|dieta',
  // French
  'crue?s?|nourriture|alimentation|aliments?|viande|surgele?e?s?',
  // Italian
  'crud[aei]|cibo|aliment[oi]|alimentazione|surgelat[aeio]|congelat[ei]',
  // Russian and Bulgarian
  'сыр(?:ои|ого|ое|ая|ую|ые|ых|ым|ом)|корм(?:а|ов|у|ом)?|ед[ауы]|мяс[оа]|питани[ея]|натуральн\\p{L}{2,3}|замороженн\\p{L}{2,3}',
  'барф|суров[аои](?:то|та|ите)?|хран[аи](?:та|те)?|месо|замразен[аои]',
  // Latvian
  'jel(?:a|as|u|ai|o)|svaigbarib\\p{L}{1,2}|barib\\p{L}{1,2}|gal(?:a|as|u|ai)|saldet\\p{L}{1,2}|partik\\p{L}{1,2}',
];
/** 'Can we buy' and 'and', folded: beside others they name no shop, either. */
const purchaseTerms = [
  // Greek
  'βρω|βρουμε|βρισκω|αγορασω|αγορα|πουλ(?:ανε|ουν|αει)|θα|να|και',
  // English
  'buy|get|sell(?:s|ing)?|can|we|do|that|which|and|some',
  // Spanish
  'comprar|compro|encontrar|venden?|puedo',
  // French, where 'ou' is 'where', too
  'acheter|trouver|ou|et|vend(?:ent)?',
  // Italian
  'comprare|trovare|trovo|compro|vendono?|posso',
  // Russian and Bulgarian
  'купить|продают(?:ся)?|продаетс?я?|можно|есть|купя|купувам|мога|да|намеря|продават?|има',
  // Latvian
  'no?pirkt|pirkt|var|atrast',
];
/** The animals that eat it: beside food or 'near' alone, as shops are named after them (Σκύλος). */
const animalTerms = [
  'σκυλ(?:οσ|ου|ο|οι|ουσ|ων|ια|ιων|ι|ακι|ακια)|γατ(?:α|ασ|εσ|ων|ακι|ακια|ουσ|οσ)|κουταβι(?:α|ων)?',
  'dogs?|cats?|pupp(?:y|ies)|kittens?|perr[oa]s?|gat[oa]s?|cachorros?|gatitos?',
  'chien(?:ne)?s?|chats?|chiots?|chatons?|can[ei]|gatt[oi]|cucciol[oi]|gattin[oi]',
  'собак\\p{L}{0,3}|кош(?:ек|ки|ке|ка|кам)|кот(?:ов|ам|а|у)?|щен(?:ок|к[аоиу]\\p{L}{0,2}|ят\\p{L}{0,2})|котят\\p{L}{0,2}',
  'куче(?:то|та|тата|нца)?|котк[аи](?:та|те)?|котета|sun(?:s|a|i|u|im|iem)|kak(?:is|a|i|u|im|iem)|kucen\\p{L}{1,3}|kaken\\p{L}{1,3}',
];
const termPatternOf = (list: string[]) => new RegExp(`^(?:${list.join('|')})$`, 'u');
const fillerTerm = termPatternOf(fillerTerms);
const foodTerm = termPatternOf(foodTerms);
const purchaseTerm = termPatternOf(purchaseTerms);
const animalTerm = termPatternOf(animalTerms);
/** The same in Chinese, where they are not parted from the name. 家 alone is a part of names (石家庄). */
const fillerHan =
  /我家|我们|我|[一哪]家|^家$|在|离|的|没?有|哪里|哪儿|这里|这儿|吗|宠物|用品|商店|门店|实体|店|生骨肉|生食|生肉|[狗猫犬]粮|食品|(?:可以|能)?(?:买到?|卖)/gu;
/** The same beside 'near', where animals name no shop. */
const fillerHanNear = new RegExp(`${fillerHan.source}|狗狗?|猫咪?|和`, 'gu');

const shortWord = /^(?!\p{Script=Han})\p{L}{1,2}$/u;

/** 'Me', 'here', 'home': beside 'near' they name no place that the search knows. */
const hereTerms = [
  'μενα|εμενα|εμασ|μου|μασ|σου|σασ|εδω|σπιτι|me|my|us|here|you|home|mi|aqui|nosotros|casa|moi|ici|nous|vous|chez',
  'noi|voi|qui|mi[aeo]|мне|мнои|меня|нас|нами|вас|вами|здесь|дом(?:а|ом|у)?|мо(?:и|я|его|еи|ем|ето|ята)',
  'мен|ме|ми|ни|тук|ние|вкъщи|man(?:is)?|mums|seit|sejienes|majam',
];
const hereTerm = termPatternOf(hereTerms);

/**
 * The terms of a text; none if it names no place but that of the visitor (附近的宠物店). Filler terms (в, στην, d') only
 * introduce a place, and 市 and 区 only say what it is, so these count only where the text has nothing else.
 */
function extractTerms(text: string): string[] {
  // Without the abbreviation's second half as a term of its own: Νίκης is a street.
  const folded = normalizeForSearch(text).replace(/(?<!\p{L})θεσ\/νικη(?=σ?(?!\p{L}))/gu, 'θεσσαλονικη');
  const parts = (folded.match(terms) ?? []).join(' ').split(nearPhrase);
  const isNear = parts.length > 1;
  let found: string[] = parts.join(' ').match(terms) ?? [];
  const han = isNear ? fillerHanNear : fillerHan;
  const withoutFillerHan = found.map((term) => term.replace(han, '')).filter(Boolean);
  const isOfFood = isNear || found.some((term) => foodTerm.test(term));
  const fillers = [
    fillerTerm,
    ...(isNear ? [hereTerm] : []),
    purchaseTerm,
    foodTerm,
    ...(isOfFood ? [animalTerm] : []),
  ];
  if (isNear && withoutFillerHan.every((term) => fillers.some((filler) => filler.test(term)))) return [];
  if (withoutFillerHan.length) found = withoutFillerHan;
  for (const filler of [...fillers, shortWord]) {
    const others = found.filter((term) => !filler.test(term));
    if (others.length) found = others;
  }
  return found.map((term) => term.replace(/(?<=\p{Script=Han}{2})(?:市|大?区|岛)$/u, ''));
}

const foodHan = /生骨肉|生食|生肉|[狗猫犬]粮/u;

/** True for what all shops sell, without a place: 'where can I buy raw dog food'. */
function namesOnlyFood(text: string): boolean {
  const found = normalizeForSearch(text).match(terms) ?? [];
  const fillers = [fillerTerm, purchaseTerm, foodTerm, animalTerm];
  return (
    found.some((term) => foodTerm.test(term) || foodHan.test(term)) &&
    found.every((term) => !term.replace(fillerHanNear, '') || fillers.some((filler) => filler.test(term)))
  );
}

const lastTerm = /(?<=[\p{L}\p{N}][^\p{L}]+)\p{L}+(?=\P{L}*$)/u;

/**
 * The matchers of a text. Its last term names a town of a store although it may be a filler ('vicino a Delle'): no
 * article stands last. With a capital, it is no 'me' either: 'near us' is the visitor, 'near Us' a town.
 */
function createTermMatchers(text: string, stores: DisplayedStore[]): ((store: DisplayedStore) => boolean)[] {
  const last = lastTerm.exec(text)?.[0] ?? '';
  const town = normalizeForSearch(last);
  const isHere = hereTerm.test(town);
  const mayBeFiller = isHere
    ? /^\p{Lu}\p{Ll}/u.test(last)
    : [fillerTerm, purchaseTerm, foodTerm].some((filler) => filler.test(town));
  const isInTown = ({ city }: DisplayedStore) => normalizeForSearch(city) === town;
  if (!mayBeFiller || !stores.some(isInTown)) {
    const matchers = extractTerms(text).map(createTermMatcher);
    const isNamed = (store: DisplayedStore) => matchers.every((matches) => matches(store));
    return namesOnlyFood(text) && !stores.some(isNamed) ? [] : matchers;
  }
  const fillers = [fillerTerm, purchaseTerm, foodTerm, shortWord];
  const others = extractTerms(text.slice(0, text.lastIndexOf(last))).filter(
    (term) => !fillers.some((filler) => filler.test(term)),
  );
  return [isInTown, ...others.map(createTermMatcher)];
}

/**
 * A matcher of a term, which is found anywhere in a text; one of two letters at the beginning of a word. A place is
 * also found by its other forms (Πάτρα, Πατρών); a street is not: it is often named after another town.
 */
function createTermMatcher(term: string): (store: SearchedStore) => boolean {
  if (isHan.test(term)) return ({ search, searchPlaces }) => containsPieces(`${search} ${searchPlaces}`, term);
  const forms = matchDeclinedPlaceName(term);
  if (shortWord.test(term)) {
    const beginning = new RegExp(`(?<!\\p{L})${term}`, 'u');
    return ({ search, searchPlaces }) =>
      beginning.test(search) || beginning.test(searchPlaces) || !!forms?.test(searchPlaces);
  }
  return ({ search, searchPlaces }) =>
    search.includes(term) || searchPlaces.includes(term) || !!forms?.test(searchPlaces);
}

/**
 * The stores that match a query, nearest first if a position is given; `km` is the distance to it. Every word of the
 * query must be found, but for filler terms; 'near me' excludes no store, a text without words matches none.
 */
export function filterAndSortStores(
  stores: DisplayedStore[],
  query: StoreFinderQuery,
  now: Date,
  position?: GeoPosition,
): (DisplayedStore & { km?: number })[] {
  const termMatchers = createTermMatchers(query.text, stores);
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
