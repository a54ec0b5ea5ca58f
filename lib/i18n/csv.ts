import { getDateTimeFormat, getNumberFormat } from './formatters';
import { type Locale, languageTag } from './locales';

/**
 * The cell separator for readers of a language: where the decimal separator is a comma, spreadsheets split at
 * semicolons.
 */
export function getCsvSeparator(locale: Locale): ',' | ';' {
  return getNumberFormat(languageTag(locale)).format(0.5).includes(',') ? ';' : ',';
}

// Spreadsheets treat a cell that begins with one of these as a formula, some also if it is full-width (OWASP: CSV
// injection). A spreadsheet that splits at the other separator starts a cell in the middle of one of ours.
const formula = /(^|[,;\t\r\n])(?=[=+\-@\t\r\n＝＋－＠])/g;

/**
 * Rows as CSV for spreadsheets: UTF-8 with a byte order mark, every cell quoted, formulas neutralised with an
 * apostrophe.
 */
export function formatCsv(rows: readonly (readonly string[])[], separator: ',' | ';'): string {
  const cell = (text: string) => `"${text.replace(formula, "$1'").replaceAll('"', '""')}"`;
  return `\uFEFF${rows.map((row) => row.map(cell).join(separator)).join('\r\n')}\r\n`;
}

const athens = getDateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Athens' });

/**
 * A timestamp as spreadsheets read it, in Athens time, which the inbox and its filters use too: '2026-11-23 00:30:00'.
 */
export function formatCsvTime(moment: string | Date): string {
  return athens.format(new Date(moment));
}
