import 'server-only';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';

const root = join(process.cwd(), 'content');
const parsed = new Map<string, unknown>();

/** A content file that cannot be used; the message names the file, the field and the reason. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/** Parses a JSON content file with its schema, once per process. Throws ContentError naming file, field and reason. */
export function readContent<T extends z.ZodType>(path: string, schema: T): z.output<T> {
  const known = parsed.get(path);
  if (known !== undefined) return known as z.output<T>;
  const value = parseContent(path, readText(path), schema);
  parsed.set(path, value);
  return value;
}

/** The text of a content file. Throws ContentError when it cannot be read. */
export function readText(path: string): string {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch (cause) {
    throw new ContentError(`content/${path}: cannot be read`, { cause });
  }
}

/** Checks JSON text against a schema. Throws ContentError naming file, field and reason. */
export function parseContent<T extends z.ZodType>(path: string, text: string, schema: T): z.output<T> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new ContentError(`content/${path}: not valid JSON (${(cause as Error).message})`, { cause });
  }
  return checkContent(path, json, schema);
}

/** Checks a value read from a content file against a schema. Throws ContentError naming file, field and reason. */
export function checkContent<T extends z.ZodType>(path: string, value: unknown, schema: T): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path: field, message }) => `${field.join('.') || '(file)'}: ${message}`);
  throw new ContentError(`content/${path}: ${problems.join('; ')}`);
}

/** Names of the folders (or files) directly under a content folder, sorted. */
export function listContent(path: string): string[] {
  return readdirSync(join(root, path)).sort();
}
