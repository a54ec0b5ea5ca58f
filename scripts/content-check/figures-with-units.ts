import type { ContentProblem } from '@/lib/content/content-problem';
import { createContentProblem, type LocatedText } from './located-texts';
import { memoizeInProcess } from './process-memo';
import { timeUnitPattern } from './time-figures';

/** Each unit as a language writes it, with its name in English. */
const units: Record<string, string> = {
  ккал: 'kcal',
  千卡: 'kcal',
  кДж: 'kJ',
  千焦: 'kJ',
  кг: 'kg',
  千克: 'kg',
  公斤: 'kg',
  г: 'g',
  克: 'g',
  мг: 'mg',
  毫克: 'mg',
  л: 'l',
  升: 'l',
  L: 'l',
  мл: 'ml',
  毫升: 'ml',
  '℃': '°C',
};
/** Units of one quantity in another unit of it, so that 0.5 kg is 500 g. Energy in kJ and kcal is rounded apart. */
const conversions: Record<string, [factor: number, unit: string]> = {
  kg: [1000, 'g'],
  mg: [0.001, 'g'],
  l: [1000, 'ml'],
};

const letter = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}]';
const number = '\\d[\\d\\u2063]*(?:[.,]\\d+)?';
// A hyphen or dash is a sign only where a word or number cannot end.
const minus = `(?:(?<!\\d\\s?|${letter})−|(?<=^|[\\s(«„“"/]|\\p{Script=Han})[–‑-])?`;
/** The units of figures, as all languages write them. */
export const unitPatternSource =
  '%|°C|℃|kcal|ккал|千卡|kJ|кДж|千焦|kg|кг|千克|公斤|mg|мг|毫克|g|г|克|ml|мл|毫升|l|L|л|升';
// In Bulgarian г. is also the year, and l’ an article.
const unitEnd = `(?!${letter}|[’']${letter}|(?<=г)\\.)`;
const figure = new RegExp(
  `(${minus})(${number})(?:(\\s?(?:[–～至-]|to|a|à|до|έως|līdz)\\s?)([−‑-]?${number}))?\\s?(${unitPatternSource})${unitEnd}`,
  'gu',
);
// 1.250 and 1 250 are thousands, 0.250 is not.
const thousands = /(?<=(?<![\d.,])[1-9]\d{0,2}(?:[.,\u00a0\u202f ]\d{3})*)[.,\u00a0\u202f ](?=\d{3}(?!\d))/g;

/** A kilogram without a number, to which another figure refers: `per kg`. */
const bareKilogram =
  /(?<![\d.,}][\s\u00a0\u202f-]?)(?<!\p{L})(?:kg|кг|κιλό|kilo(?:gramm?[eo]?|gram[s]?|gramo)?|килограмм?|chilo(?:grammo)?|kilogram\p{L}*)(?!\p{L})|(?<!\d\s?)每(?:千克|公斤)/giu;

/**
 * A figure with a unit: its values comparable with those of other languages (`500g` for `0,5 kg`), and as they are
 * written (`0.5kg`).
 */
export type FigureWithUnit = {
  snippet: LocatedText;
  index: number;
  found: string;
  values: string[];
  written: string[];
};

/** The unit at the end of a value. */
export const unitOfValue = (value: string): string => value.replace(/^-?[\d.]+/, '');

/** A value in the unit in which languages are compared. */
export function convertToCommonUnit(written: string): string {
  const [factor, unit] = conversions[unitOfValue(written)] ?? [];
  return factor && unit ? Number((parseFloat(written) * factor).toFixed(6)) + unit : written;
}

/** Most texts have no digit, which is found much faster than that no pattern of figures matches. */
const digit = /\d/;

const toNumber = (digits: string) => digits.replaceAll('\u2063', '').replace(',', '.').replace(/[−–‑]/, '-');

/** A text whose thousands are joined, so that each number is one; no position in it changes. */
export const joinThousands = (text: string): string => (digit.test(text) ? text.replace(thousands, '\u2063') : text);

/** The figures with a unit in a text: `2,5–3 %` are 2.5% and 3%. */
export const extractFiguresWithUnits: (snippet: LocatedText) => readonly FigureWithUnit[] = memoizeInProcess(
  'figures-with-units',
  matchFiguresWithUnits,
);

function matchFiguresWithUnits(snippet: LocatedText): readonly FigureWithUnit[] {
  if (!digit.test(snippet.text)) return [];
  const plain = joinThousands(snippet.text);
  return [...plain.matchAll(figure)].map(
    ({ 0: match, 1: sign = '', 2: first = '', 4: second, 5: unit = '', index }) => {
      const found = snippet.text.slice(index, index + match.length);
      const written = [sign + first, ...(second ? [second] : [])].map((value) => {
        const digits = toNumber(value);
        // −18–20 °C are two temperatures below zero.
        return (sign && value === second && !digits.startsWith('-') ? `-${digits}` : digits) + (units[unit] ?? unit);
      });
      return { snippet, index, found, written, values: written.map(convertToCommonUnit) };
    },
  );
}

