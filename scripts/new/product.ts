import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { sitePaths } from '@/lib/config/site-paths';
import { todoMark } from '@/lib/content/todo-marks';
import { listFolderNames } from '@/lib/files/list-files';
import { localeCodes } from '@/lib/i18n/locales';
import { isSlug } from '@/lib/text/slug';
import { readJsonRecord, writeFormattedJson } from './json';

const hints: Record<string, string> = {
  // A hint has to be valid as well, so that the other pages can be viewed in the meantime.
  kind: 'what it is, as people search for it; at most 60',
  badge: 'at most 40 characters',
  subtitle: 'one line, at most 90 characters',
  shortDescription: 'what it is and for whom, at most 240 characters',
  longDescription: 'a paragraph',
  title: 'a benefit, at most 60 characters',
  text: 'what it means for the animal, at most 260 characters',
  metaDescription: 'what search engines show, 30 to 175 characters',
};

function hinted(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((one) => hinted(one, key));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([inner, one]) => [inner, hinted(one, inner)]));
  return `${todoMark} ${hints[key] ?? key}`;
}

const titled = (slug: string) =>
  slug.replace(/(^|-)([a-z])/g, (_, dash, letter) => `${dash && ' '}${letter.toUpperCase()}`);

/**
 * Creates the folder of a product under `root`, based on the product `from`: its facts, to be corrected, and a text
 * template for each language. Returns the files. Throws if the name cannot be part of a URL or already exists.
 */
export function createProductFiles(root: string, slug: string, from = 'simple'): string[] {
  if (!isSlug(slug))
    throw new Error(`'${slug}' cannot be part of a URL: use lower-case Latin letters, digits and hyphens`);
  const range = path.join(root, 'content/products');
  const folder = path.join(range, slug);
  if (existsSync(folder)) throw new Error(`content/products/${slug} exists already`);
  if (!existsSync(path.join(range, from))) throw new Error(`content/products/${from} does not exist`);
  const all = listFolderNames(range).map((name) => readJsonRecord(path.join(range, name, 'facts.json')));
  // The other product's remarks about the specification and its launch date do not apply here.
  const { availableFrom, ...facts } = readJsonRecord(path.join(range, from, 'facts.json'));
  const code = freeCode(
    slug,
    String(facts.code).slice(0, 2),
    all.map((one) => String(one.code)),
  );
  const order = Math.max(...all.map((one) => Number(one.order))) + 1;
  const route = `/products/${facts.species === 'cat' ? 'cats/' : ''}${slug}`;
  if (Object.values<string>(sitePaths).includes(route)) throw new Error(`${route} is another page of the site`);
  const notes = [
    `${todoMark} recipe, analysis, formats and tags are those of ${from}; put in this product's and delete this note`,
  ];
  mkdirSync(folder);
  const files: [string, unknown][] = [['facts.json', { ...facts, order, route, code, notes, specified: [] }]];
  const copy = readJsonRecord(path.join(range, from, 'en.json'));
  for (const locale of localeCodes)
    files.push([`${locale}.json`, { ...(hinted(copy, '') as object), name: titled(slug) }]);
  for (const [name, value] of files) writeFormattedJson(path.join(folder, name), value);
  return files.map(([name]) => `content/products/${slug}/${name}`);
}

/** Returns three letters of the name that no other product code has. */
function freeCode(slug: string, prefix: string, taken: string[]): string {
  const letters = slug
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .padEnd(3, 'X');
  const [first = 'X', second = 'X'] = letters;
  const last = [...letters.slice(2), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = last.map((third) => `${prefix}-${first}${second}${third}`);
  const free = codes.find((code) => !taken.includes(code));
  if (!free) throw new Error(`no code is free with the prefix ${prefix}-${first}${second}`);
  return free;
}
