import type { Locale } from '@/lib/i18n/locales';

/**
 * Patterns of the words for a half and for one to twenty, in this order. A word that matches too much does no harm: it
 * only lets a text state a figure in words. A language without an entry states none so.
 */
export const spelledNumbers: Partial<Record<Locale, Record<string, number>>> = {
  en: toNumbers(
    'half\\san?|half an?|one two three four five six seven eight nine ten eleven twelve ' +
      'thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  ),
  gr: toNumbers(
    'μισή|μισό έναν?|μία|μια|ενός|μίας δύο|δυο τρεις|τρία|τριών τέσσερ\\p{L}*|τεσσάρων πέντε έξι επτά|εφτά ' +
      'οκτώ|οχτώ εννέα|εννιά δέκα έντεκα δώδεκα δεκατρ(?:είς|ία|ιών) δεκατέσσερ\\p{L}*|δεκατεσσάρων δεκαπέντε ' +
      'δεκαέξι|δεκάξι δεκαεπτά|δεκαεφτά δεκαοκτώ|δεκαοχτώ δεκαεννέα|δεκαεννιά είκοσι',
  ),
  es: toNumbers(
    'media|medio una?|un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce ' +
      'quince dieciséis diecisiete dieciocho diecinueve veinte',
  ),
  ru: toNumbers(
    'пол|половин\\p{L}* од(?:ин|на|ну|ной|ного|но) дв(?:а|е|ух|умя) тр(?:и|ёх|ех|емя) четыр\\p{L}* пят[ьи] ' +
      'шест[ьи] сем[ьи] восем[ьи]|восьми девят[ьи] десят[ьи] одиннадцат[ьи] двенадцат[ьи] ' +
      'тринадцат[ьи] четырнадцат[ьи] пятнадцат[ьи] шестнадцат[ьи] семнадцат[ьи] восемнадцат[ьи] девятнадцат[ьи] двадцат[ьи]',
  ),
  cn: toNumbers('半个? 一 两|二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十'),
  fr: toNumbers(
    'demi[-\\s]?|demie une? deux trois quatre cinq six sept huit neuf dix onze douze ' +
      'treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  ),
  bg: toNumbers(
    'половин ед(?:ин|на|но) дв(?:а|е) три четири пет шест седем осем девет десет единадесет|единайсет ' +
      'дванадесет|дванайсет тринадесет|тринайсет четиринадесет|четиринайсет петнадесет|петнайсет ' +
      'шестнадесет|шестнайсет седемнадесет|седемнайсет осемнадесет|осемнайсет деветнадесет|деветнайсет двадесет|двайсет',
  ),
  lv: toNumbers(
    'pus vien\\p{L}+ div\\p{L}+ tr(?:īs|is|im|ijām|iju|ijas|ejām) četr\\p{L}* piec\\p{L}* seš\\p{L}* ' +
      'septiņ\\p{L}* astoņ\\p{L}* deviņ\\p{L}* desmit\\p{L}* vienpadsmit\\p{L}* divpadsmit\\p{L}* ' +
      'trīspadsmit\\p{L}* četrpadsmit\\p{L}* piecpadsmit\\p{L}* sešpadsmit\\p{L}* septiņpadsmit\\p{L}* ' +
      'astoņpadsmit\\p{L}* deviņpadsmit\\p{L}* divdesmit\\p{L}*',
  ),
  it: toNumbers(
    'mezz[ao’]|mezzo un[ao’]? due tre quattro cinque sei sette otto nove dieci undici dodici ' +
      'tredici quattordici quindici sedici diciassette diciotto diciannove venti',
  ),
};

const wholeTokenPatterns = new Map<Locale, { pattern: RegExp; value: number }[]>();

/** The patterns of a language, compiled once: texts ask for thousands of words. */
function getWholeTokenPatterns(locale: Locale): { pattern: RegExp; value: number }[] {
  const known = wholeTokenPatterns.get(locale);
  if (known) return known;
  const compiled = Object.entries(spelledNumbers[locale] ?? {}).map(([pattern, value]) => ({
    pattern: new RegExp(`^(?:${pattern})$`, 'iu'),
    value,
  }));
  wholeTokenPatterns.set(locale, compiled);
  return compiled;
}

/** The value of a word for a number; undefined for another word. */
export function valueOfNumberWord(locale: Locale, word: string): number | undefined {
  // The patterns of larger numbers are narrower: in Latvian, what begins as two may be twelve.
  return getWholeTokenPatterns(locale).findLast(({ pattern }) => pattern.test(word))?.value;
}

/** The words for numbers of a language as one pattern: longer ones first, so that 十二 is not read as 十. */
export function numberWordPattern(numbers: Record<string, number>): string {
  return Object.keys(numbers)
    .sort((one, other) => other.length - one.length)
    .join('|');
}

function toNumbers(patterns: string): Record<string, number> {
  const [half = '', ...whole] = patterns.split(' ');
  return { [half]: 0.5, ...Object.fromEntries(whole.map((pattern, index) => [pattern, index + 1])) };
}
