import { readFileSync, writeFileSync } from 'node:fs';
import { parseJson } from '@/lib/files/parse-file';

export type Json = Record<string, unknown>;

export const readJsonRecord = (file: string): Json => parseJson(file, readFileSync(file, 'utf8')) as Json;

/** Writes a file in the project's format, except for short lists. */
export const writeFormattedJson = (file: string, value: unknown) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
