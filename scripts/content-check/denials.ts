import type { Locale } from '@/lib/i18n/locales';

type Denials = {
  /** The words that deny, replace, compare or refuse what a sentence names, and the beginnings of such words. */
  terms: string;
  stems: string;
  /** The words that join the last item of a list. */
  joins: string;
  /** The words that begin a clause about the last item alone, or about who the list is for; no commas needed. */
  clauses?: string;
  /** The words that deny all of a list after it, whatever follows. */
  afterList: string;
  /** The words that deny it at the end of a clause, and before a verb that says that something is there. */
  beforePresence: string;
  /** Such verbs, or their beginnings: 'is in it', 'is added'. 'Chicken, rice and greens never upset' denies none. */
  presence: string;
};

const denials: Partial<Record<Locale, Denials>> = {
  en: {
    terms:
      "no|not|never|neither|nor|none|nothing|without|free(?![- ]range)|instead|others?|than|unlike|cannot|except|zero|tire[ds]|bored|fed up|enough of|change from|sensitiv\\p{L}* to|\\p{L}+n[’']t",
    stems:
      'avoid|allerg|intoleran|sensitivit|replac|substitut|alternativ|refus|dislik|disagree|exclu|eliminat|swap|react',
    joins: 'and|or|nor|but|yet',
    clauses: 'that|which|who(?:se|m)?|even|dogs?|cats?|pupp(?:y|ies)|kittens?|pets?|they|your?|we|our|for',
    afterList:
      "(?:do(?:es)?n[’']t|do(?:es)? not|won[’']t|will not|can[’']t|cannot|never) (?:be|belong|come|enter|feature|go)|(?:not|never) (?:added|in|included|used)|none|free(?=\\s*(?:[^\\p{L}\\s]|$))|allerg\\p{L}*|intoleran\\p{L}*",
    beforePresence: "(?:is|are|was|were)(?:n[’']t| not(?! only)| never)|never",
    presence:
      'added|all[uo]|among|any(?:where)?|contained|found|here|in|included|ingredients?|listed|mixed|needed|on|parts?|present|there|to be|used|welcome|what',
  },
  gr: {
    terms:
      'χωρίς|δίχως|δεν?|ούτε|όχι|μην?|ποτέ|αντί|εκτός|πέρα|παρά|μηδέν|άλλ(?:ος?|η[ςν]?|ες|α|ων|ου[ςν]?|οι)|ευα[ιί]σθη\\p{L}* (?:σε|στ(?:ον?|ην?|ις|ους|α))|(?:πιο|λιγότερ\\p{L}+|περισσότερ\\p{L}+) [^,]*από',
    stems:
      'αποφ[εύυ]|απόφ[ευ]|αλλεργ|δυσανε[ξκ]|αντικα[θτ]|υποκα[θτ]|εναλλακτικ|βαρ[εέ][θμ]|αντιδρ|βαρι[εέ]|βαριού|κουρ[αά]σ|απαλλαγμέν|εξαιρ|αποκλε|αρνε[ιί]τ|αρνιέ|αρνιού(?=ντ)',
    joins: 'και|κι|ή|είτε|ούτε|αλλά|μα',
    clauses: 'που|όπου|οποί\\p{L}+|για',
    afterList: 'αλλεργ\\p{L}*|δυσανε[ξκ]\\p{L}*',
    beforePresence: '(?:ποτέ )?(?:δεν?|μην?)(?: (?:τα|τις|τους))?(?: θα)?|ποτέ',
    presence:
      'έχ|υπάρχ|περιέχ|περιλαμβ|βάζ|βάλ|βρ|μπαίν|μπ[εουή]|προσθέτ|προστίθ|χρησιμοποι|συμμετ|ανήκ|είναι (?:μέσα|στη|στο|μέρος|εδώ)',
  },
  bg: {
    terms:
      'без|не|няма[тх]?\\p{L}?|нито|ни(?= \\p{L}+, ни )|никога|никак\\p{L}+|вместо|освен|друг\\p{L}*|нула|чувствител\\p{L}+ към|по-\\p{L}+ [^,]*от',
    stems: 'избяг|избегн|избегв|алерг|непонос|нетолер|заме[нс]|алтернатив|омръз|отегч|отказ|изключ',
    joins: 'и|или|нито|но|а',
    afterList: 'няма(?! да(?! намер))|алерг\\p{L}*',
    beforePresence: '(?:никога )?не(?: (?:се|ги|ще))?|никога',
    presence:
      'слаг|слож|съдърж|влиз|присъств|добав|използ|употреб|включ|участв|намер|(?:са|е) (?:вътре|тук|част|в|във)(?!\\p{L})',
  },
  ru: {
    terms:
      'без|не|нет|ни|никогда|никак\\p{L}+|нельзя|вместо|кроме|друг(?:ой|ая|ое|ие|их|ого|им|ими|ую)|чем|(?:нежн|постн|полезн)ее|легче|лучше|чувствительн\\p{L}+ ко?',
    stems: 'избега|избег|избеж|аллерг|неперенос|заме[нщ]|альтернатив|надое|устал|приел|отказ|исключ|противопоказ',
    joins: 'и|или|ни|но|а',
    afterList: 'нет|нельзя|аллерг\\p{L}*',
    beforePresence: '(?:никогда )?не|никогда',
    presence: 'содерж|вход|войд|добав|использ|клад|кладём|полож|примен|включ|попад|быва|найд|встре|предусмотр|нужн',
  },
  es: {
    terms:
      'sin|no|ni|nunca|jamás|tampoco|nada|ningun[ao]|ningún|salvo|excepto|aparte|en lugar|en vez|cero|libres? de|hart[ao]s?|sensib\\p{L}+ al?|(?:más|menos) [^,]*que',
    stems:
      'ev[ií]t|al[eé]rg|intoler|distint|diferent|sustit|reempla|alternativ|cansa|aburr|otr[ao]|rechaz|exclu|elimin',
    joins: 'y|e|o|u|ni|pero',
    clauses: 'que|quien(?:es)?|cual(?:es)?|para',
    afterList: 'al[eé]rg\\p{L}*',
    beforePresence: '(?:no|nunca|jamás|tampoco)(?: (?:los|las|se|le))?',
    presence:
      'lleva|contien|hay|est[áa]n?(?!\\p{L})|entra|figura|forma|usa|añad|inclu|emple|encuentr|encontr|tien|aparec|utili|pon[eg]|echa|van(?!\\p{L})|caben|son (?:ingredient|parte)',
  },
  fr: {
    terms:
      'sans|ni|ne|pas|non|aucune?|jamais|lieu|place|sauf|hormis|contrairement|plutôt|marre|zéro|sensib\\p{L}+ (?:à|aux?)|(?:plus|moins) [^,]*que',
    stems:
      'n’|[ée]vit|allerg|intol[eé]ran|autre|remplac|substitu|alternativ|lass[eé]|fatigu|assez d|refus|exclu|élimin|différen',
    joins: 'et|ou|ni|mais',
    clauses: "qui|que|qu[’']\\p{L}+|dont|(?:aux|des)?quel(?:le)?s|pour|n[’']\\p{L}+",
    afterList: "n[’']y|exclue?s?|allerg\\p{L}*",
    beforePresence: "(?:ne|n[’'])\\s?(?:sont (?:pas|jamais) )?|jamais",
    presence:
      'entr|figur|contien|compren|utilis|ajout|mett|met(?!\\p{L})|trouv|emplo|font (?:pas|jamais) partie|dans|au menu|inclu|présent|de la partie|a(?!\\p{L})|ont leur place',
  },
  it: {
    terms:
      'senza|non?|né|mai|niente|invece|posto|anziché|tranne|eccetto|salvo|zero|priv[aeio]|oltre a\\p{L}*|sensibil\\p{L}+ a\\p{L}*|(?:più|meno) \\p{L}+ d(?:el|ello|ella|ei|egli|elle)',
    stems:
      '(?:più|meno) \\p{L}+ dell’|nessun|evit|allerg|intoller|sostitu|rimpiazz|alternativ|stanc|stuf|annoi|rifiut|esclu|elimin|altr[aeio’]|divers',
    joins: 'e|ed|o|od|né|ma',
    clauses: 'che|cui|qual[ei]|per',
    afterList: 'esclus[ei]|allerg\\p{L}*',
    beforePresence: '(?:non|mai)(?: (?:sono|vengono|si|li|le))?',
    presence:
      'ci|c[’è]|contien|contengono|entra|compa[ir]|fanno parte|figura|usa|usiamo|mett|aggiun|presen|inclus|previst|trov|impieg|utilizz|nella|nel(?!\\p{L})|fra|tra(?!\\p{L})|parte',
  },
  lv: {
    terms: 'bez|n[eē]|nav|nekad|nevis|nedz|izņemot|vietā|nekā|cit(?:s|a|i|as|u|us|iem|ām|os|ās)|jutīg\\p{L}+ pret',
    // A verb is denied by its beginning: listed, because 'nedēļa' and 'neliels' begin so too.
    stems:
      'nesatur|nepan|nedrīkst|nevar|neder|nepat|neliet|nedod|nevaj|nevēl|neē[dst]|nebū|nebaro|neiek|neiesak|nepievien|nepiemē|nepiedāv|netoler|neizmanto|izvair|aler[gģ]|aizst|aizviet|alternatīv|apni[kc]|nogur|atsak|atteic|izslē',
    joins: 'un|vai|nedz|bet',
    afterList: 'ne(?:satur|lieto|liek|pievien|izmanto|iekļauj|ietilp)\\p{L}*|alerģ\\p{L}*',
    beforePresence: '(?:nekad )?nav|nekad',
    presence:
      'sastāv|recept|iekļaut|pievienot|izmantot|tajā|te(?!\\p{L})|šeit|atrod|klāt|iekšā|ne(?:satur|lieto|liek|pievien|izmanto|iekļauj|ietilp)',
  },
  cn: {
    terms: '',
    stems:
      '不(?![仅但断])|无(?!论)|没|非(?!常)|未|(?<![特个区])别|避|除|(?<![户此另])外|过敏|对[^，]*敏感|替代|代替|取代|替换|其[他它]|[腻厌]|拒|比(?!例)|零(?!食)',
    joins: '和|或|与|及|还有',
    // A verb with an object denies the object: 不添加防腐剂.
    afterList: '[不没无未](?:包?含有?|有|添?加入?|[使采]?用|放)?(?!\\p{L})|过敏|敏感',
    // The pattern above ends with the clause.
    beforePresence: '',
    presence: '',
  },
};

