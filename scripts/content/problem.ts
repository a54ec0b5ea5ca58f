/** Something in the content that has to be mended before it can ship. */
export type Problem = { file: string; line?: number; text: string };

/** The line (from 1) on which a dotted key of a formatted JSON file stands, for people who look for it. */
export function lineOf(source: string, key: string): number | undefined {
  const lines = source.split('\n');
  let at = 0;
  for (const part of key.split('.')) {
    const next = lines.findIndex((line, index) => index >= at && line.trimStart().startsWith(`"${part}":`));
    if (next < 0) return undefined;
    at = next + 1;
  }
  return at || undefined;
}

/** Dotted path -> text for every text in a JSON value. */
export function leaves(value: unknown, prefix = ''): Map<string, string> {
  const found = new Map<string, string>();
  if (typeof value === 'string') return found.set(prefix, value);
  if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value))
      for (const [path, text] of leaves(inner, prefix ? `${prefix}.${key}` : key)) found.set(path, text);
  return found;
}
