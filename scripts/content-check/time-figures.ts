import type { Locale } from '@/lib/i18n/locales';
import type { LocatedText } from './located-texts';
import { numberWordPattern, spelledNumbers, valueOfNumberWord } from './number-words';
import { memoizeInProcess } from './process-memo';

/** The beginnings of the words for each unit of time, in all languages. */
const unitPatterns = {
  minute: 'min(?:ut|ūt|ūš|(?!\\p{L}))|λεπτ(?:[όά]|ών|ού)(?!\\p{L})|мин(?:ут|(?!\\p{L}))|分钟',
  hour: 'hour|ώρ|ωρ|hora|heure|or[ae](?!\\p{L})|stund|час(?!т)|h(?!\\p{L}|\\s?\\d{2})|个?小时',
  day: 'days?(?!\\p{L})|η?μέρ|ημερ|μερώ|d[ií]as?(?!\\p{L})|jour|giorn|dien(?!vid)|день|дня|дне|дни|дн[яёю]|ден|сут|天(?!然)',
  week: 'week|εβδομάδ|εβδομαδ|seman|semaine|settiman|nedēļ|недел|седмиц|周|个?星期',
  month: 'month|μήν|μην[ώι]|mes(?:es)?(?!\\p{L})|mois|mes[ei](?!\\p{L})|mēne|месе?[цч]|个月',
  year: 'year|έτ[οη]|ετών|χρόν|χρον|años?(?!\\p{L})|ans?(?!\\p{L})|années?|ann[oi](?!\\p{L})|gad(?:s|am?|us?|i|iem|os|ā)(?!\\p{L})|лет|год(?!н)|岁|年',
} as const;
type Unit = keyof typeof unitPatterns;
/** The beginnings of the words for all units of time, and for days alone. */
export const timeUnitPattern = Object.values(unitPatterns).join('|');
export const dayUnitPattern = unitPatterns.day;

// Days are 24 hours and years twelve months in every language; a month has no fixed number of days.
const multiples: Record<Unit, [number, 'min' | 'months']> = {
  minute: [1, 'min'],
  hour: [60, 'min'],
  day: [1440, 'min'],
  week: [10_080, 'min'],
  month: [1, 'months'],
  year: [12, 'months'],
};
const unitGroups = Object.entries(unitPatterns)
  .map(([unit, pattern]) => `(?<${unit}>${pattern})`)
  .join('|');
const ending = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}]*';
const between = '\\s?(?:[–～至到-]|to|or|and|a|o|y|e|à|ou|et|до|или|и|έως|ως|ή|με|līdz|vai|un)\\s?';
const number = '\\d+(?:[.,]\\d+)?';
// The time of day, as in 9 h 30 à 16 h.
const clock = '\\d\\s?h\\s?(?:\\d{2}\\s?(?:à|[–-])\\s?)?';
// A day of a plan (第3天) and a calendar year (2019年) are no durations.
const inDigits = new RegExp(
  `(?<![\\d第–～.,:-]|第\\d+[～–]|${clock})(${number})(?:(${between})(${number}))?[\\s-]?(?:${unitGroups})${ending}`,
  'giu',
);

type TimeFigure = { index: number; found: string; values: string[] };

const unitOf = (groups: Record<string, string | undefined> = {}) =>
  (Object.keys(unitPatterns) as Unit[]).find((unit) => groups[unit]);

/** A duration as minutes or months: `2 days` and `48 hours` are both 2880min. */
function toComparable(value: number, unit: Unit): string {
  const [factor, name] = multiples[unit];
  return `${Number((value * factor).toFixed(3))}${name}`;
}

/** The durations in a text whose numbers are digits: `2–4 hours`. */
export const extractDurationsFromProse = memoizeInProcess(
  'durations',
  ({ text }: Pick<LocatedText, 'text'>): readonly TimeFigure[] => {
    if (!/\d/.test(text)) return [];
    return [...text.matchAll(inDigits)].flatMap(({ 0: found, 1: first = '', 3: second, index, groups }) => {
      const unit = unitOf(groups);
      const numbers = [first, ...(second ? [second] : [])].map((value) => Number(value.replace(',', '.')));
      if (!unit || (unit === 'year' && numbers.some((value) => value > 1000))) return [];
      return [{ index, found, values: numbers.map((value) => toComparable(value, unit)) }];
    });
  },
);

// Most texts lack a unit, whose pattern is much faster than one that begins with the words for all numbers.
const anyUnit = new RegExp(timeUnitPattern, 'iu');
const patterns = new Map<Locale, RegExp>();
function spelledPattern(locale: Locale, numbers: Record<string, number>): RegExp {
  const known = patterns.get(locale);
  if (known) return known;
  const any = numberWordPattern(numbers);
  const start = locale === 'cn' ? '' : '(?<!\\p{L})';
  const gap = `(?:${between}|\\s?[-‑]\\s?|\\s?,?\\s?)`;
  const pattern = new RegExp(`${start}(${any})(?:${gap}(${any}))?[\\s-]?(?:${unitGroups})`, 'giu');
  patterns.set(locale, pattern);
  return pattern;
}

/** The durations in a text whose numbers are words: `two to four hours`. */
export const extractSpelledDurations = memoizeInProcess(
  'spelled-durations',
  ({ text, locale }: Pick<LocatedText, 'text' | 'locale'>): readonly string[] => {
    const numbers = locale && spelledNumbers[locale];
    if (!numbers || !anyUnit.test(text)) return [];
    return [...text.matchAll(spelledPattern(locale, numbers))].flatMap(({ 1: first = '', 2: second = '', groups }) => {
      const unit = unitOf(groups);
      return [first, second].flatMap((word) => {
        const value = word ? valueOfNumberWord(locale, word) : undefined;
        return unit && value !== undefined ? [toComparable(value, unit)] : [];
      });
    });
  },
);