/**
 * Finds a list, from one of its items on, that is denied as a whole: 'egg, fish and soy are not in it'. Items are
 * short, and few words stand before the denial, so that it is not that of a clause: 'egg, which dogs love and cats do
 * not'.
 */
function listPatternOf(locale: string, { joins, clauses = '', afterList, beforePresence, presence }: Denials): RegExp {
  if (locale === 'cn')
    return new RegExp(`\\p{L}{1,6}(?:[，、]\\p{L}{1,6})+(?:${joins})\\p{L}{1,6}(?:${afterList})`, 'uy');
  const word = "[\\p{L}\\p{M}’']+";
  const item = `${word}(?:[-\\s]${word})?-?`;
  // A comma before the joining word is one of a list only if another item stands before.
  const items = `(?:${item}(?:,\\s${item})+,?|(?<=,\\s(?:${word}\\s)?)${item},)`;
  const breaks = [joins, clauses, beforePresence].filter(Boolean).join('|');
  const lastItem = `(?:(?!(?:${breaks})(?!\\p{L}))${word}[-\\s]+){1,3}`;
  const atEnd = '(?=\\s*(?:[^\\p{L}\\s]|$))';
  const ofPresence = `(?:${beforePresence})(?:\\s?(?<!\\p{L})(?:${presence})|${atEnd})`;
  return new RegExp(`${items}\\s(?:${joins})\\s${lastItem}(?:(?:${afterList})(?!\\p{L})|${ofPresence})`, 'iuy');
}

