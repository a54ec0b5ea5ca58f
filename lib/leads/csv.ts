// A spreadsheet takes a cell that begins with one of these for a formula, some also where they are full-width (OWASP: CSV injection).
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/** Rows as CSV for spreadsheets: UTF-8 with a byte order mark, every cell quoted, formulas made harmless with an apostrophe. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
