/** Styles longer than this are the site's own sheet, which the page that renders them already has. */
const kept = 32_000;

const element =
  /\["\$","style","(\w+)",\{"nonce":"\$undefined","precedence":"next","href":"([^"]+)","children":"\$(\w+)"\}\]/g;

/** Where the text of a row (`7:T1f4,…`) begins and ends; null when the row is no text or a short one. The data is in latin1: the format counts bytes. */
function longText(data: string, row: string): { row: number; text: number; end: number } | null {
  const head = `${row}:T`;
  const start = data.startsWith(head) ? 0 : data.indexOf(`\n${head}`) + 1;
  const comma = data.indexOf(',', start);
  const length = Number.parseInt(data.slice(start + head.length, comma), 16);
  if (!data.startsWith(head, start) || !(length > kept)) return null;
  return { row: start, text: comma + 1, end: comma + 1 + length };
}

/**
 * Page data with the site's style sheet named instead of written out. The browser that asks for page data shows a page of the site
 * already, and the router keeps its layout, so the copy would travel for nothing; a refresh that does render it links the file.
 */
export function withoutSheet(data: Buffer): Buffer {
  let text = data.toString('latin1');
  for (const [whole, key, href, row = ''] of text.matchAll(element)) {
    const found = longText(text, row);
    if (!found) continue;
    text = text.slice(0, found.row) + text.slice(found.end);
    text = text.replace(whole, `["$","link","${key}",{"rel":"stylesheet","href":"${href}","precedence":"next"}]`);
  }
  return Buffer.from(text, 'latin1');
}

/** The data inside a page with the site's style sheet emptied: React finds the sheet in the page by its address and never reads the copy. */
export function withEmptySheet(data: string): string {
  let text = Buffer.from(data).toString('latin1');
  for (const [, , , row = ''] of text.matchAll(element)) {
    const found = longText(text, row);
    if (found) text = `${text.slice(0, found.row)}${row}:T1, ${text.slice(found.end)}`;
  }
  return Buffer.from(text, 'latin1').toString();
}
