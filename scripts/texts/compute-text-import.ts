import { readFileSync } from 'node:fs';
import type { ContentProblem } from '@/lib/content/content-problem';
import type { Locale } from '@/lib/i18n/locales';
import { findIcuFault, summarizeIcu } from '@/scripts/content-check/icu';
import { findJsonValueRanges } from '@/scripts/content-check/locate-problems';
import { findArgumentIssues } from '@/scripts/content-check/messages';
import { checkText } from '@/scripts/content-check/texts';
import { listPlaceholders, type TranslatorTextRow } from './translator-text-rows';
import type { TranslationWorkbookRow } from './workbook';

/** The plan of an import: the new content of the files, the number of changed texts, and the problems by row. */
export type TextImportPlan = { files: Map<string, string>; changed: number; problems: string[]; remarks: string[] };

/**
 * Compares returned rows with the current texts. A row with a broken placeholder or a text too long is a problem;
 * style issues are remarks.
 */
export function computeTextImport(
  locale: Locale,
  current: TranslatorTextRow[],
  returned: TranslationWorkbookRow[],
): TextImportPlan {
  const currentByKey = new Map(current.map((row) => [`${row.file} ${row.key}`, row]));
  const problems: string[] = [];
  const remarks: string[] = [];
  const edits = new Map<string, { key: string; text: string }[]>();
  let changed = 0;
  for (const { row, file, key, english, text } of returned) {
    const currentRow = currentByKey.get(`${file} ${key}`);
    const position = `row ${row}, ${key}`;
    if (!currentRow) {
      problems.push(`${position}: ${file} has no such text`);
      continue;
    }
    if (!text.trim() || text === currentRow.text) continue;
    if (english !== currentRow.english)
      remarks.push(`${position}: the English text has changed since the export; now: ${currentRow.english}`);
    problems.push(...findFaults(currentRow, text).map((reason) => `${position}: ${reason}`));
    remarks.push(...findStyleIssues(locale, currentRow, text).map(({ text: reason }) => `${position}: ${reason}`));
    edits.set(file, [...(edits.get(file) ?? []), { key, text }]);
    changed += 1;
  }
  const files = new Map([...edits].map(([file, list]) => [file, replaceTexts(readFileSync(file, 'utf8'), list)]));
  return { files, changed, problems, remarks };
}

function findFaults({ file, english, limit }: TranslatorTextRow, text: string): string[] {
  const length = text.length;
  const tooLong = limit !== null && length > limit ? [`has ${length} characters, at most ${limit} fit`] : [];
  if (!file.startsWith('messages/')) {
    const [actual, expected] = [listPlaceholders(text).join(' '), listPlaceholders(english).join(' ')];
    const unique = (list: string) => [...new Set(list.split(' ').filter(Boolean))];
    const unknown = unique(actual).filter((name) => !unique(expected).includes(name) && name !== '{brand}');
    return [...tooLong, ...unknown.map((name) => `has ${name}, which nothing fills in`)];
  }
  const fault = findIcuFault(text);
  if (fault) return [...tooLong, fault.text];
  return [...tooLong, ...findArgumentIssues(summarizeIcu(text).names, summarizeIcu(english).names)];
}

const findStyleIssues = (locale: Locale, { file, key }: TranslatorTextRow, text: string): ContentProblem[] =>
  checkText({ file, key, text, locale, icu: file.startsWith('messages/') }).filter(({ weight }) => weight !== 'hint');

/** Replaces the texts at some keys of a JSON text; the rest, including its layout, stays unchanged. */
function replaceTexts(source: string, edits: { key: string; text: string }[]): string {
  const ranges = findJsonValueRanges(
    source,
    edits.map(({ key }) => key),
  );
  const replacements = edits.flatMap(({ text }, index) => {
    const range = ranges[index];
    return range ? [{ range, text }] : [];
  });
  let result = source;
  for (const { range, text } of replacements.sort((a, b) => b.range[0] - a.range[0]))
    result = result.slice(0, range[0]) + JSON.stringify(text) + result.slice(range[1]);
  return result;
}
