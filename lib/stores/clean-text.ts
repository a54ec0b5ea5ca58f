/**
 * Normalizes a cell: removes invisible characters (zero-width spaces, soft hyphens, direction marks), replaces special
 * spaces by plain ones and composes accents. With `lines`, line breaks stay.
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
