import 'server-only';
import { readFileSync, statSync } from 'node:fs';
import type { Locale } from '@/lib/i18n/locales';

/** The text inventory of the development server; `scripts/texts/write-text-inventory.ts` writes it. */
export const textInventoryFile = '.cache/text-preview.json';

export const translationIssueKinds = ['untranslated', 'changed', 'long'] as const;
export type TranslationIssueKind = (typeof translationIssueKinds)[number];

/** A mark for reviewers, with its reason. `shown` is the part of a post that it concerns. */
export type TranslationIssue = { state: TranslationIssueKind; reason: string; shown?: string };

/** A text in one language: its position, its content, and a regular expression if it has placeholders. */
export type InventoryTranslation = {
  file: string;
  line: number | null;
  text: string;
  pattern?: string;
  terms: string;
  marks: TranslationIssue[];
};

/** Site paths of the pages that contain a text, `*` for every page; the source files that use it; other outputs. */
export type PlacesOfOneText = { pages: string[]; code: string[]; otherPlaces: string[] };

/** A text by an id that is the same in every language, such as `messages/nav.exports`. */
export type InventoryText = {
  id: string;
  limit: number | null;
  places: PlacesOfOneText;
  translations: Partial<Record<Locale, InventoryTranslation>>;
};

let cached: { changed: number; texts: InventoryText[] } | null = null;

/** Every text of the site in the order of the files; none before the first report is written. */
export function readTextInventory(): InventoryText[] {
  const changed = statSync(textInventoryFile, { throwIfNoEntry: false })?.mtimeMs;
  if (!changed) return [];
  if (cached?.changed !== changed) cached = { changed, texts: JSON.parse(readFileSync(textInventoryFile, 'utf8')) };
  return cached.texts;
}