const patterns = new Map(
  Object.entries(denials).map(([locale, denial]) => [
    locale,
    {
      near: new RegExp(
        locale === 'cn' ? denial.stems : `(?<!\\p{L})(?:(?:${denial.terms})(?!\\p{L})|${denial.stems})`,
        'iu',
      ),
      afterList: listPatternOf(locale, denial),
      // In Greek the semicolon asks.
      reply: new RegExp(
        `^[^.!?;。！？；]*${locale === 'gr' ? '[;?]' : '[?？]'}\\s*(?:${locale === 'cn' ? '[不没无]\\p{L}{0,2}' : denial.terms})\\s?(?:[^\\p{L}\\s]|$)`,
        'iu',
      ),
    },
  ]),
);

/**
 * True if a sentence denies what it names at a place: before it, as in 'no chicken, egg or fish', after it up to the
 * next comma, as in 'chicken-free' but not in 'chicken, no grains', after the list that it is in, or as the reply
 * to the question that it is in. Also true in a language whose denials are unknown.
 */
export function isDenied(text: string, locale: Locale, index: number): boolean {
  const pattern = patterns.get(locale);
  if (!pattern) return true;
  const start = Math.max(...[...text.slice(0, index).matchAll(/[.!?;·。！？；]/gu)].map((mark) => mark.index + 1), 0);
  // A Chinese verb denies its own object, with no comma before it: 鸡肉、菠菜不添加防腐剂, 不会加重负担.
  const length = text
    .slice(index)
    .search(
      /[.!?;·。！？；,，:：(（–—]|\s-\s|不(?:含|添加)(?=\p{L})(?![有在到进于的了])|不(?:会(?![有含添加用放])|易|伤|刺激|增加|加重)/u,
    );
  if (pattern.near.test(text.slice(start, length < 0 ? undefined : index + length))) return true;
  if (pattern.reply.test(text.slice(index))) return true;
  pattern.afterList.lastIndex = index;
  return pattern.afterList.test(text);
}
