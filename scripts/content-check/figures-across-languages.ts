import type { ContentProblem } from '@/lib/content/content-problem';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { createTextProblem, type LocatedText } from './text-snippets';

const units: Record<string, string> = { ккал: 'kcal', 千卡: 'kcal', кг: 'kg', 千克: 'kg', г: 'g', 克: 'g', '℃': '°C' };
// In Bulgarian г. is also the year.
const figure =
  /(\d[\d\u2063]*(?:[.,]\d+)?)(?:\s?(?:[–～至-]|to|a|à|до|έως|līdz)\s?(\d[\d\u2063]*(?:[.,]\d+)?))?\s?(%|°C|℃|kcal|ккал|千卡|kg|кг|千克|g|г|克)(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]|(?<=г)\.)/gu;
const thousands = /(?<=\d)[.,\u00a0\u202f ](?=\d{3}(?!\d))/g;
/** What a text may count in by itself: a whole, and the amounts that figures are stated for. */
const common = new Set(['100%', '100g', '100kcal', '1000kcal', '1kg', '1g', '5g', '10g', '50g']);
const minLanguages = 3;
/** Texts that cannot be read count for nothing: with fewer of them than this, the others say too little. */
const minTexts = 6;

type Found = { snippet: LocatedText; index: number; found: string; values: string[] };

/** The figures with a unit in a text: `2,5–3 %` are 2.5% and 3%. */
function figuresOf(snippet: LocatedText): Found[] {
  const plain = snippet.text.replace(thousands, '\u2063');
  return [...plain.matchAll(figure)].map(({ 0: match, 1: first = '', 2: second, 3: unit = '', index }) => {
    const found = snippet.text.slice(index, index + match.length);
    const values = [first, ...(second ? [second] : [])].map(
      (value) => value.replaceAll('\u2063', '').replace(',', '.') + (units[unit] ?? unit),
    );
    return { snippet, index, found, values };
  });
}

/** The text that a file holds in every language: its path without the language; of messages each part by itself. */
function subject({ file, key = '' }: LocatedText): string | null {
  const found = /^(.+)\/(\w+)\.(?:json|mdx)$/.exec(file);
  if (!found || !localeCodes.includes(found[2] as Locale)) return null;
  return file.startsWith('messages/') ? `${found[1]} ${key.split('.')[0]}` : (found[1] ?? null);
}

/** Figures that fewer than three of the nine languages state: one of them has a fact that the others do not. */
export function checkFiguresAcrossLanguages(snippets: LocatedText[]): ContentProblem[] {
  const subjects = new Map<string, Found[]>();
  const locales = new Map<string, Set<unknown>>();
  for (const snippet of snippets) {
    const name = subject(snippet);
    if (name?.startsWith('messages/staff') || !name) continue;
    locales.set(name, (locales.get(name) ?? new Set()).add(snippet.locale));
    subjects.set(name, [...(subjects.get(name) ?? []), ...figuresOf(snippet)]);
  }
  return [...subjects].flatMap(([name, found]) => {
    if ((locales.get(name)?.size ?? 0) < minTexts) return [];
    const languages = new Map<string, Set<unknown>>();
    for (const { snippet, values } of found)
      for (const value of values) languages.set(value, (languages.get(value) ?? new Set()).add(snippet.locale));
    return found.flatMap(({ snippet, index, found: text, values }) => {
      const own = values.filter((value) => !common.has(value) && (languages.get(value)?.size ?? 0) < minLanguages);
      if (own.length === 0) return [];
      return [
        createTextProblem(
          snippet,
          { index, found: text },
          { text: `'${text}' is stated here and in no other language` },
        ),
      ];
    });
  });
}
