import { readFileSync } from 'node:fs';
import fc from 'fast-check';

/**
 * A change of one file at random: which file and which of its values, by their share of all of them, and what happens
 * to it.
 */
export type Mutation = { file: string; at: number; kind: (typeof kinds)[number] };

const values = {
  remove: () => undefined,
  empty: () => '',
  blank: () => '   ',
  nothing: () => null,
  number: () => 7,
  list: () => [],
  group: () => ({}),
  long: () => 'Word '.repeat(120).trim(),
  'brace opened': (old: unknown) => `${old} {`,
  'brace closed': (old: unknown) => `${old} }`,
  placeholder: (old: unknown) => `${old} {nobody}`,
  tag: (old: unknown) => `<b>${old}</b>`,
  half: (old: unknown) => String(old).slice(0, String(old).length / 2),
  negative: () => -1,
  fraction: () => 0.123456,
} as const;
const kinds = Object.keys(values) as (keyof typeof values)[];

/** The same mutations at every run. */
export function mutations(files: string[], count: number, seed: number): Mutation[] {
  const one = fc.record({
    file: fc.constantFrom(...files),
    at: fc.double({ min: 0, max: 0.999, noNaN: true }),
    kind: fc.constantFrom(...kinds),
  });
  return fc.sample(one, { numRuns: count, seed });
}

type Place = { parent: Record<string, unknown> | unknown[]; key: string | number };

function placesIn(value: unknown): Place[] {
  if (!value || typeof value !== 'object') return [];
  const parent = value as Place['parent'];
  const keys = Array.isArray(parent) ? parent.map((_, index) => index) : Object.keys(parent);
  return keys.flatMap((key) => [{ parent, key }, ...placesIn((parent as Record<string, unknown>)[key])]);
}

/** The text of a JSON file after a mutation. */
export function applyMutation({ file, at, kind }: Mutation, text = readFileSync(file, 'utf8')): string {
  const root: unknown = JSON.parse(text);
  const places = placesIn(root);
  const { parent, key } = places[Math.floor(at * places.length)] as Place;
  const record = parent as Record<string | number, unknown>;
  const value = values[kind](record[key]);
  if (value === undefined && Array.isArray(parent)) parent.splice(Number(key), 1);
  else if (value === undefined) delete record[key];
  else record[key] = value;
  return `${JSON.stringify(root, null, 2)}\n`;
}
