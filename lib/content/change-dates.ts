import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { parseJsonText } from '@/lib/files/parse-file';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { listContent, readContent, readContentText } from './read-content';
import { getSwitchedOffIdsByKind } from './switched-off';

/** The date on which the texts of a source last changed, and their hash: `2026-11-21 1a2b3c4d`. */
const entry = z.string().regex(/^\d{4}-\d{2}-\d{2} [0-9a-f]{8}$/);
export const changeDatesSchema = z.record(z.string(), z.partialRecord(z.enum(localeCodes), entry));
export type ContentChangeDates = z.infer<typeof changeDatesSchema>;

export const changeDatesFile = 'changes.json';

/** Content folders whose changes are recorded: `pages/about`, `products/simple`. */
export function listChangeTrackedFolders(): string[] {
  return ['pages', 'products'].flatMap((kind) => listContent(kind).map((name) => `${kind}/${name}`));
}

/**
 * The date (ISO 8601) on which a source last changed in a language; undefined if content/changes.json does not list it.
 */
export function lastChangeDate(source: string, locale: Locale): string | undefined {
  return readContent(changeDatesFile, changeDatesSchema)[source]?.[locale]?.split(' ')[0];
}

// Content that a page shows in addition to its own texts.
const sharedContent: Record<string, string[]> = {
  'pages/exports': ['markets.json', 'stories.json'],
  'pages/home': ['claims.json', 'hero.json'],
  'pages/why': ['claims.json'],
};

/** The claims that a language leaves out of a source. */
function switchedOffOf(source: string, locale: Locale): unknown[] {
  const off = getSwitchedOffIdsByKind(locale);
  const [kind, name] = source.split('/');
  if (kind === 'pages') return source in sharedContent ? Object.entries(off) : [];
  return [...(off.badges ?? []), ...(off.benefits ?? [])].filter((id) => id.split('.')[0] === name);
}

/** Eight hexadecimal digits that change with the texts or facts of a source, but not with their formatting. */
export function contentFingerprint(source: string, locale: Locale): string {
  const ownFiles = source.startsWith('products/') ? ['facts', locale] : [locale];
  const files = [...ownFiles.map((file) => `${source}/${file}.json`), ...(sharedContent[source] ?? [])];
  const hash = createHash('sha256');
  const off = switchedOffOf(source, locale);
  for (const file of files) hash.update(JSON.stringify(parseJsonText(`content/${file}`, readContentText(file))));
  if (off.length) hash.update(JSON.stringify(off));
  return hash.digest('hex').slice(0, 8);
}
