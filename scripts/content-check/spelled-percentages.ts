import type { Locale } from '@/lib/i18n/locales';
import { numberWordPattern, spelledNumbers, valueOfNumberWord } from './number-words';

/**
 * The word for percent, that before decimals, the words for twenty, thirty and so on to a hundred, and units in forms
 * of their own.
 */
type PercentTerms = { percent: string; point?: string; tens: string; units?: Record<string, number> };

const termsByLocale: Partial<Record<Locale, PercentTerms>> = {
  en: { percent: 'per ?cent', point: 'point', tens: 'twenty thirty fou?rty fifty sixty seventy eighty ninety hundred' },
  gr: {
    percent: 'τοις εκατό',
    point: 'κόμμα',
    tens: 'είκοσι τριάντα σαράντα πενήντα εξήντα εβδομήντα ογδόντα ενενήντα εκατό',
  },
  es: {
    percent: 'por ?ciento',
    point: 'coma',
    tens: 'veint[ei] treinta cuarenta cincuenta sesenta setenta ochenta noventa cien(?:to)?',
    units: { uno: 1, dós: 2, trés: 3, séis: 6 },
  },
  ru: {
    percent: 'процент',
    tens: 'двадцат[ьи] тридцат[ьи] сорока? п(?:ять|яти)десяти? шест[ьи]десяти? сем[ьи]десяти? вос(?:емь|ьми)десяти? девяност[оа] ст[оа]',
  },
  fr: {
    percent: 'pour ?cent(?!\\p{L})',
    point: 'virgule',
    tens: 'vingt trente quarante cinquante soixante septante quatre-vingts? nonante cent',
  },
  bg: {
    percent: 'процент|на сто(?!\\p{L})',
    point: 'запетая',
    tens: 'двад(?:есет|йсет) три(?:десет|йсет) четири(?:десет|йсет) петдесет ше(?:стдесет|йсет) седемдесет осемдесет деветдесет сто',
  },
  lv: {
    percent: 'procent',
    point: 'komats',
    tens: 'divdesmit trīsdesmit četrdesmit piecdesmit sešdesmit septiņdesmit astoņdesmit deviņdesmit simt\\p{L}*',
  },
  it: {
    percent: 'per ?cento(?!\\p{L})',
    point: 'virgola',
    tens: 'venti? trenta? quaranta? cinquanta? sessanta? settanta? ottanta? novanta? cento',
    units: { tré: 3 },
  },
};

type LocalePatterns = { percentage: RegExp; percent: RegExp; tens: RegExp[]; units: Record<string, number> };

const patterns = new Map<Locale, LocalePatterns>(
  Object.entries(termsByLocale).map(([key, { percent, point, tens, units = {} }]) => {
    const locale = key as Locale;
    const tensPatterns = tens.split(' ');
    const unit = [...Object.keys(units), numberWordPattern(spelledNumbers[locale] ?? {})].join('|');
    // In one word ('quarantuno'), or parted by a hyphen, a space or 'and'.
    const between = '[\\s-]?(?:(?:and|και|y|и|et|e)[\\s-])?';
    const start = point ? `(?<!\\p{L}|(?:${point})[ \\u00a0])` : '(?<!\\p{L})';
    const source = `${start}(?:(${tensPatterns.join('|')})${between})?(${unit})?[\\s-]?(?:${percent})`;
    return [
      locale,
      {
        percentage: new RegExp(source, 'giu'),
        percent: new RegExp(percent, 'iu'),
        tens: tensPatterns.map((pattern) => new RegExp(`^(?:${pattern})$`, 'iu')),
        units,
      },
    ];
  }),
);

const han =
  /百分之([一二三四五六七八九]?十[一二三四五六七八九]?|[一二三四五六七八九]|百)(?![点一二三四五六七八九十百])/gu;
const hanDigits = '零一二三四五六七八九';

function valueOfHan(digits: string): number {
  if (digits === '百') return 100;
  const [tens = '', unit = ''] = digits.includes('十') ? digits.split('十') : ['零', digits];
  return (tens ? hanDigits.indexOf(tens) : 1) * 10 + (unit ? hanDigits.indexOf(unit) : 0);
}

/** A percentage in words, and where: `forty-one percent` is 41. */
export type SpelledPercentage = { index: number; found: string; value: number };

/** The whole percentages in a text whose numbers are words. A language without its words here states none so. */
export function extractSpelledPercentages(text: string, locale: Locale): SpelledPercentage[] {
  if (locale === 'cn')
    return [...text.matchAll(han)].map(({ 0: found, 1: digits = '', index }) => ({
      index,
      found,
      value: valueOfHan(digits),
    }));
  const known = patterns.get(locale);
  // Most texts lack the word, which is found much faster than that no number stands before it.
  if (!known?.percent.test(text)) return [];
  return [...text.matchAll(known.percentage)].flatMap(({ 0: found, 1: tens, 2: unit, index }) => {
    const ofTens = tens ? (known.tens.findIndex((pattern) => pattern.test(tens)) + 2) * 10 : 0;
    const ofUnit = unit ? (known.units[unit.toLowerCase()] ?? valueOfNumberWord(locale, unit) ?? 0) : 0;
    const value = ofTens + ofUnit;
    return value >= 1 ? [{ index, found, value }] : [];
  });
}
