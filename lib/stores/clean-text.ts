/**
 * A cell as people meant it: without invisible characters (zero-width spaces, soft hyphens, direction marks), with
 * plain spaces, and accents composed. Line breaks stay where `lines` allows them.
 */
export function cleanText(text: string, { lines = false } = {}): string {
  const visible = text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cf}/gu, '');
  const joined = lines ? visible : visible.replace(/\n+/g, ' ');
  return joined
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .trim();
}
