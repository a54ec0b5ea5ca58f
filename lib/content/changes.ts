import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '@/lib/content-file';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { listContent, readContent, readText } from './read';

/** When the words of a source last changed, and what they were then: `2026-11-21 1a2b3c4d`. */
const entry = z.string().regex(/^\d{4}-\d{2}-\d{2} [0-9a-f]{8}$/);
export const changesSchema = z.record(z.string(), z.partialRecord(z.enum(localeCodes), entry));
export type Changes = z.infer<typeof changesSchema>;

export const changesFile = 'changes.json';

/** Folders of content that say when they changed: `pages/about`, `products/simple`. */
export function datedSources(): string[] {
  return ['pages', 'products'].flatMap((kind) => listContent(kind).map((name) => `${kind}/${name}`));
}

/** The day (ISO 8601) on which a source last changed in a language; undefined for one that is not in content/changes.json. */
export function changedOn(source: string, locale: Locale): string | undefined {
  return readContent(changesFile, changesSchema)[source]?.[locale]?.split(' ')[0];
}

// Content that a page shows beside its own words.
const shownOn: Record<string, string[]> = {
  'pages/exports': ['markets.json', 'stories.json'],
  'pages/home': ['claims.json', 'hero.json'],
  'pages/why': ['claims.json'],
};

/** Eight hexadecimal digits that change when the words or facts of a source do, and not when only their layout does. */
export function fingerprint(source: string, locale: Locale): string {
  const own = source.startsWith('products/') ? ['facts', locale] : [locale];
  const files = [...own.map((file) => `${source}/${file}.json`), ...(shownOn[source] ?? [])];
  const hash = createHash('sha256');
  for (const file of files) hash.update(JSON.stringify(parseJson(`content/${file}`, readText(file))));
  return hash.digest('hex').slice(0, 8);
}
