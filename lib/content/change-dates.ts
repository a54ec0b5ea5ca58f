import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { parseJsonFileText } from '@/lib/files/parse-file';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { listContentFolderNames, readContent, readContentText, validateContent } from './read-content';
import { getSwitchedOffIdsByKind } from './switched-off';

/** The date on which the texts of a source last changed, and their hash: `2026-11-21 1a2b3c4d`. */
const entry = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} [0-9a-f]{8}$/, 'is not written by hand: delete this line and run npm run content:dates');
export const changeDatesSchema = z.record(z.string(), z.partialRecord(z.enum(localeCodes), entry));
export type ContentChangeDates = z.infer<typeof changeDatesSchema>;

export const changeDatesFile = 'changes.json';

/** Content folders whose changes are recorded: `pages/about`, `posts/bones`, `products/simple`. */
export function listChangeTrackedFolders(): string[] {
  return ['pages', 'posts', 'products'].flatMap((kind) =>
    listContentFolderNames(kind).map((name) => `${kind}/${name}`),
  );
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
  if (kind !== 'products') return source in sharedContent ? Object.entries(off) : [];
  return [...(off.badges ?? []), ...(off.benefits ?? [])].filter((id) => id.split('.')[0] === name);
}

const parseFile = (path: string): unknown => parseJsonFileText(`content/${path}`, readContentText(path));

/** The texts of a page, and what it shows in addition to them. */
function pageParts(source: string, locale: Locale): unknown[] {
  return [`${source}/${locale}.json`, ...(sharedContent[source] ?? [])].map(parseFile);
}

// Only the keys that lead to shared names: content:check reports everything else that is wrong with the facts.
const key = z.string();
const keysOfSharedNames = z.object({
  ingredients: z.array(z.object({ key })),
  additives: z.array(z.object({ key })),
  tags: z.array(key),
  formats: z.array(key),
  proteins: z.array(key),
  allergens: z.array(key),
  line: key,
  species: key,
  lifeStage: key,
});
const namesByKind = z.record(z.string(), z.record(z.string(), z.unknown()));

/** The facts and texts of a product, and the names in the dictionary that its page shows. */
function productParts(source: string, locale: Locale): unknown[] {
  const [facts, copy] = [parseFile(`${source}/facts.json`), parseFile(`${source}/${locale}.json`)];
  const used = validateContent(`${source}/facts.json`, facts, keysOfSharedNames);
  const dictionary = `dictionaries/${locale}.json`;
  const names = validateContent(dictionary, parseFile(dictionary), namesByKind);
  const leftOut = getSwitchedOffIdsByKind(locale).tags ?? [];
  const keysByKind = {
    ingredients: used.ingredients.map((ingredient) => ingredient.key),
    additives: used.additives.map((additive) => additive.key),
    tags: used.tags.filter((tag) => !leftOut.includes(tag)),
    ...{ formats: used.formats, proteins: used.proteins, allergens: used.allergens },
    ...{ lines: [used.line], species: [used.species], lifeStages: [used.lifeStage] },
  };
  const shown = Object.entries(keysByKind).flatMap(([kind, keys]) => keys.map((name) => names[kind]?.[name]));
  return [facts, copy, [...shown, names.units, names.analysis]];
}

/** The facts and the text of a post. Its dates state when it changed, and are no change themselves. */
function postParts(source: string, locale: Locale): unknown[] {
  const facts = validateContent(`${source}/post.json`, parseFile(`${source}/post.json`), z.record(key, z.unknown()));
  const { published: _published, updated: _updated, ...rest } = facts;
  return [rest, readContentText(`${source}/${locale}.mdx`).replace(/\s+/g, ' ').trim()];
}

const partsByKind: Record<string, (source: string, locale: Locale) => unknown[]> = {
  pages: pageParts,
  posts: postParts,
  products: productParts,
};

/** Eight hexadecimal digits that change with the texts or facts of a source, but not with their formatting. */
export function contentFingerprint(source: string, locale: Locale): string {
  return hashParts(source, locale, partsByKind[source.split('/')[0] ?? '']?.(source, locale) ?? []);
}

/**
 * The fingerprint of a product without the names in the dictionary, which content/changes.json of an earlier release
 * has; null for other sources, whose fingerprints are the same.
 */
export function formerContentFingerprint(source: string, locale: Locale): string | null {
  if (!source.startsWith('products/')) return null;
  return hashParts(source, locale, [`${source}/facts.json`, `${source}/${locale}.json`].map(parseFile));
}

function hashParts(source: string, locale: Locale, parts: unknown[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(JSON.stringify(part));
  const off = switchedOffOf(source, locale);
  if (off.length) hash.update(JSON.stringify(off));
  return hash.digest('hex').slice(0, 8);
}
