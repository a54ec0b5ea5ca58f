import type { ContentProblem } from '@/lib/content/content-problem';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { findOddValues, type StatedValues } from './figures-by-key';
import { createContentProblem, type LocatedText } from './located-texts';
import { spelledTimesOf, timeFiguresOf } from './time-figures';

const units: Record<string, string> = {
  ккал: 'kcal',
  千卡: 'kcal',
  кг: 'kg',
  千克: 'kg',
  г: 'g',
  克: 'g',
  мг: 'mg',
  毫克: 'mg',
  '℃': '°C',
};
// In Bulgarian г. is also the year.
const figure =
  /(\d[\d\u2063]*(?:[.,]\d+)?)(?:\s?(?:[–～至-]|to|a|à|до|έως|līdz)\s?(\d[\d\u2063]*(?:[.,]\d+)?))?\s?(%|°C|℃|kcal|ккал|千卡|kg|кг|千克|mg|мг|毫克|g|г|克)(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]|(?<=г)\.)/gu;
const thousands = /(?<=\d)[.,\u00a0\u202f ](?=\d{3}(?!\d))/g;
/** Figures that any text may contain: a whole, and the amounts to which other figures refer. */
export const commonFigures = new Set(['100%', '100g', '100kcal', '1000kcal', '1kg', '1g', '5g', '10g', '50g']);
const minLanguages = 3;
/** With fewer valid texts than this, a comparison proves too little. */
const minTexts = 6;

type LocatedFigure = { snippet: LocatedText; index: number; found: string; values: string[] };

/** The figures with a unit in a text: `2,5–3 %` are 2.5% and 3%. */
export function figuresOf(snippet: LocatedText): LocatedFigure[] {
  const plain = snippet.text.replace(thousands, '\u2063');
  return [...plain.matchAll(figure)].map(({ 0: match, 1: first = '', 2: second, 3: unit = '', index }) => {
    const found = snippet.text.slice(index, index + match.length);
    const values = [first, ...(second ? [second] : [])].map(
      (value) => value.replaceAll('\u2063', '').replace(',', '.') + (units[unit] ?? unit),
    );
    return { snippet, index, found, values };
  });
}

/** The key of a text across languages: its path without the language; of messages each top-level key separately. */
function subjectOf({ file, key = '' }: LocatedText): string | null {
  const match = /^(.+)\/(\w+)\.(?:json|mdx)$/.exec(file);
  if (!match || !localeCodes.includes(match[2] as Locale)) return null;
  return file.startsWith('messages/') ? `${match[1]} ${key.split('.')[0]}` : (match[1] ?? null);
}

/** The file and key of a text without the language; null for posts, whose paragraphs have no keys. */
const placeOf = ({ file, key }: LocatedText, subject: string): string | null =>
  key === undefined || file.endsWith('.mdx') ? null : `${subject} ${key}`;

/**
 * Figures that fewer than three of the nine languages contain, or that only one has in a text where the others agree on
 * another: one has a fact that the others lack.
 */
export function checkFiguresAcrossLanguages(snippets: LocatedText[]): ContentProblem[] {
  const subjects = new Map<string, LocatedFigure[]>();
  const locales = new Map<string, Set<unknown>>();
  const spelledOut = new Map<string, [string, unknown][]>();
  const places = new Map<string, StatedValues[]>();
  for (const snippet of snippets) {
    const name = subjectOf(snippet);
    if (name?.startsWith('messages/staff') || !name) continue;
    locales.set(name, (locales.get(name) ?? new Set()).add(snippet.locale));
    const times = timeFiguresOf(snippet).map((time) => ({ snippet, ...time }));
    const figures = [...figuresOf(snippet), ...times];
    subjects.set(name, [...(subjects.get(name) ?? []), ...figures]);
    const spelled = spelledTimesOf(snippet);
    spelledOut.set(name, [
      ...(spelledOut.get(name) ?? []),
      ...spelled.map((value): [string, unknown] => [value, snippet.locale]),
    ]);
    const place = placeOf(snippet, name);
    const digits = figures.flatMap(({ values }) => values);
    const stated = { snippet, digits, all: new Set([...digits, ...spelled]) };
    if (place) places.set(place, [...(places.get(place) ?? []), stated]);
  }
  const odd = new Map(
    [...places.values()]
      .flatMap(findOddValues)
      .map(({ snippet, values }): [LocatedText, string[]] => [snippet, values]),
  );
  return [...subjects].flatMap(([name, figures]) => {
    if ((locales.get(name)?.size ?? 0) < minTexts) return [];
    const languages = new Map<string, Set<unknown>>();
    const inDigits = figures.flatMap(({ snippet, values }) => values.map((value) => [value, snippet.locale] as const));
    for (const [value, locale] of [...inDigits, ...(spelledOut.get(name) ?? [])])
      languages.set(value, (languages.get(value) ?? new Set()).add(locale));
    return figures.flatMap(({ snippet, index, found: text, values }) => {
      const isRare = (value: string) =>
        (!commonFigures.has(value) && (languages.get(value)?.size ?? 0) < minLanguages) ||
        odd.get(snippet)?.includes(value);
      if (!values.some(isRare)) return [];
      return [
        createContentProblem(
          snippet,
          { index, found: text },
          { text: `'${text}' is stated here and in no other language` },
        ),
      ];
    });
  });
}