/** The amounts without a number to which figures of a text refer: `per kg` refers to 1000 g. */
export function extractReferenceAmounts(snippet: LocatedText): FigureWithUnit[] {
  return [...snippet.text.matchAll(bareKilogram)].map(({ 0: found, index }) => ({
    snippet,
    index,
    found,
    written: ['1kg'],
    values: ['1000g'],
  }));
}

const bareNumber = /^\d+(?:[.,]\d+)?(?::1)?$/;

/** The number that is a whole text, such as a cell of a table (`0,32`, `1,6:1`) or a year. */
export function parseStandaloneFigure(snippet: LocatedText): FigureWithUnit[] {
  const plain = joinThousands(snippet.text.trim()).replaceAll('\u2063', '');
  if (!bareNumber.test(plain)) return [];
  const value = plain.replace(',', '.');
  const found = snippet.text.trim();
  return [{ snippet, index: snippet.text.indexOf(found), found, values: [value], written: [value] }];
}

// Neither a part of a longer number, date or time, nor years (2025–26). A spaced dash divides: `Day 10 – 0% old food`.
const bareRange = new RegExp(
  `(?<![\\d.,:/–−-]|${letter})(${number})[–～](${number})(?![\\d:/–]|-(?!\\p{L})|[.,]\\d)`,
  'gu',
);
/** What makes two numbers around a hyphen a range, and not a part of a code: a unit after them. */
export const unitAfterSource = `(?:\\s?(?:${unitPatternSource})${unitEnd}|[\\s-]?(?:${timeUnitPattern}))`;
const unitAfter = new RegExp(`^${unitAfterSource}`, 'iu');
/**
 * What a range does not follow: a part of a longer number, date, phone, code or URL, and the letters of a standard
 * (ISO 6887-1).
 */
export const codeBeforeSource = `[\\d\\u2063.,:/=_#@&+–−‑-]|${letter}|\\p{Lu}{2}[ \\u00a0]|\\d[ \\u00a0\\u202f]`;
const hyphenRange = new RegExp(`(?<!${codeBeforeSource})(${number})-(${number})(?=${unitAfterSource})`, 'gu');
// `22–6 h` are hours of the day as often as a duration.
const hourSign = /^\s?[hч](?!\p{L})/u;
const page = /(?<!\p{L})(?:pp?|pagg?|págs?|σσ?|сс?|стр|lpp)\.?\s?$/iu;
/** A day of a month or a time of day: `24.12`, `20.00`. */
const dateOrTime = /^(?:[0-2]?\d|3[01])[.,]\d{1,2}$/;

/** True if the second number is written without the digits that both share: `1997–98`, `245–51`. */
function isShortened(from: string, to: string): boolean {
  const whole = from.slice(0, -to.length) + to;
  return from.length > 2 && to.length < from.length && Number(whole) > Number(from);
}

/** What a range whose second number is smaller is: a slip, perhaps one, or right, as between two dates. */
function judgeBackwardRange(from: string, to: string, before: string, after: string): 'fault' | 'hint' | null {
  const isYear = Number(from) > 1000 && to.length < from.length;
  if (isYear) return null;
  if (hourSign.test(after) && Number(from) <= 24) return 'hint';
  if (unitAfter.test(after)) return 'fault';
  if (page.test(before) || isShortened(from, to)) return null;
  if (dateOrTime.test(from) && dateOrTime.test(to)) return null;
  // Without a unit, it may be opening hours: `Mon–Fri 9–5`.
  return 'hint';
}

/** Ranges whose second number is smaller, which is a slip in every language: `48–24 hours`. */
export function checkRangeOrder(snippet: LocatedText): ContentProblem[] {
  if (snippet.inSources || !digit.test(snippet.text)) return [];
  const plain = joinThousands(snippet.text);
  return [...plain.matchAll(bareRange), ...plain.matchAll(hyphenRange)].flatMap(
    ({ 0: match, 1: first = '', 2: second = '', index }) => {
      const [from, to] = [toNumber(first), toNumber(second)];
      if (Number(from) <= Number(to)) return [];
      const end = index + match.length;
      const verdict = judgeBackwardRange(from, to, plain.slice(0, index), plain.slice(end));
      if (!verdict) return [];
      const found = snippet.text.slice(index, end);
      const text = `the range '${found}' runs backwards: write the smaller number first`;
      return [
        createContentProblem(snippet, { index, found }, { text, weight: verdict === 'hint' ? 'hint' : undefined }),
      ];
    },
  );
}
