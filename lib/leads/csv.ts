import { type Locale, languageTag } from '@/lib/i18n/locales';

/** What stands between the cells for readers of a language: where a comma begins the decimals, spreadsheets split lines at semicolons. */
export function separatorOf(locale: Locale): ',' | ';' {
  return new Intl.NumberFormat(languageTag(locale)).format(0.5).includes(',') ? ';' : ',';
}

// A spreadsheet takes a cell that begins with one of these for a formula, some also where they are full-width (OWASP: CSV injection). Where it
// splits lines at the other separator a cell begins within one of ours.
const formula = /(^|[,;\t\r\n])(?=[=+\-@\t\r\n＝＋－＠])/g;

/** Rows as CSV for spreadsheets: UTF-8 with a byte order mark, every cell quoted, formulas made harmless with an apostrophe. */
export function csvOf(rows: readonly (readonly string[])[], separator: ',' | ';'): string {
  const cell = (text: string) => `"${text.replace(formula, "$1'").replaceAll('"', '""')}"`;
  return `\uFEFF${rows.map((row) => row.map(cell).join(separator)).join('\r\n')}\r\n`;
}

const athens = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Athens' });

/** A moment as spreadsheets read one, by the clock of Athens, which the inbox and its filters go by too: '2026-11-23 00:30:00'. */
export function momentCell(moment: string | Date): string {
  return athens.format(new Date(moment));
}
