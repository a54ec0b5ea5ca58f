import { readFileSync } from 'node:fs';
import type { ContentProblem } from '@/lib/content/content-problem';
import type { Locale } from '@/lib/i18n/locales';
import { icuFault, summarizeIcu } from '@/scripts/content-check/icu';
import { jsonValueRanges } from '@/scripts/content-check/locate-problems';
import { argumentIssues } from '@/scripts/content-check/messages';
import { checkText } from '@/scripts/content-check/texts';
import { placeholdersOf, type TextRow } from './text-rows';
import type { TranslatedTextRow } from './workbook';

/** What an import would do: the new texts of files, how many texts change, and what is wrong, by row. */
export type TextImport = { files: Map<string, string>; changed: number; problems: string[]; remarks: string[] };

/**
 * Compares returned rows with the current texts. A row with a broken placeholder or a text too long is a problem;
 * matters of style are remarks.
 */
export function planTextImport(locale: Locale, current: TextRow[], returned: TranslatedTextRow[]): TextImport {
  const known = new Map(current.map((row) => [`${row.file} ${row.key}`, row]));
  const problems: string[] = [];
  const remarks: string[] = [];
  const edits = new Map<string, { key: string; text: string }[]>();
  let changed = 0;
  for (const { row, file, key, english, text } of returned) {
    const own = known.get(`${file} ${key}`);
    const at = `row ${row}, ${key}`;
    if (!own) {
      problems.push(`${at}: ${file} has no such text`);
      continue;
    }
    if (!text.trim() || text === own.text) continue;
    if (english !== own.english)
      remarks.push(`${at}: the English text has changed since the export; now: ${own.english}`);
    problems.push(...faults(own, text).map((reason) => `${at}: ${reason}`));
    remarks.push(...style(locale, own, text).map(({ text: reason }) => `${at}: ${reason}`));
    edits.set(file, [...(edits.get(file) ?? []), { key, text }]);
    changed += 1;
  }
  const files = new Map([...edits].map(([file, list]) => [file, replaced(readFileSync(file, 'utf8'), list)]));
  return { files, changed, problems, remarks };
}

function faults({ file, english, limit }: TextRow, text: string): string[] {
  const length = text.length;
  const long = limit !== null && length > limit ? [`has ${length} characters, at most ${limit} fit`] : [];
  if (!file.startsWith('messages/')) {
    const [own, expected] = [placeholdersOf(text).join(' '), placeholdersOf(english).join(' ')];
    const kinds = (list: string) => [...new Set(list.split(' ').filter(Boolean))];
    const missing = kinds(own).filter((one) => !kinds(expected).includes(one) && one !== '{brand}');
    return [...long, ...missing.map((one) => `has ${one}, which nothing fills in`)];
  }
  const fault = icuFault(text);
  if (fault) return [...long, fault.text];
  return [...long, ...argumentIssues(summarizeIcu(text).names, summarizeIcu(english).names)];
}

const style = (locale: Locale, { file, key }: TextRow, text: string): ContentProblem[] =>
  checkText({ file, key, text, locale, icu: file.startsWith('messages/') }).filter(({ weight }) => weight !== 'hint');

/** A JSON text with other texts at some keys; the rest, its layout included, stays as it is. */
function replaced(source: string, edits: { key: string; text: string }[]): string {
  const ranges = jsonValueRanges(
    source,
    edits.map(({ key }) => key),
  );
  const placed = edits.flatMap(({ text }, at) => {
    const range = ranges[at];
    return range ? [{ range, text }] : [];
  });
  let out = source;
  for (const { range, text } of placed.sort((a, b) => b.range[0] - a.range[0]))
    out = out.slice(0, range[0]) + JSON.stringify(text) + out.slice(range[1]);
  return out;
}
