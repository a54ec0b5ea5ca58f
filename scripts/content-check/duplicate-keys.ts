import { isMap, isPair, isScalar, parseDocument, visit } from 'yaml';

export type DuplicateJsonKey = { key: string; offset: number; first: number };

const jsonStrings = /"(?:[^"\\]|\\.)*"(\s*:)?/g;

/** The keys that occur twice in an object of a valid JSON text, which JSON.parse accepts silently. */
export function findDuplicateKeys(text: string): DuplicateJsonKey[] {
  // Parsing with positions is slow, so it runs only if the numbers of keys differ.
  let written = 0;
  for (const [, colon] of text.matchAll(jsonStrings)) if (colon) written += 1;
  if (written === countKeys(JSON.parse(text))) return [];
  const duplicates: DuplicateJsonKey[] = [];
  visit(parseDocument(text, { uniqueKeys: false }), {
    Map: (_, map) => {
      if (!isMap(map)) return;
      const offsets = new Map<string, number>();
      for (const pair of map.items) {
        if (!isPair(pair) || !isScalar(pair.key)) continue;
        const key = String(pair.key.value);
        const offset = pair.key.range?.[0] ?? 0;
        const first = offsets.get(key);
        if (first !== undefined) duplicates.push({ key, offset, first });
        else offsets.set(key, offset);
      }
    },
  });
  return duplicates;
}

function countKeys(value: unknown): number {
  if (!value || typeof value !== 'object') return 0;
  const inner = Object.values(value).reduce((sum: number, item) => sum + countKeys(item), 0);
  return Array.isArray(value) ? inner : inner + Object.keys(value).length;
}
