import type { Locale } from '@/lib/i18n/locales';

/**
 * Patterns of the words for a half and for one to twelve, in this order. A word that matches too much does no harm: it
 * only lets a text state a figure in words. A language without an entry states none so.
 */
export const spelledNumbers: Partial<Record<Locale, Record<string, number>>> = {
  en: toNumbers('half\\san?|half an?|one two three four five six seven eight nine ten eleven twelve'),
  gr: toNumbers(
    'μισή|μισό έναν?|μία|μια|ενός|μίας δύο|δυο τρεις|τρία|τριών τέσσερ\\p{L}*|τεσσάρων πέντε έξι επτά|εφτά ' +
      'οκτώ|οχτώ εννέα|εννιά δέκα έντεκα δώδεκα',
  ),
  es: toNumbers('media|medio una?|un dos tres cuatro cinco seis siete ocho nueve diez once doce'),
  ru: toNumbers(
    'пол|половин\\p{L}* од(?:ин|на|ну|ной|ного|но) дв(?:а|е|ух|умя) тр(?:и|ёх|ех|емя) четыр\\p{L}* пят[ьи] ' +
      'шест[ьи] сем[ьи] восем[ьи]|восьми девят[ьи] десят[ьи] одиннадцат[ьи] двенадцат[ьи]',
  ),
  cn: toNumbers('半个? 一 两|二 三 四 五 六 七 八 九 十 十一 十二'),
  fr: toNumbers('demi[-\\s]?|demie une? deux trois quatre cinq six sept huit neuf dix onze douze'),
  bg: toNumbers(
    'половин ед(?:ин|на|но) дв(?:а|е) три четири пет шест седем осем девет десет единадесет|единайсет ' +
      'дванадесет|дванайсет',
  ),
  lv: toNumbers(
    'pus vien\\p{L}+ div\\p{L}+ tr(?:īs|is|im|ijām|iju|ijas|ejām) četr\\p{L}* piec\\p{L}* seš\\p{L}* ' +
      'septiņ\\p{L}* astoņ\\p{L}* deviņ\\p{L}* desmit\\p{L}* vienpadsmit\\p{L}* divpadsmit\\p{L}*',
  ),
  it: toNumbers('mezz[ao’]|mezzo un[ao’]? due tre quattro cinque sei sette otto nove dieci undici dodici'),
};

function toNumbers(patterns: string): Record<string, number> {
  const [half = '', ...whole] = patterns.split(' ');
  return { [half]: 0.5, ...Object.fromEntries(whole.map((pattern, index) => [pattern, index + 1])) };
}
