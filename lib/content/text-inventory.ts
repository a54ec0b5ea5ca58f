import 'server-only';
import { readFileSync, statSync } from 'node:fs';
import type { Locale } from '@/lib/i18n/locales';

/** Where the development server keeps what it knows about each text; `scripts/texts/write-text-inventory.ts` writes it. */
export const textInventoryFile = '.cache/text-preview.json';

export const textStates = ['untranslated', 'changed', 'long'] as const;
export type TextState = (typeof textStates)[number];

/** What a reader should look at, and why. `shown` is the part of a post that it is about. */
export type TextMark = { state: TextState; reason: string; shown?: string };

/** A text in one language: its place, what it says, and as a regular expression if it has placeholders. */
export type InventoryTranslation = {
  file: string;
  line: number | null;
  text: string;
  pattern?: string;
  terms: string;
  marks: TextMark[];
};

/** Site paths of the pages whose code has a text, `*` for every page; the files of this code; what else shows it. */
export type TextPlaces = { pages: string[]; code: string[]; otherPlaces: string[] };

/** A text by an id that is the same in every language, such as `messages/nav.exports`. */
export type InventoryText = {
  id: string;
  limit: number | null;
  places: TextPlaces;
  translations: Partial<Record<Locale, InventoryTranslation>>;
};

let known: { changed: number; texts: InventoryText[] } | null = null;

/** Every text of the site in the order of the files; none before the first report is written. */
export function readTextInventory(): InventoryText[] {
  const changed = statSync(textInventoryFile, { throwIfNoEntry: false })?.mtimeMs;
  if (!changed) return [];
  if (known?.changed !== changed) known = { changed, texts: JSON.parse(readFileSync(textInventoryFile, 'utf8')) };
  return known.texts;
}
