/** Styles longer than this are the site's own sheet, which a page that navigates already has. */
const kept = 32_000;

/**
 * Page data with the site's style sheet named instead of written out. The browser that asks for page data shows a page of the site
 * already, and the router keeps its layout, so the copy would travel for nothing; a refresh that does render it links the file.
 */
export function withoutSheet(data: Buffer): Buffer {
  // latin1 keeps one character a byte: the rows of the format count bytes.
  let text = data.toString('latin1');
  const element =
    /\["\$","style","(\w+)",\{"nonce":"\$undefined","precedence":"next","href":"([^"]+)","children":"\$(\w+)"\}\]/g;
  for (const [whole, key, href, row] of text.matchAll(element)) {
    const start = text.startsWith(`${row}:T`) ? 0 : text.indexOf(`\n${row}:T`) + 1;
    const comma = text.indexOf(',', start);
    const length = Number.parseInt(text.slice(start + `${row}:T`.length, comma), 16);
    if (!text.startsWith(`${row}:T`, start) || !(length > kept)) continue;
    text = text.slice(0, start) + text.slice(comma + 1 + length);
    text = text.replace(whole, `["$","link","${key}",{"rel":"stylesheet","href":"${href}","precedence":"next"}]`);
  }
  return Buffer.from(text, 'latin1');
}
