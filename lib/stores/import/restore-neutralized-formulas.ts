// The places where `formatCsv` puts an apostrophe (lib/i18n/csv.ts).
const neutralized = /(^|[,;\t\r\n])'(?=[=+\-@\t\r\n＝＋－＠])/g;

/** A cell without the apostrophes that keep spreadsheets from reading it as a formula, such as '+30 210 555 1234. */
export const restoreNeutralizedFormulas = (cell: string) => cell.replace(neutralized, '$1');
