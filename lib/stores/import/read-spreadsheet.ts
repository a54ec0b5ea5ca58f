import 'server-only';
import { parse } from 'csv-parse/sync';
import readXlsx from 'read-excel-file/node';
import { cleanText } from '../clean-text';
import { findHeadingRow } from './columns';
import { decodeTextInEncoding, detectEncoding } from './decode-text';
import type { TextEncoding } from './text-encoding-schema';

/** The cells of a file as text. A cell that the spreadsheet converted to a date begins with `textLostToDateCellMark`. */
export type ParsedSpreadsheet = {
  rows: string[][];
  /** The encoding of a text file, or the sheet of a workbook. */
  encoding?: TextEncoding;
  delimiter?: string;
  sheet?: string;
  /** Sheets that were not read. */
  otherSheets: string[];
};
export type SpreadsheetProblemKey = 'empty' | 'unreadable' | 'old' | 'tooMany';

export const maxImportRows = 20_000;
const maxColumns = 200;
/** Marks a cell whose text is lost because the spreadsheet converted it to a date, such as 9-5 to the ninth of May. */
export const textLostToDateCellMark = '\u0001';

// The places where `formatCsv` puts an apostrophe (lib/i18n/csv.ts).
const neutralized = /(^|[,;\t\r\n])'(?=[=+\-@\t\r\n＝＋－＠])/g;

/** A cell without the apostrophes that keep spreadsheets from reading it as a formula, such as '+30 210 555 1234. */
const restoreNeutralizedFormulas = (cell: string) => cell.replace(neutralized, '$1');

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;
// The format of Excel before 2007.
const isOld = (bytes: Uint8Array) => bytes[0] === 0xd0 && bytes[1] === 0xcf;

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return `${textLostToDateCellMark}${cell.toISOString().slice(0, 10)}`;
  return cleanCell(String(cell));
}

/** The text of a cell, also of one that an export has neutralised. */
const cleanCell = (text: string) => cleanText(restoreNeutralizedFormulas(text), { lines: true });

/** Splits a text with the delimiter that finds the most headings; of equal ones the first is used. */
function splitText(text: string): { rows: string[][]; delimiter: string } | null {
  const separatorLine = /^"?sep=(.)"?\r?\n/i.exec(text);
  const body = separatorLine ? text.slice(separatorLine[0].length) : text;
  let best: { rows: string[][]; delimiter: string; known: number } | null = null;
  for (const delimiter of separatorLine?.[1] ? [separatorLine[1]] : [';', ',', '\t', '|']) {
    const options = { delimiter, relax_column_count: true, relax_quotes: delimiter === '\t' };
    try {
      // The headings are within the first twenty-five rows; the rest is parsed once, with the chosen delimiter.
      const start: string[][] = parse(body, { ...options, to: 25 });
      const head = findHeadingRow(start);
      const known = head < 0 ? 0 : (start[head]?.length ?? 0);
      if (best && known <= best.known) continue;
      best = { rows: start, delimiter, known };
    } catch {
      // A quote without an end under one delimiter may be plain text under another.
    }
  }
  if (!best) return null;
  try {
    const options = { delimiter: best.delimiter, relax_column_count: true, relax_quotes: best.delimiter === '\t' };
    const rows: string[][] = parse(body, { ...options, to: maxImportRows + 50 });
    // The separator line counts, so that rows have the numbers that the spreadsheet shows.
    return { rows: separatorLine ? [[`sep=${best.delimiter}`], ...rows] : rows, delimiter: best.delimiter };
  } catch {
    return null;
  }
}

const isEmpty = (row: string[]) => row.every((cell) => cell === '');

/** The rows of a workbook or a text file. */
export async function readSpreadsheet(
  bytes: Uint8Array,
  encoding?: TextEncoding,
): Promise<ParsedSpreadsheet | SpreadsheetProblemKey> {
  if (bytes.length === 0) return 'empty';
  if (isOld(bytes)) return 'old';
  const sheet = isZip(bytes) ? await readWorkbook(bytes) : readTextFile(bytes, encoding ?? detectEncoding(bytes));
  if (typeof sheet === 'string') return sheet;
  while (sheet.rows.length && isEmpty(sheet.rows.at(-1) ?? [])) sheet.rows.pop();
  if (sheet.rows.length === 0) return 'empty';
  if (sheet.rows.length > maxImportRows + 20 || sheet.rows.some((row) => row.length > maxColumns)) return 'tooMany';
  return sheet;
}

function readTextFile(bytes: Uint8Array, encoding: TextEncoding): ParsedSpreadsheet | SpreadsheetProblemKey {
  const text = decodeTextInEncoding(bytes, encoding);
  if (!text.trim()) return 'empty';
  const split = splitText(text);
  if (!split) return 'unreadable';
  const rows = split.rows.map((row) => row.map(cleanCell));
  return { rows, encoding, delimiter: split.delimiter, otherSheets: [] };
}

async function readWorkbook(bytes: Uint8Array): Promise<ParsedSpreadsheet | SpreadsheetProblemKey> {
  let sheets: Awaited<ReturnType<typeof readXlsx>>;
  try {
    sheets = await readXlsx(Buffer.from(bytes));
  } catch {
    return 'unreadable';
  }
  const parsedSheets = sheets.map(({ sheet, data }) => ({ sheet, rows: data.map((row) => row.map(cellText)) }));
  // Covers and notes may come before the list or after it.
  const chosen = parsedSheets.find(({ rows }) => findHeadingRow(rows) >= 0) ?? parsedSheets[0];
  if (!chosen) return 'empty';
  const otherSheets = parsedSheets
    .filter((sheet) => sheet !== chosen && !sheet.rows.every(isEmpty))
    .map(({ sheet }) => sheet);
  return { ...chosen, otherSheets };
}
