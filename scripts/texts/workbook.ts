import readXlsxFile from 'read-excel-file/node';
import writeXlsxFile from 'write-excel-file/node';
import type { Locale } from '@/lib/i18n/locales';
import type { TranslatorTextRow } from './translator-text-rows';

const columns = [
  { title: 'File', width: 32 },
  { title: 'Key', width: 32 },
  { title: 'English', width: 60 },
  { title: 'Text', width: 60 },
  { title: 'At most', width: 9 },
  { title: 'Keep as they are', width: 18 },
  { title: 'Terms', width: 40 },
  { title: 'Where it appears', width: 40 },
] as const;

/** Writes rows as a spreadsheet whose only sheet is named by the language; `where` describes where a text appears. */
export async function writeTranslationWorkbook(
  file: string,
  locale: Locale,
  rows: TranslatorTextRow[],
  where: (id: string) => string,
): Promise<void> {
  const head = columns.map(({ title }) => ({ value: title, fontWeight: 'bold' as const }));
  const cell = (value: string) => ({ value, type: String, wrap: true, alignVertical: 'top' as const });
  const data = rows.map(({ id, file: source, key, english, text, limit, placeholders, terms }) => [
    ...[source, key, english].map(cell),
    { ...cell(text), backgroundColor: text ? undefined : '#fff2cc' },
    limit,
    ...[placeholders, terms, where(id)].map(cell),
  ]);
  const options = { sheet: locale, columns: columns.map(({ width }) => ({ width })), stickyRowsCount: 1 };
  await writeXlsxFile([head, ...data], options).toFile(file);
}

/** A returned row, with its number in the sheet. */
export type TranslationWorkbookRow = { row: number; file: string; key: string; english: string; text: string };

/**
 * The language and the rows of a spreadsheet that a translator returned. Throws if it was not written by
 * `writeTranslationWorkbook`; the message is written for the translator.
 */
export async function readWorkbookLanguageAndRows(
  file: string,
): Promise<{ language: string; rows: TranslationWorkbookRow[] }> {
  const [sheet] = await readXlsxFile(file);
  const [head = [], ...rows] = sheet?.data ?? [];
  const names = columns.slice(0, 4).map(({ title }) => title);
  if (!sheet || names.some((name, index) => head[index] !== name))
    throw new Error(`${file}: the first row must be ${names.join(', ')}, as npm run texts:export writes it`);
  const text = (value: unknown) => (value === null || value === undefined ? '' : String(value));
  return {
    language: sheet.sheet,
    rows: rows.map((row, index) => ({
      row: index + 2,
      file: text(row[0]),
      key: text(row[1]),
      english: text(row[2]),
      text: text(row[3]),
    })),
  };
}
