import { isMap, isPair, isScalar, parseDocument, visit } from 'yaml';

export type DuplicateJsonKey = { key: string; offset: number; first: number };

const texts = /"(?:[^"\\]|\\.)*"(\s*:)?/g;

/** The names that an object of a valid JSON text has twice, which JSON.parse accepts silently. */
export function duplicateKeys(text: string): DuplicateJsonKey[] {
  // Parsing with positions takes long, so only where the numbers differ.
  let named = 0;
  for (const [, colon] of text.matchAll(texts)) if (colon) named += 1;
  if (named === countKeys(JSON.parse(text))) return [];
  const found: DuplicateJsonKey[] = [];
  visit(parseDocument(text, { uniqueKeys: false }), {
    Map: (_, map) => {
      if (!isMap(map)) return;
      const seen = new Map<string, number>();
      for (const pair of map.items) {
        if (!isPair(pair) || !isScalar(pair.key)) continue;
        const key = String(pair.key.value);
        const offset = pair.key.range?.[0] ?? 0;
        const first = seen.get(key);
        if (first !== undefined) found.push({ key, offset, first });
        else seen.set(key, offset);
      }
    },
  });
  return found;
}

function countKeys(value: unknown): number {
  if (!value || typeof value !== 'object') return 0;
  const inner = Object.values(value).reduce((sum: number, one) => sum + countKeys(one), 0);
  return Array.isArray(value) ? inner : inner + Object.keys(value).length;
}
