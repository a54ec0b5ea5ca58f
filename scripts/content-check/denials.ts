import type { Locale } from '@/lib/i18n/locales';

/** The words that deny, replace, compare or refuse what a sentence names, and the beginnings of such words. */
const denials: Partial<Record<Locale, { terms: string; stems: string }>> = {
  en: {
    terms:
      "no|not|never|neither|nor|none|nothing|without|free(?![- ]range)|instead|others?|than|unlike|cannot|except|zero|tire[ds]|bored|fed up|enough of|change from|sensitiv\\p{L}* to|\\p{L}+n[’']t",
    stems:
      'avoid|allerg|intoleran|sensitivit|replac|substitut|alternativ|refus|dislik|disagree|exclu|eliminat|swap|react',
  },
  gr: {
    terms:
      'χωρίς|δίχως|δεν?|ούτε|όχι|μην?|ποτέ|αντί|εκτός|πέρα|παρά|μηδέν|άλλ(?:ος?|η[ςν]?|ες|α|ων|ου[ςν]?|οι)|ευα[ιί]σθη\\p{L}* (?:σε|στ(?:ον?|ην?|ις|ους|α))|(?:πιο|λιγότερ\\p{L}+|περισσότερ\\p{L}+) [^,]*από',
    stems:
      'αποφ[εύυ]|απόφ[ευ]|αλλεργ|δυσανε[ξκ]|αντικα[θτ]|υποκα[θτ]|εναλλακτικ|βαρ[εέ][θμ]|αντιδρ|βαρι[εέ]|βαριού|κουρ[αά]σ|απαλλαγμέν|εξαιρ|αποκλε|αρνε[ιί]τ|αρνιέ|αρνιού(?=ντ)',
  },
  bg: {
    terms:
      'без|не|няма[тх]?\\p{L}?|нито|ни(?= \\p{L}+, ни )|никога|никак\\p{L}+|вместо|освен|друг\\p{L}*|нула|чувствител\\p{L}+ към|по-\\p{L}+ [^,]*от',
    stems: 'избяг|избегн|избегв|алерг|непонос|нетолер|заме[нс]|алтернатив|омръз|отегч|отказ|изключ',
  },
  ru: {
    terms:
      'без|не|нет|ни|никогда|никак\\p{L}+|нельзя|вместо|кроме|друг(?:ой|ая|ое|ие|их|ого|им|ими|ую)|чем|(?:нежн|постн|полезн)ее|легче|лучше|чувствительн\\p{L}+ ко?',
    stems: 'избега|избег|избеж|аллерг|неперенос|заме[нщ]|альтернатив|надое|устал|приел|отказ|исключ|противопоказ',
  },
  es: {
    terms:
      'sin|no|ni|nunca|jamás|tampoco|nada|ningun[ao]|ningún|salvo|excepto|aparte|en lugar|en vez|cero|libres? de|hart[ao]s?|sensib\\p{L}+ al?|(?:más|menos) [^,]*que',
    stems:
      'ev[ií]t|al[eé]rg|intoler|distint|diferent|sustit|reempla|alternativ|cansa|aburr|otr[ao]|rechaz|exclu|elimin',
  },
  fr: {
    terms:
      'sans|ni|ne|pas|non|aucune?|jamais|lieu|place|sauf|hormis|contrairement|plutôt|marre|zéro|sensib\\p{L}+ (?:à|aux?)|(?:plus|moins) [^,]*que',
    stems:
      'n’|[ée]vit|allerg|intol[eé]ran|autre|remplac|substitu|alternativ|lass[eé]|fatigu|assez d|refus|exclu|élimin|différen',
  },
  it: {
    terms:
      'senza|non|né|mai|niente|invece|posto|anziché|tranne|eccetto|salvo|zero|priv[aeio]|oltre a\\p{L}*|sensibil\\p{L}+ a\\p{L}*|(?:più|meno) \\p{L}+ d(?:el|ello|ella|ei|egli|elle)',
    stems:
      '(?:più|meno) \\p{L}+ dell’|nessun|evit|allerg|intoller|sostitu|rimpiazz|alternativ|stanc|stuf|annoi|rifiut|esclu|elimin|altr[aeio’]|divers',
  },
  lv: {
    terms: 'bez|ne|nav|nekad|nevis|nedz|izņemot|vietā|nekā|cit(?:s|a|i|as|u|us|iem|ām|os|ās)|jutīg\\p{L}+ pret',
    // A verb is denied by its beginning: listed, because 'nedēļa' and 'neliels' begin so too.
    stems:
      'nesatur|nepan|nedrīkst|nevar|neder|nepat|neliet|nedod|nevaj|nevēl|neē[dst]|nebū|nebaro|neiek|neiesak|nepievien|nepiemē|nepiedāv|netoler|neizmanto|izvair|aler[gģ]|aizst|aizviet|alternatīv|apni[kc]|nogur|atsak|atteic|izslē',
  },
  cn: {
    terms: '',
    stems:
      '不(?![仅但断])|无(?!论)|没|非(?!常)|未|(?<![特个区])别|避|除|(?<![户此另])外|过敏|对[^，]*敏感|替代|代替|取代|替换|其[他它]|[腻厌]|拒|比(?!例)|零(?!食)',
  },
};

const patterns = new Map(
  Object.entries(denials).map(([locale, { terms, stems }]) => [
    locale,
    new RegExp(locale === 'cn' ? stems : `(?<!\\p{L})(?:(?:${terms})(?!\\p{L})|${stems})`, 'iu'),
  ]),
);

/**
 * True if a sentence denies what it names at a place: before it, as in 'no chicken, egg or fish', or after it up to the
 * next comma, as in 'chicken-free' but not in 'chicken, no grains'. Also true in a language whose denials are unknown.
 */
export function isDenied(text: string, locale: Locale, index: number): boolean {
  const start = Math.max(...[...text.slice(0, index).matchAll(/[.!?;·。！？；]/gu)].map((mark) => mark.index + 1), 0);
  const length = text.slice(index).search(/[.!?;·。！？；,，:：(（–—]|\s-\s/u);
  return patterns.get(locale)?.test(text.slice(start, length < 0 ? undefined : index + length)) ?? true;
}
