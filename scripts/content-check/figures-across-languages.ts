import type { ContentProblem } from '@/lib/content/content-problem';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { findStatedCounts } from './counts';
import { findExchangedFigures, findLostUnits, findOddFigures, type LocaleFigures } from './figures-by-key';
import {
  convertToCommonUnit,
  extractFiguresWithUnits,
  extractReferenceAmounts,
  parseStandaloneFigure,
} from './figures-with-units';
import { createContentProblem, type LocatedText } from './located-texts';
import { memoizeInProcess } from './process-memo';
import { extractDurationsFromProse, extractSpelledDurations } from './time-figures';

/** Figures that any text may contain: a whole, and the amounts to which other figures refer. */
export const alwaysAllowedFigures = new Set(['100%', '100g', '100kcal', '1000kcal', '1kg', '1g', '5g', '10g', '50g']);
const commonValues = new Set([...alwaysAllowedFigures].map(convertToCommonUnit));
const minLanguages = 3;
/** With fewer valid texts than this, a comparison proves too little. */
const minTexts = 6;

/** The key of a text across languages: its path without the language; of messages each top-level key separately. */
function subjectOf({ file, key = '' }: LocatedText): string | null {
  const match = /^(.+)\/(\w+)\.(?:json|mdx)$/.exec(file);
  if (!match || !localeCodes.includes(match[2] as Locale)) return null;
  return file.startsWith('messages/') ? `${match[1]} ${key.split('.')[0]}` : (match[1] ?? null);
}

/** The number of paragraphs of each post in each language. */
function countBlocks(snippets: readonly LocatedText[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { file, block } of snippets)
    if (block !== undefined) counts.set(file, Math.max(counts.get(file) ?? 0, block + 1));
  return counts;
}

/** The texts that say the same in each language: those of one key, or of one paragraph of a post. */
function groupByPlace(snippets: readonly LocatedText[]): Map<string, LocatedText[]> {
  const counts = countBlocks(snippets);
  const places = new Map<string, LocatedText[]>();
  for (const snippet of snippets) {
    const { file, key, block, inSources } = snippet;
    const subject = subjectOf(snippet);
    if (!subject || inSources) continue;
    // Only posts with equally many paragraphs have the same ones.
    const place = block === undefined ? key : `${counts.get(file)} ${block}`;
    if (place) places.set(`${subject} ${place}`, [...(places.get(`${subject} ${place}`) ?? []), snippet]);
  }
  return places;
}

/** The figures of a text in digits, in their order. */
const listFigures = memoizeInProcess('figures', (snippet: LocatedText) =>
  [
    ...extractFiguresWithUnits(snippet),
    ...extractReferenceAmounts(snippet),
    ...parseStandaloneFigure(snippet),
    ...extractDurationsFromProse(snippet).map((time) => ({ snippet, ...time })),
    ...findStatedCounts(snippet).map(({ index, found, of, count }) => ({
      snippet,
      index,
      found,
      values: [count + of],
    })),
  ].sort((one, other) => one.index - other.index),
);

/** What each language states in one place. */
function statedByLanguage(snippets: readonly LocatedText[]): LocaleFigures[] {
  return localeCodes.flatMap((locale) => {
    const own = snippets.filter((snippet) => snippet.locale === locale);
    if (own.length === 0) return [];
    const figures = own.flatMap(listFigures);
    const all = new Set([...figures.flatMap(({ values }) => values), ...own.flatMap(extractSpelledDurations)]);
    return [{ locale, snippets: own, figures, all }];
  });
}

const isReference = (value: string) => alwaysAllowedFigures.has(value);

/** Figures that one language states otherwise, in another order or without their unit, where the others agree. */
function checkFiguresByPlace(snippets: readonly LocatedText[]): ContentProblem[] {
  return [...groupByPlace(snippets).values()].flatMap((place) => {
    const texts = statedByLanguage(place);
    if (texts.length < minTexts) return [];
    return [
      ...findOddFigures(texts).map((figure) =>
        createContentProblem(figure.snippet, figure, {
          text: `'${figure.found}' is stated here and in no other language`,
        }),
      ),
      ...findExchangedFigures(texts, isReference).map(({ figure, expected }) =>
        createContentProblem(figure.snippet, figure, {
          text: `'${figure.found}' stands elsewhere than in the other languages, whose order is ${expected}: exchange the figures`,
          // A Chinese comparison names what it compares with first: 比200克多50克, 50 g more than 200 g.
          weight: figure.snippet.locale === 'cn' ? 'hint' : undefined,
        }),
      ),
      ...findLostUnits(texts).map((figure) =>
        createContentProblem(figure.snippet, figure, {
          text: `'${figure.found}' has no unit; the other languages write it with ${figure.unit}: add it`,
        }),
      ),
    ];
  });
}

/** Figures that fewer than three of the nine languages contain. */
function checkFiguresBySubject(snippets: readonly LocatedText[]): ContentProblem[] {
  const subjects = new Map<string, LocatedText[]>();
  for (const snippet of snippets) {
    const name = subjectOf(snippet);
    if (name) subjects.set(name, [...(subjects.get(name) ?? []), snippet]);
  }
  return [...subjects.values()].flatMap((texts) => {
    if (new Set(texts.map(({ locale }) => locale)).size < minTexts) return [];
    const figures = texts.flatMap((snippet) => [
      ...extractFiguresWithUnits(snippet),
      ...extractDurationsFromProse(snippet).map((time) => ({ snippet, ...time })),
    ]);
    const languages = new Map<string, Set<unknown>>();
    const add = (value: string, { locale }: LocatedText) =>
      languages.set(value, (languages.get(value) ?? new Set()).add(locale));
    for (const { snippet, values } of figures) for (const value of values) add(value, snippet);
    for (const snippet of texts) for (const value of extractSpelledDurations(snippet)) add(value, snippet);
    const isRare = (value: string) => !commonValues.has(value) && (languages.get(value)?.size ?? 0) < minLanguages;
    return figures.flatMap(({ snippet, index, found, values }) =>
      values.some(isRare)
        ? [
            createContentProblem(
              snippet,
              { index, found },
              { text: `'${found}' is stated here and in no other language` },
            ),
          ]
        : [],
    );
  });
}

/**
 * Figures that fewer than three of the nine languages contain, or that only one has, has in another order or without
 * its unit in a text where the others agree: one has a fact that the others lack.
 */
export function checkFiguresAcrossLanguages(snippets: readonly LocatedText[]): ContentProblem[] {
  const read = snippets.filter((snippet) => !subjectOf(snippet)?.startsWith('messages/staff'));
  const rare = checkFiguresBySubject(read);
  const isReported = ({ file, found, at, offset, text }: ContentProblem) =>
    rare.some(
      (one) => one.file === file && one.found === found && one.at === at && one.offset === offset && one.text === text,
    );
  return [...rare, ...checkFiguresByPlace(read).filter((problem) => !isReported(problem))];
}
