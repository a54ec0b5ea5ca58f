import 'server-only';
import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { listFolderNames } from '@/lib/files/list-files';
import { ContentError, parseFileValueWithSchema, parseJsonFileText, requireUtf8Text } from '@/lib/files/parse-file';
import { createContentCache } from './content-cache';

// Not with `join`, and each call that reads is marked: the compiler would take every file of the folder for a part of
// the site, 0.7 GB and 18 s more with 2,000 products.
const root = `${process.cwd()}/content`;
const cache = createContentCache<string, unknown>();

/** Parses a JSON content file with its schema, once per process. Throws ContentError naming file, field and reason. */
export function readContent<T extends z.ZodType>(path: string, schema: T): z.output<T> {
  const cached = cache.get(path);
  if (cached !== undefined) return cached as z.output<T>;
  const value = parseContent(path, readContentText(path), schema);
  cache.set(path, value);
  return value;
}

/** The text of a content file. Throws ContentError if it cannot be read or is not UTF-8. */
export function readContentText(path: string): string {
  let text: string;
  try {
    text = readFileSync(/* turbopackIgnore: true */ `${root}/${path}`, 'utf8');
  } catch (cause) {
    const isMissing = (cause as NodeJS.ErrnoException).code === 'ENOENT';
    throw new ContentError(`content/${path}`, isMissing ? 'is missing' : 'cannot be read', { cause });
  }
  return requireUtf8Text(`content/${path}`, text);
}

/** Checks JSON text against a schema. Throws ContentError naming file, field and reason. */
export function parseContent<T extends z.ZodType>(path: string, text: string, schema: T): z.output<T> {
  return validateContent(path, parseJsonFileText(`content/${path}`, text), schema);
}

/** Checks a value read from a content file against a schema. Throws ContentError naming file, field and reason. */
export function validateContent<T extends z.ZodType>(path: string, value: unknown, schema: T): z.output<T> {
  return parseFileValueWithSchema(`content/${path}`, value, schema);
}

/** Names of the folders directly under a content folder, sorted; a stray file there is no page, product or post. */
export function listContentFolderNames(path: string): string[] {
  return listFolderNames(`${root}/${path}`);
}
